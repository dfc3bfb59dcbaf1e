package tree

import (
	"strconv"
	"strings"
)

// ink is how a class looks in a file of its own, which has no style sheet: the
// colours are those of the light theme.
type ink struct {
	fill, stroke string // "" for none
	width        float64
	dash         string
	bold         bool
}

const (
	paper, black, soft = "#fffefb", "#1d2129", "#5c5f69"
	green, ochre, red  = "#1b7446", "#7a6200", "#b02a37"
)

var inks = map[string]ink{
	edgeOther:        {stroke: "#b9b1a0", width: 1.3},
	edgeBest:         {stroke: black, width: 2.8},
	edgeAgain:        {stroke: "#b9b1a0", width: 1.3, dash: "4 4"},
	edgeAgainBest:    {stroke: black, width: 2.8, dash: "6 4"},
	ghost + "win":    {fill: "#e3f2e8", stroke: green, width: 1.5, dash: "3 2.5"},
	ghost + "draw":   {fill: "#f7efd2", stroke: ochre, width: 1.5, dash: "3 2.5"},
	ghost + "loss":   {fill: "#fae6e6", stroke: red, width: 1.5, dash: "3 2.5"},
	shape + "win":    {fill: green, stroke: green, width: 2},
	shape + "draw":   {fill: ochre, stroke: ochre, width: 2},
	shape + "loss":   {fill: red, stroke: red, width: 2},
	mark:             {fill: paper},
	"tree-position":  {fill: soft},
	"tree-move":      {fill: soft},
	"tree-move-best": {fill: black, bold: true},
	"tree-score":     {fill: black, bold: true},
	"tree-folded":    {fill: "#2b55c8", bold: true},
	"tree-win":       {fill: green, bold: true},
	"tree-draw":      {fill: ochre, bold: true},
	"tree-loss":      {fill: red, bold: true},
}

// inkOf returns how a path looks, or a run: its last class says it.
func inkOf(class string) ink {
	if i, known := inks[class]; known {
		return i
	}
	return inks[class[strings.LastIndexByte(class, ' ')+1:]]
}

// attributes returns what says in a file how a class looks.
func attributes(class string) string {
	i, text := inkOf(class), ""
	if i.fill != "" {
		text += ` fill="` + i.fill + `"`
	}
	if i.stroke != "" {
		text += ` stroke="` + i.stroke + `" stroke-width="` + number(i.width) + `"`
	}
	if i.dash != "" {
		text += ` stroke-dasharray="` + i.dash + `"`
	}
	if i.bold {
		text += ` font-weight="700"`
	}
	return text
}

// font is asked for in files; the site's own may not be there.
const font = "Figtree, system-ui, -apple-system, 'Segoe UI', sans-serif"

// SVG returns the whole drawing as a file that needs nothing else. It carries the
// tree itself, as [Tree.JSON] writes it, so that it can be opened again.
func (t *Tree) SVG() string {
	b := t.Bounds()
	left, top := number(b.Left-margin), number(b.Top-margin)
	width, height := number(b.Right-b.Left+2*margin), number(b.Bottom-b.Top+2*margin)
	box := strings.Join([]string{left, top, width, height}, " ")
	size := ` width="` + width + `" height="` + height + `"`
	scene := t.Draw(b, Full, false)
	var out strings.Builder
	for _, part := range []string{
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="` + box + `"` + size + ` font-family="` + font + `" font-size="13">`,
		"<title>Catch-Up: the tree of " + t.Graph.start.String() + "</title>",
		metadataStart + t.JSON() + metadataEnd,
		`<rect x="` + left + `" y="` + top + `"` + size + ` fill="` + paper + `"/>`,
		`<g fill="none" stroke-linejoin="round">`,
	} {
		out.WriteString(part + "\n")
	}
	scene.paths(&out, attributes)
	out.WriteString("</g>\n" + `<g stroke="` + paper + `" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` + "\n")
	scene.texts(&out, attributes)
	out.WriteString("</g>\n</svg>\n")
	return out.String()
}

// Markup returns the scene as elements for the page, whose style sheet knows the
// classes.
func (s Scene) Markup() string {
	var out strings.Builder
	look := func(class string) string { return ` class="` + class + `"` }
	s.paths(&out, look)
	s.texts(&out, look)
	return out.String()
}

func (s Scene) paths(out *strings.Builder, look func(class string) string) {
	for _, p := range s.Paths {
		out.WriteString(`<path` + look(p.Class) + ` d="` + p.D + `"/>`)
	}
}

// texts writes the texts. What stands in a scene needs no escaping: digits, words and
// signs of the notation.
func (s Scene) texts(out *strings.Builder, look func(class string) string) {
	anchors := [...]string{Start: "", Middle: ` text-anchor="middle"`, End: ` text-anchor="end"`}
	for _, t := range s.Texts {
		out.WriteString(`<text x="` + number(t.X) + `" y="` + number(t.Y) + `"` + anchors[t.Anchor] + look(t.Runs[0].Class))
		if second := t.Runs[1]; second.Text == "" {
			out.WriteString(`>` + t.Runs[0].Text)
		} else {
			out.WriteString(` xml:space="preserve">` + t.Runs[0].Text + `<tspan` + look(second.Class) + `>` + second.Text + `</tspan>`)
		}
		out.WriteString(`</text>`)
	}
}

func number(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }
