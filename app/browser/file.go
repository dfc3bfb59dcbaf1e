package browser

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Text returns a text as a file of that kind: "application/json".
func Text(kind, text string) (file app.Value) {
	return app.Window().Get("Blob").New([]any{text}, map[string]any{"type": kind})
}

// Save lets the browser save a file, as it saves any download.
func Save(name string, file app.Value) {
	window := app.Window()
	url := window.Get("URL").Call("createObjectURL", file)
	link := window.Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	// The browser has taken the file when the click is over, but some only then begin
	// to look at the address.
	var forget app.Func
	forget = app.FuncOf(func(app.Value, []app.Value) any {
		window.Get("URL").Call("revokeObjectURL", url)
		forget.Release()
		return nil
	})
	window.Call("setTimeout", forget, 60_000)
}

// largest is how many bytes a file may have that is read: some times what the browser
// could keep.
const largest = 20 << 20

// Picked reads the file that was picked in a field for files and tells hear its text,
// or why it cannot be read. Nothing happens if none was.
func Picked(field app.Value, hear func(text, failure string)) {
	file := field.Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	if file.Get("size").Int() > largest {
		hear("", "this file is far larger than any that is saved here")
		return
	}
	Settle(file.Call("text"),
		func(text app.Value) { hear(text.String(), "") },
		func(reason app.Value) { hear("", reason.Call("toString").String()) })
}
