package chart

import (
	_ "embed"
	"html"
	"strings"
)

// svgStyle is how a drawing looks that has left the site.
//
//go:embed figure.css
var svgStyle string

// SVG writes the figure as a file of its own, so many px wide.
func (f Figure) SVG(width float64) string {
	d := f.draw(width)
	var out strings.Builder
	out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` + px(d.width) + " " + px(d.height) +
		`" width="` + px(d.width) + `" height="` + px(d.height) + `">` + "\n")
	out.WriteString("<title>" + html.EscapeString(f.Title) + "</title>\n<style>\n" + svgStyle + "</style>\n")
	out.WriteString(`<rect class="chart-ground" width="100%" height="100%"/>` + "\n")
	for _, s := range d.shapes {
		out.WriteString("<" + s.tag + ` class="` + s.class + `"`)
		for _, a := range s.attributes {
			out.WriteString(" " + a[0] + `="` + html.EscapeString(a[1]) + `"`)
		}
		out.WriteString(">" + html.EscapeString(s.text))
		if s.title != "" {
			out.WriteString("<title>" + html.EscapeString(s.title) + "</title>")
		}
		out.WriteString("</" + s.tag + ">\n")
	}
	out.WriteString("</svg>\n")
	return out.String()
}
