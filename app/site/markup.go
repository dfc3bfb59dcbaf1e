package site

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// goValue matches the value of an attribute as go-app writes it: a Go string.
var goValue = regexp.MustCompile(`="(?:[^"\\]|\\.)*"`)

// parseMarkup reads a document, or elements that are to stand in one, as go-app
// renders them. It writes attributes as Go strings instead of HTML.
func parseMarkup(text string) *html.Node {
	text = goValue.ReplaceAllStringFunc(text, func(match string) string {
		value, err := strconv.Unquote(match[1:])
		if err != nil {
			return match // written by hand
		}
		return `="` + html.EscapeString(html.UnescapeString(value)) + `"`
	})
	root, _ := html.Parse(strings.NewReader(text)) // a text can be read to its end
	return root
}

// find returns the first element called name, if there is one.
func find(root *html.Node, name string) *html.Node {
	for n := range root.Descendants() {
		if n.Type == html.ElementNode && n.Data == name {
			return n
		}
	}
	return &html.Node{}
}

// valueOf returns the value of the attribute called name, or "".
func valueOf(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// switches are attributes that are on as soon as they are there.
var switches = []string{
	"async", "autofocus", "checked", "defer", "disabled", "hidden", "loop", "multiple",
	"muted", "open", "readonly", "required", "reversed", "selected",
}

// tidyMarkup writes an element that go-app has rendered. It writes attributes in
// random order, drops the value "true" and keeps the value "false", which HTML takes
// for true.
func tidyMarkup(element *html.Node) string {
	for n := range element.Descendants() {
		tidyAttributes(n)
	}
	tidyAttributes(element)
	var out strings.Builder
	_ = html.Render(&out, element) // a builder takes all
	return out.String()
}

func tidyAttributes(n *html.Node) {
	n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return a.Val == "false" && slices.Contains(switches, a.Key) })
	slices.SortFunc(n.Attr, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
	for i, a := range n.Attr {
		if a.Val == "" && strings.HasPrefix(a.Key, "aria-") {
			n.Attr[i].Val = "true"
		}
	}
}
