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

// inkOf returns how a run looks: its last class says it.
func inkOf(class string) ink { return inks[lastOf(class)] }

func lastOf(class string) string { return class[strings.LastIndexByte(class, ' ')+1:] }

// font is asked for in files; the site's own may not be there.
const font = "Figtree, system-ui, -apple-system, 'Segoe UI', sans-serif"

// SVG returns the whole drawing as a file that needs nothing else. It carries the
// tree itself, as [Tree.JSON] writes it, so that it can be opened again.
func (t *Tree) SVG() string {
	b := t.Bounds()
	w, h := b.Right-b.Left+2*margin, b.Bottom-b.Top+2*margin
	var out strings.Builder
	out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="` + join(b.Left-margin, b.Top-margin, w, h) +
		`" width="` + number(w) + `" height="` + number(h) + `" font-family="` + font + `" font-size="13">` + "\n")
	out.WriteString("<title>Catch-Up: the tree of " + t.Graph.start.String() + "</title>\n")
	out.WriteString(metadataStart + t.JSON() + metadataEnd + "\n")
	out.WriteString(`<rect x="` + number(b.Left-margin) + `" y="` + number(b.Top-margin) + `" width="` + number(w) +
		`" height="` + number(h) + `" fill="` + paper + `"/>` + "\n")
	scene := t.Draw(b, Full, false)
	for _, p := range scene.Paths {
		i := inks[p.Class]
		out.WriteString(`<path d="` + p.D + `" fill="` + orNone(i.fill) + `" stroke="` + orNone(i.stroke) + `" stroke-width="` + number(i.width) + `"`)
		if i.dash != "" {
			out.WriteString(` stroke-dasharray="` + i.dash + `"`)
		}
		out.WriteString(` stroke-linejoin="round"/>` + "\n")
	}
	out.WriteString(`<g stroke="` + paper + `" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` + "\n")
	looks := map[string]string{}
	for class, i := range inks {
		looks[class] = ` fill="` + i.fill + `"`
		if i.bold {
			looks[class] += ` font-weight="700"`
		}
	}
	for _, text := range scene.Texts {
		text.write(&out, func(class string) string { return looks[lastOf(class)] })
		out.WriteByte('\n')
	}
	out.WriteString("</g>\n</svg>\n")
	return out.String()
}

// Markup returns the scene as elements for the page, whose style sheet knows the
// classes.
func (s Scene) Markup() string {
	var out strings.Builder
	for _, p := range s.Paths {
		out.WriteString(`<path class="` + p.Class + `" d="` + p.D + `"/>`)
	}
	looks := map[string]string{}
	for _, t := range s.Texts {
		t.write(&out, func(class string) string {
			look, known := looks[class]
			if !known {
				look = ` class="` + class + `"`
				looks[class] = look
			}
			return look
		})
	}
	return out.String()
}

// write writes a text element. What stands in a scene needs no escaping: digits,
// words and signs of the notation.
func (t Text) write(out *strings.Builder, look func(class string) string) {
	var buffer [24]byte
	out.WriteString(`<text x="`)
	out.Write(strconv.AppendFloat(buffer[:0], t.X, 'f', 1, 64))
	out.WriteString(`" y="`)
	out.Write(strconv.AppendFloat(buffer[:0], t.Y, 'f', 1, 64))
	out.WriteByte('"')
	switch t.Anchor {
	case Middle:
		out.WriteString(` text-anchor="middle"`)
	case End:
		out.WriteString(` text-anchor="end"`)
	}
	out.WriteString(look(t.Runs[0].Class))
	if t.Runs[1].Text == "" {
		out.WriteByte('>')
		out.WriteString(t.Runs[0].Text)
	} else {
		out.WriteString(` xml:space="preserve">`)
		out.WriteString(t.Runs[0].Text)
		out.WriteString(`<tspan`)
		out.WriteString(look(t.Runs[1].Class))
		out.WriteByte('>')
		out.WriteString(t.Runs[1].Text)
		out.WriteString(`</tspan>`)
	}
	out.WriteString(`</text>`)
}

func orNone(colour string) string {
	if colour == "" {
		return "none"
	}
	return colour
}

func number(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }

func join(numbers ...float64) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = number(n)
	}
	return strings.Join(words, " ")
}
