package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// File writes the record as a file: the text that is kept, with line breaks.
func File(data Data) (string, error) {
	text, err := encode(data)
	if err != nil {
		return "", err
	}
	var file bytes.Buffer
	if err := json.Indent(&file, []byte(text), "", "  "); err != nil {
		return "", err
	}
	file.WriteByte('\n')
	return file.String(), nil
}

// ReadFile reads a file of any version up to this one. The error says what is
// wrong and where.
func ReadFile(text string) (Data, error) {
	data, err := decode(text)
	if newer := (*NewerError)(nil); errors.As(err, &newer) {
		return Data{}, fmt.Errorf("the file was written by a newer version of the site (%w)", err)
	}
	if err != nil {
		return Data{}, fmt.Errorf("the file is no saved copy of Catch-Up: %w", err)
	}
	return data, nil
}

// Download lets the browser save a text as a file, as it saves any download.
func Download(name, text string) {
	if app.IsServer {
		return
	}
	window := app.Window()
	blob := window.Get("Blob").New([]any{text}, map[string]any{"type": "application/json"})
	url := window.Get("URL").Call("createObjectURL", blob)
	link := window.Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	// The browser has taken the text when the click is over, but some only then
	// begin to look at the address.
	var forget app.Func
	forget = app.FuncOf(func(app.Value, []app.Value) any {
		window.Get("URL").Call("revokeObjectURL", url)
		forget.Release()
		return nil
	})
	window.Call("setTimeout", forget, 60_000)
}

// largestFile is how many bytes a file may have that is read: some times what the
// browser could keep.
const largestFile = 20 << 20

// ReadPicked reads the file that was picked in a field for files and tells hear its
// text, or why it cannot be read. Nothing happens if none was.
func ReadPicked(field app.Value, hear func(text, failure string)) {
	file := field.Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	if file.Get("size").Int() > largestFile {
		hear("", "this file is far larger than a copy of Catch-Up can be")
		return
	}
	settle(file.Call("text"), func(text app.Value) { hear(text.String(), "") }, func(reason string) { hear("", reason) })
}
