package store

import "github.com/maxence-charriere/go-app/v10/pkg/app"

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

// settle waits for a promise of the browser.
func settle(promise app.Value, kept func(app.Value), broken func(reason string)) {
	var then, caught app.Func
	release := func() { then.Release(); caught.Release() }
	then = app.FuncOf(func(_ app.Value, args []app.Value) any {
		defer release()
		kept(args[0])
		return nil
	})
	caught = app.FuncOf(func(_ app.Value, args []app.Value) any {
		defer release()
		broken(args[0].Call("toString").String())
		return nil
	})
	promise.Call("then", then, caught)
}
