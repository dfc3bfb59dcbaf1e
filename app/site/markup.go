//go:build !wasm

package site

import (
	"html"
	"slices"
	"strconv"
	"strings"
)

// tidyMarkup rewrites every tag of a page that go-app has rendered. go-app
// writes attributes in random order and as Go strings instead of HTML, drops the
// value "true" and keeps the value "false", which HTML takes for true.
func tidyMarkup(page string) string {
	var out strings.Builder
	for {
		before, rest, found := cutTag(page)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		var t tag
		t, page = readTag(rest)
		t.write(&out)
	}
}

// A tag is an opening tag.
type tag struct {
	name       string
	attributes []attribute
	closed     bool // ends in "/>"
}

// An attribute without a value is bare.
type attribute struct {
	name, value string
	bare        bool
}

// value returns the value of the attribute called name, or "".
func (t tag) value(name string) string {
	for _, a := range t.attributes {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

// cutTag splits text before the next opening tag.
func cutTag(text string) (before, rest string, found bool) {
	for i := range len(text) - 1 {
		if text[i] == '<' && 'a' <= text[i+1]|0x20 && text[i+1]|0x20 <= 'z' {
			return text[:i], text[i:], true
		}
	}
	return text, "", false
}

// readTag reads the tag at the start of text and returns what follows it.
func readTag(text string) (t tag, rest string) {
	end := strings.IndexAny(text, " \n\t/>")
	if end < 0 {
		return tag{name: text[1:]}, ""
	}
	t.name, rest = text[1:end], text[end:]
	for {
		rest = strings.TrimLeft(rest, " \n\t")
		switch {
		case rest == "":
			return t, ""
		case rest[0] == '>':
			return t, rest[1:]
		case rest[0] == '/':
			t.closed, rest = true, rest[1:]
			continue
		}
		var a attribute
		a, rest = readAttribute(rest)
		t.attributes = append(t.attributes, a)
	}
}

// readAttribute reads the attribute at the start of text: its value is a Go
// string where go-app wrote it and HTML where it was written by hand.
func readAttribute(text string) (a attribute, rest string) {
	end := strings.IndexAny(text, "= \n\t/>")
	if end < 0 {
		return attribute{name: text, bare: true}, ""
	}
	if text[end] != '=' {
		return attribute{name: text[:end], bare: true}, text[end:]
	}
	a.name, rest = text[:end], text[end+1:]
	if quoted, err := strconv.QuotedPrefix(rest); err == nil && quoted[0] == '"' {
		a.value, _ = strconv.Unquote(quoted)
		rest = rest[len(quoted):]
	} else if rest != "" && strings.ContainsRune(`"'`, rune(rest[0])) {
		a.value, rest, _ = strings.Cut(rest[1:], rest[:1])
	} else {
		end := strings.IndexAny(rest+">", " \n\t>")
		a.value, rest = rest[:end], rest[end:]
	}
	a.value = html.UnescapeString(a.value)
	return a, rest
}

// switches are attributes that are on as soon as they are there.
var switches = []string{
	"async", "autofocus", "checked", "defer", "disabled", "hidden", "loop", "multiple",
	"muted", "open", "readonly", "required", "reversed", "selected",
}

func (t tag) write(out *strings.Builder) {
	slices.SortStableFunc(t.attributes, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	out.WriteString("<" + t.name)
	for _, a := range t.attributes {
		switch {
		case a.value == "false" && slices.Contains(switches, a.name):
			continue
		case a.bare && strings.HasPrefix(a.name, "aria-"):
			out.WriteString(" " + a.name + `="true"`)
		case a.bare:
			out.WriteString(" " + a.name)
		default:
			out.WriteString(" " + a.name + `="` + html.EscapeString(a.value) + `"`)
		}
	}
	if t.closed {
		out.WriteString("/")
	}
	out.WriteString(">")
}
