package tree

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// picture is a drawing on its way into a canvas of the browser. Content policy
// forbids to load the SVG as an image, and the canvas has the site's font.
type picture struct {
	canvas, pen app.Value
	scene       Scene
	scale       float64
	corner      Point // of the drawing, at the left top of the canvas
	next        int   // the first text that is not drawn yet
}

// Browsers refuse canvases beyond about these sizes.
const (
	longest  = 8192     // pixels, of a side
	largeArt = 24 << 20 // pixels
)

// newPicture begins to draw the whole tree, twice as large as on screen if it is
// small enough, and draws all but the texts.
func (t *Tree) newPicture() *picture {
	b := t.Bounds()
	w, h := b.Right-b.Left+2*margin, b.Bottom-b.Top+2*margin
	p := &picture{
		canvas: app.Window().Get("document").Call("createElement", "canvas"),
		scale:  min(2, longest/w, longest/h, math.Sqrt(largeArt/(w*h))),
		corner: Point{b.Left - margin, b.Top - margin},
	}
	p.scene = t.Draw(b, DetailAt(p.scale), false)
	p.canvas.Set("width", max(1, int(w*p.scale)))
	p.canvas.Set("height", max(1, int(h*p.scale)))
	p.pen = p.canvas.Call("getContext", "2d")
	p.pen.Set("fillStyle", paper)
	p.pen.Call("fillRect", 0, 0, p.canvas.Get("width"), p.canvas.Get("height"))
	p.pen.Call("scale", p.scale, p.scale)
	p.pen.Call("translate", -p.corner.X, -p.corner.Y)
	p.pen.Set("lineJoin", "round")
	for _, path := range p.scene.Paths {
		i := inks[path.Class]
		outline := app.Window().Get("Path2D").New(path.D)
		if i.fill != "" {
			p.pen.Set("fillStyle", i.fill)
			p.pen.Call("fill", outline)
		}
		if i.stroke != "" {
			p.pen.Set("strokeStyle", i.stroke)
			p.pen.Set("lineWidth", max(i.width, .7/p.scale))
			p.pen.Call("setLineDash", dashes(i.dash))
			p.pen.Call("stroke", outline)
		}
	}
	p.pen.Call("setLineDash", []any{})
	p.pen.Set("strokeStyle", paper)
	p.pen.Set("lineWidth", 4)
	return p
}

func dashes(dash string) []any {
	switch dash {
	case "":
		return []any{}
	case "3 2.5":
		return []any{3, 2.5}
	default:
		return []any{5, 4}
	}
}

// more draws some hundred texts and reports whether there are any left.
func (p *picture) more() bool {
	end := min(p.next+200, len(p.scene.Texts))
	for _, t := range p.scene.Texts[p.next:end] {
		x := t.X
		all := 0.0
		for _, r := range t.Runs {
			all += width(r.Text)
		}
		switch t.Anchor {
		case Middle:
			x -= all / 2
		case End:
			x -= all
		}
		for _, r := range t.Runs {
			i := inkOf(r.Class)
			weight := "400"
			if i.bold {
				weight = "700"
			}
			p.pen.Set("font", weight+" 13px "+font)
			p.pen.Call("strokeText", r.Text, x, t.Y)
			p.pen.Set("fillStyle", i.fill)
			p.pen.Call("fillText", r.Text, x, t.Y)
			x += p.pen.Call("measureText", r.Text).Get("width").Float()
		}
	}
	p.next = end
	return end < len(p.scene.Texts)
}
