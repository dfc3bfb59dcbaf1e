// Package chart draws figures: lines, dots and bars over two axes, as SVG that fits
// the width it gets. Every picture has its twin, a table with the same numbers, and
// both can be copied.
package chart

// Figure is what a chart shows.
type Figure struct {
	// Title says in a sentence what is to be seen. It stands above the picture and is
	// its name for those who do not see it.
	Title  string
	X, Y   Axis
	Series []Series
	// Stacked puts the bars of all series on top of each other.
	Stacked bool
}

// Axis is one of the two directions.
type Axis struct {
	Title    string   // what is measured, and in what unit
	Log      bool     // powers of ten stand at equal distances
	Decimals int      // digits behind the point
	From, To float64  // what is shown at least; both 0: what the points need
	Names    []string // of the places 0, 1, 2 and so on, instead of numbers
}

// Series is points that belong together.
type Series struct {
	Name   string
	Shape  Shape
	Look   Look
	Points []Point
}

// Point is a place in the picture.
type Point struct {
	X, Y  float64
	Error float64 // half the length of the error bar around Y, or 0
	Name  string  // what it is, if its numbers do not say so
	Href  string  // where it leads, or ""
}

// Shape is how the points of a series are drawn.
type Shape uint8

const (
	Line Shape = iota // dots joined by a line, in the order of the points
	Dots
	Bars // from 0, side by side with those of other series
)

// Look is the colour of a series and the form of its dots. It is never the colour
// alone.
type Look uint8

const (
	First  Look = iota // a circle
	Second             // a square, dashed lines
	Third              // a diamond, dotted lines
	Win                // a triangle up
	Draw               // a bar
	Loss               // a triangle down
)

// class is what style sheets call the look.
func (l Look) class() string {
	return "chart-" + [...]string{"first", "second", "third", "win", "draw", "loss"}[l]
}

// form is the dot around the origin, as an SVG path.
func (l Look) form() string {
	return [...]string{
		"M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
		"M-3.700-3.700h7.400v7.400h-7.400Z",
		"M0-5.200 5.200 0 0 5.200-5.200 0Z",
		"M0-5 5.500 4.500h-11Z",
		"M-4.500-2h9v4h-9Z",
		"M0 5-5.500-4.500h11Z",
	}[l]
}
