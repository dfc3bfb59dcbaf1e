//go:build !wasm

package site

import "testing"

func TestTidyMarkup(t *testing.T) {
	for in, want := range map[string]string{
		`<p class="b" aria-label="a">1 &lt; 2</p>`: `<p aria-label="a" class="b">1 &lt; 2</p>`,
		`<p title="say \"hi\" & go">`:              `<p title="say &#34;hi&#34; &amp; go">`,
		`<p title="1\u00a02">`:                     "<p title=\"1\u00a02\">",
		`<button disabled="false" aria-pressed>`:   `<button aria-pressed="true">`,
		`<button disabled aria-pressed="false">`:   `<button aria-pressed="false" disabled>`,
		`<a href="/x/?a=1&amp;b=2#c">`:             `<a href="/x/?a=1&amp;b=2#c">`,
		`<rect width=5 height='6'/>`:               `<rect height="6" width="5"/>`,
		"<path d=\"M0 0\n  L1 1\">":                "<path d=\"M0 0\n  L1 1\">",
		`<!-- a <b c> --> 1 < 2`:                   `<!-- a <b c> --> 1 < 2`,
		`<br><hr class="x">`:                       `<br><hr class="x">`,
		`<p`:                                       `<p>`,
		`<p class`:                                 `<p class>`,
	} {
		if got := tidyMarkup(in); got != want {
			t.Errorf("tidyMarkup(%s)\n got %s\nwant %s", in, got, want)
		}
	}
}
