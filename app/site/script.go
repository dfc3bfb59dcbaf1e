package site

import (
	"fmt"
	"strings"
)

// A patch replaces text that stands exactly once in go-app's script.
type patch struct {
	why      string
	old, new string
}

// patches correct go-app's script. window.catchup is made by web/boot.js.
func patches(base Base) []patch {
	return []patch{
		{
			why: "phones with \"bot\" in their name, like CUBOT's, are for people too",
			old: `  if (
    /bot|googlebot|crawler|spider|robot|crawling/i.test(navigator.userAgent)
  ) {
    return false;
  }

`,
			new: "",
		},
		{
			why: "boot.js tells of a new version: this would also tell of the first",
			old: "      goappSetupNotifyUpdate(registration);\n",
			new: "",
		},
		{
			why: "a page says which program shows it, of its own version",
			old: `fetchWithProgress("` + base.Path("web/app.wasm") + `", showProgress)`,
			new: `fetchWithProgress(document.documentElement.dataset.program, showProgress)`,
		},
		{
			why: "each program has a size of its own",
			old: `const goappWasmContentLength = "";`,
			new: `const goappWasmContentLength = document.documentElement.dataset.size;`,
		},
		{
			why: "an error page is not a program; and one that the device has is compiled as it is read, with no progress to show",
			old: "  const response = await fetch(url);\n",
			new: "  const response = await fetch(url);\n" +
				"  if (!response.ok) {\n    throw new Error(`${response.status} ${response.statusText}`);\n  }\n" +
				"  if (navigator.serviceWorker?.controller && response.headers.get(\"Content-Type\") === \"application/wasm\") {\n" +
				"    return response;\n  }\n",
		},
		{
			why: "hosts that do not know WebAssembly send it as something else",
			old: "    res.headers.set(pair[0], pair[1]);\n  }\n",
			new: "    res.headers.set(pair[0], pair[1]);\n  }\n" +
				"  res.headers.set(\"Content-Type\", \"application/wasm\");\n",
		},
		{
			why: "somebody must notice when the program ends",
			old: "    go.run(wasm.instance);\n",
			new: "    window.catchup.watch(go.run(wasm.instance));\n",
		},
		{
			why: "what went wrong is said in words, with what to do",
			old: "    loaderIcon.className = \"goapp-logo\";\n    loaderLabel.innerText = err;\n",
			new: "    window.catchup.notLoaded(err);\n",
		},
	}
}

// patchAppScript returns go-app's script with all patches. It fails if go-app
// has changed what one of them replaces.
func patchAppScript(script string, base Base) ([]byte, error) {
	for _, p := range patches(base) {
		if n := strings.Count(script, p.old); n != 1 {
			return nil, fmt.Errorf("patch go-app's app.js (%s): the text to replace is there %d times:\n%s", p.why, n, p.old)
		}
		script = strings.Replace(script, p.old, p.new, 1)
	}
	return []byte(script), nil
}
