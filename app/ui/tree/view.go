package tree

import (
	"math"
	"strconv"

	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// view is the window in which a tree is seen: it draws into the elements of a
// [Drawing], moves the camera, and hears pointers and the wheel. Its drawing bypasses
// go-app, which would take too long for thousands of elements: the scene is one text
// of markup, and moving it changes one attribute.
type view struct {
	tree   *Tree
	camera Camera
	aim    func() Camera // what the camera is for, until the visitor moves it
	all    Camera        // that shows everything
	bounds Box
	size   Point // of the window, in CSS pixels

	window, layer app.Value
	region        Box // what is drawn
	detail        Detail
	revision      int // of the tree that is drawn
	selected      int // that is drawn

	pointers map[int]Point // that are down
	moved    bool          // since the first one is down
	click    func(twig int)
	undo     []func() // stop listening
}

// slip is how far a pointer that clicks may move, and how far off a node it may be,
// in CSS pixels.
const slip = 8.0

// open begins to show a tree in a window and to listen there.
func (v *view) open(root app.Value, tree *Tree, click func(twig int)) {
	v.window = root.Call("querySelector", ".tree-window")
	v.layer = root.Call("querySelector", ".tree-layer")
	v.pointers, v.click = map[int]Point{}, click
	v.measure()
	v.show(tree)
	v.listen("pointerdown", v.onDown)
	v.listen("pointermove", v.onMove)
	v.listen("pointerup", v.onUp)
	v.listen("pointercancel", v.onCancel)
	v.listen("wheel", v.onWheel)
	changed := app.FuncOf(func(app.Value, []app.Value) any { v.resize(); return nil })
	observer := app.Window().Get("ResizeObserver").New(changed)
	observer.Call("observe", v.window)
	v.undo = append(v.undo, func() { observer.Call("disconnect"); changed.Release() })
}

// close ends what open began.
func (v *view) close() {
	for _, undo := range v.undo {
		undo()
	}
	v.undo = nil
}

func (v *view) listen(event string, hear func(event app.Value)) {
	v.undo = append(v.undo, browser.Listen(v.window, event, hear))
}

func (v *view) measure() {
	v.size = Point{v.window.Get("clientWidth").Float(), v.window.Get("clientHeight").Float()}
}

// show shows a tree from its beginning, in the form that suits the window.
func (v *view) show(tree *Tree) {
	v.tree = tree
	v.take(func() Camera { return tree.Begin(v.size) })
}

// showAll shows all of a tree, in the form that suits the window.
func (v *view) showAll(tree *Tree) {
	v.tree = tree
	tree.Begin(v.size)
	v.fit()
}

// fit shows everything.
func (v *view) fit() { v.take(func() Camera { return Fit(v.tree.Bounds(), v.size) }) }

// take takes a camera, now and whenever the window has another size.
func (v *view) take(aim func() Camera) {
	v.aim = aim
	v.camera = aim()
	v.draw()
}

// look takes the camera that the visitor has chosen.
func (v *view) look(camera Camera) {
	v.aim = nil
	v.camera = camera
	v.draw()
}

// resize keeps what is to be seen, or the middle of the window where it is. A window
// may get its size only after it was opened.
func (v *view) resize() {
	before := v.size
	v.measure()
	if v.size == before || v.size.X == 0 {
		return
	}
	v.all = Fit(v.bounds, v.size)
	if v.aim != nil {
		v.take(v.aim)
		return
	}
	v.camera.X += (v.size.X - before.X) / 2
	v.camera.Y += (v.size.Y - before.Y) / 2
	v.draw()
}

// draw draws what is in sight, unless it is drawn already, and puts it in its place.
func (v *view) draw() {
	if v.layer == nil {
		return
	}
	changed := v.revision != v.tree.Revision
	if changed {
		v.bounds = v.tree.Bounds()
		v.all = Fit(v.bounds, v.size)
	}
	detail := DetailAt(v.camera.Scale)
	if changed || detail != v.detail || v.selected != v.tree.Selected || !v.camera.covered(v.region, v.size) {
		v.region, v.detail = v.camera.Region(v.size), detail
		v.revision, v.selected = v.tree.Revision, v.tree.Selected
		v.layer.Set("innerHTML", v.tree.Draw(v.region, detail, true).Markup())
		v.layer.Call("setAttribute", "class", "tree-layer tree-detail-"+strconv.Itoa(int(detail)))
	}
	v.layer.Call("setAttribute", "transform",
		"translate("+number(v.camera.X)+" "+number(v.camera.Y)+") scale("+strconv.FormatFloat(v.camera.Scale, 'g', 6, 64)+")")
}

// reveal moves the camera until a twig is in sight, and large enough to be read.
func (v *view) reveal(twig int) {
	camera := v.camera
	if camera.Scale < readable {
		camera = camera.Zoom(readable/camera.Scale, Point{v.size.X / 2, v.size.Y / 2}, v.all)
	}
	v.look(camera.Show(v.tree.boxes[twig].around(v.tree.at[twig]), v.size))
}

// stay changes the tree and keeps a twig of it at its place in the window.
func (v *view) stay(twig func() int, change func()) {
	before := v.tree.at[twig()]
	change()
	after := v.tree.at[twig()]
	camera := v.camera
	camera.X += (before.X - after.X) * camera.Scale
	camera.Y += (before.Y - after.Y) * camera.Scale
	v.look(camera)
}

// zoom zooms around the middle.
func (v *view) zoom(factor float64) {
	v.look(v.camera.Zoom(factor, Point{v.size.X / 2, v.size.Y / 2}, v.all))
}

func (v *view) point(event app.Value) Point {
	r := v.window.Call("getBoundingClientRect")
	return Point{event.Get("clientX").Float() - r.Get("left").Float(), event.Get("clientY").Float() - r.Get("top").Float()}
}

func (v *view) onDown(event app.Value) {
	if event.Get("button").Int() != 0 {
		return
	}
	if len(v.pointers) == 0 {
		v.moved = false
	}
	id := event.Get("pointerId")
	v.pointers[id.Int()] = v.point(event)
	v.window.Call("setPointerCapture", id)
	if len(v.pointers) > 1 {
		v.moved = true
	}
}

// onMove pans with one pointer and zooms with two.
func (v *view) onMove(event app.Value) {
	id := event.Get("pointerId").Int()
	before, down := v.pointers[id]
	if !down {
		return
	}
	now := v.point(event)
	dx, dy := now.X-before.X, now.Y-before.Y
	if !v.moved && dx*dx+dy*dy < slip*slip {
		return
	}
	v.moved = true
	v.pointers[id] = now
	if len(v.pointers) == 1 {
		v.look(v.camera.Pan(dx, dy, v.bounds, v.size))
		return
	}
	for other, p := range v.pointers {
		if other == id {
			continue
		}
		// The middle between the two takes the drawing along, their distance its size.
		camera := v.camera.Pan(dx/2, dy/2, v.bounds, v.size)
		if d := math.Hypot(before.X-p.X, before.Y-p.Y); d > 0 {
			camera = camera.Zoom(math.Hypot(now.X-p.X, now.Y-p.Y)/d, Point{(now.X + p.X) / 2, (now.Y + p.Y) / 2}, v.all)
		}
		v.look(camera)
		return
	}
}

func (v *view) onUp(event app.Value) {
	id := event.Get("pointerId").Int()
	if _, down := v.pointers[id]; !down {
		return
	}
	at := v.point(event)
	delete(v.pointers, id)
	if twig, hit := v.tree.Hit(v.camera.Place(at), slip/v.camera.Scale); hit && !v.moved {
		v.click(twig)
	}
}

func (v *view) onCancel(event app.Value) { delete(v.pointers, event.Get("pointerId").Int()) }

// onWheel zooms with Ctrl, which is also how a touch pad pinches, and when the
// drawing has the focus. Otherwise the wheel is the page's.
func (v *view) onWheel(event app.Value) {
	focused := app.Window().Get("document").Get("activeElement").Equal(v.window)
	if !event.Get("ctrlKey").Bool() && !focused {
		return
	}
	event.Call("preventDefault")
	const pixels = 16 // of a line, for mice that count in lines
	delta := event.Get("deltaY").Float()
	if event.Get("deltaMode").Int() == 1 {
		delta *= pixels
	}
	factor := 1.0
	for range int(min(max(delta, -delta)/8, 30)) {
		factor *= 1.02
	}
	if delta > 0 {
		factor = 1 / factor
	}
	v.look(v.camera.Zoom(factor, v.point(event), v.all))
}
