package site

import "testing"

func TestTidyMarkup(t *testing.T) {
	for in, want := range map[string]string{
		`<p class="b" aria-label="a">1 &lt; 2</p>`:                `<p aria-label="a" class="b">1 &lt; 2</p>`,
		`<p title="say \"hi\" & go"></p>`:                         `<p title="say &#34;hi&#34; &amp; go"></p>`,
		`<p title="1\u00a02"></p>`:                                "<p title=\"1\u00a02\"></p>",
		`<button disabled="false" aria-pressed></button>`:         `<button aria-pressed="true"></button>`,
		`<button disabled aria-pressed="false"></button>`:         `<button aria-pressed="false" disabled=""></button>`,
		`<a href="/x/?a=1&amp;b=2#c"></a>`:                        `<a href="/x/?a=1&amp;b=2#c"></a>`,
		`<svg viewBox="0 0 1 1"><rect width=5 height='6'/></svg>`: `<svg viewBox="0 0 1 1"><rect height="6" width="5"></rect></svg>`,
		"<svg><path d=\"M0 0\n  L1 1\"></path></svg>":             "<svg><path d=\"M0 0\n  L1 1\"></path></svg>",
		`<p><!-- a <b c> --> 1 &lt; 2</p>`:                        `<p><!-- a <b c> --> 1 &lt; 2</p>`,
		`<p><br><input class="x"></p>`:                            `<p><br/><input class="x"/></p>`,
	} {
		if got := tidyMarkup(find(parseMarkup(in), "body").FirstChild); got != want {
			t.Errorf("tidyMarkup(%s)\n got %s\nwant %s", in, got, want)
		}
	}
}
