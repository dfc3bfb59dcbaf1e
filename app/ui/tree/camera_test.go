package tree

import (
	"math"
	"testing"
)

var (
	windows = []Point{{336, 440}, {1030, 480}, {300, 320}}
	shapes  = []Box{{-50, -20, 50, 400}, {-700, 0, 700, 620}, {0, -40, 10000, 12000}}
)

// What is fitted into a window is all in it.
func TestFit(t *testing.T) {
	for _, window := range windows {
		for _, b := range shapes {
			c := Fit(b, window)
			if !c.covered(c.Region(window), window) {
				t.Errorf("%v is not within its own region", c)
			}
			if a, z := c.Place(Point{}), c.Place(window); a.X > b.Left || a.Y > b.Top || z.X < b.Right || z.Y < b.Bottom {
				t.Errorf("%v in %v: shown is %v to %v", b, window, a, z)
			}
		}
	}
}

// Zooming keeps the place under the finger where it is, and ends at both ends.
func TestZoom(t *testing.T) {
	at := Point{100, 200}
	for _, window := range windows {
		for _, b := range shapes {
			all := Fit(b, window)
			for _, factor := range []float64{1.3, 1 / 1.3, 100, .0001} {
				c := all.Zoom(factor, at, all)
				before, after := all.Place(at), c.Place(at)
				if math.Abs(before.X-after.X)*c.Scale > .01 || math.Abs(before.Y-after.Y)*c.Scale > .01 {
					t.Errorf("zoomed by %v, %v is %v", factor, before, after)
				}
				if c.Scale > closest || c.Scale < min(all.Scale, readable) {
					t.Errorf("zoomed by %v the scale is %v", factor, c.Scale)
				}
			}
		}
	}
}

// However far one pans, something of the drawing stays in the window; and what is
// asked to be shown is shown.
func TestPanAndShow(t *testing.T) {
	for _, window := range windows {
		for _, b := range shapes {
			c := Fit(b, window).Pan(1e6, -1e6, b, window)
			a, z := c.Place(Point{}), c.Place(window)
			if !b.meets(Box{a.X, a.Y, z.X, z.Y}) {
				t.Errorf("%v has left the window", b)
			}
			corner := Box{b.Left, b.Top, b.Left + 20, b.Top + 20}
			c = c.Show(corner, window)
			if !c.covered(Box{-1e9, -1e9, 1e9, 1e9}, window) {
				t.Error("a region without end does not cover the window")
			}
			a, z = c.Place(Point{}), c.Place(window)
			if a.X > corner.Left || a.Y > corner.Top || z.X < corner.Right || z.Y < corner.Bottom {
				t.Errorf("%v is not shown between %v and %v", corner, a, z)
			}
		}
	}
}
