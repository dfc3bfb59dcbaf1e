package tree

import (
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// picture is a drawing on its way into a canvas of the browser. Content policy
// forbids to load the SVG as an image, and the canvas has the site's font.
type picture struct {
	canvas, pen app.Value
	scene       Scene
	scale       float64
	corner      Point // of the drawing, at the left top of the canvas
	next        int   // the first of paths and texts that is not drawn yet
}

// Browsers refuse canvases beyond about these sizes.
const (
	longest  = 8192     // pixels, of a side
	largeArt = 16 << 20 // pixels
)

// newPicture begins to draw the whole tree, twice as large as on screen if it is
// small enough.
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
	return p
}

// Paint draws the whole tree into a picture, a little at a time: later goes on with
// something after the browser had its turn. At the end it calls done with the PNG, or
// with null if the browser makes none.
func (t *Tree) Paint(later func(do func()), done func(png app.Value)) {
	p := t.newPicture()
	var draw func()
	draw = func() {
		if p.more() {
			later(draw)
			return
		}
		var made app.Func
		made = app.FuncOf(func(_ app.Value, args []app.Value) any {
			done(args[0])
			made.Release()
			return nil
		})
		p.canvas.Call("toBlob", made, "image/png")
	}
	draw()
}

// outline fills and strokes a path.
func (p *picture) outline(path Path) {
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

func dashes(dash string) []any {
	lengths := []any{}
	for _, length := range strings.Fields(dash) {
		n, _ := strconv.ParseFloat(length, 64)
		lengths = append(lengths, n)
	}
	return lengths
}

// more draws on for a little while and reports whether there is something left.
func (p *picture) more() bool {
	for start := time.Now(); time.Since(start) < 8*time.Millisecond; p.next++ {
		switch n := p.next - len(p.scene.Paths); {
		case n < 0:
			p.outline(p.scene.Paths[p.next])
		case n < len(p.scene.Texts):
			p.text(p.scene.Texts[n])
		default:
			return false
		}
	}
	return true
}

// text writes a text with paper around it.
func (p *picture) text(t Text) {
	x, align := t.X, []string{"left", "center", "right"}[t.Anchor]
	if t.Runs[1].Text != "" { // two runs are put side by side
		if t.Anchor == Middle {
			x -= t.width() / 2
		}
		align = "left"
	}
	p.pen.Set("textAlign", align)
	p.pen.Call("setLineDash", []any{})
	p.pen.Set("strokeStyle", paper)
	p.pen.Set("lineWidth", 4)
	for _, r := range t.Runs {
		if r.Text == "" {
			continue
		}
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
