package chart

import (
	"math"
	"strconv"
	"unicode/utf8"

	"catchup/app/ui/words"
)

// drawing is a figure in shapes, for a width in px.
type drawing struct {
	width, height float64
	shapes        []shape
}

// shape is an SVG element.
type shape struct {
	tag, class string
	attributes [][2]string
	text       string // inside of a text
	title      string // what it is, in words
	href       string
}

const (
	lineHeight  = 18.0 // of the labels
	letterWidth = 7.0  // of the labels, about
	edge        = 10.0 // around the drawing
)

// draw draws the figure:
//
//  1. The scale of Y, which is known without a width, tells how wide its labels are.
//  2. What then is left is for the scale of X.
//  3. Rules and labels, then bars, lines and dots.
func (f Figure) draw(width float64) drawing {
	d := drawing{width: width, height: math.Round(min(max(0.62*width, 230), 360))}
	xs, ys := f.values()
	y := newScale(f.Y, ys, d.height-edge-2*lineHeight-4, edge+lineHeight+4) // 1
	about := int(math.Abs(y.to-y.from) / 44)
	y.widen(about)
	left := 0.0
	for _, v := range y.marks(about) {
		left = max(left, letterWidth*float64(utf8.RuneCountInString(y.label(v))))
	}
	x := newScale(f.X, xs, edge+left+8, width-edge) // 2
	if f.Y.Names == nil && f.bars() == 0 && f.X.Names == nil {
		x.from, x.to = x.from+8, x.to-8 // dots at the ends keep off the frame
	}
	d.rules(x, y, left, about) // 3
	d.bars(f, x, y)
	for _, series := range f.Series {
		if series.Shape != Bars {
			d.series(series, x, y)
		}
	}
	return d
}

// values returns all that the scales have to show.
func (f Figure) values() (xs, ys []float64) {
	sums := map[[2]float64]float64{} // of stacked bars, by place and sign
	for _, series := range f.Series {
		if series.Shape == Bars {
			ys = append(ys, 0)
		}
		for _, p := range series.Points {
			xs = append(xs, p.X)
			if math.IsNaN(p.Y) {
				continue
			}
			ys = append(ys, p.Y-p.Error, p.Y+p.Error)
			if series.Shape == Bars && f.Stacked {
				key := [2]float64{p.X, math.Copysign(1, p.Y)}
				sums[key] += p.Y
				ys = append(ys, sums[key])
			}
		}
	}
	return xs, ys
}

// bars returns how many bars stand side by side.
func (f Figure) bars() (n int) {
	for _, series := range f.Series {
		if series.Shape == Bars {
			n++
		}
	}
	if f.Stacked {
		return min(n, 1)
	}
	return n
}

// rules draws the scales and what they are called.
func (d *drawing) rules(x, y scale, left float64, about int) {
	for _, v := range y.marks(about) {
		class := "chart-rule"
		if v == 0 && y.low < 0 && y.Names == nil {
			class = "chart-zero"
		}
		d.line(class, edge+left+8, y.at(v), d.width-edge, y.at(v))
		d.label("chart-label chart-label-end", edge+left, y.at(v)+4, y.label(v))
	}
	widest := 2.0
	for _, v := range x.marks(1 << 10) {
		widest = max(widest, float64(utf8.RuneCountInString(x.label(v))))
	}
	for _, v := range x.marks(int((x.to - x.from) / (letterWidth*widest + 10))) {
		d.label("chart-label chart-label-middle", x.at(v), y.from+lineHeight, x.label(v))
	}
	d.label("chart-axis", edge, edge+4, y.Title)
	d.label("chart-axis chart-label-end", d.width-edge, d.height-edge+2, x.Title)
}

// bars draws the bars of all series.
func (d *drawing) bars(f Figure, x, y scale) {
	n := f.bars()
	if n == 0 {
		return
	}
	room := (x.to - x.from) / max(x.high-x.low, 1)
	wide := min(room*0.8/float64(n), 44)
	up, down := map[float64]float64{}, map[float64]float64{}
	at := 0
	for _, series := range f.Series {
		if series.Shape != Bars {
			continue
		}
		for _, p := range series.Points {
			if !y.shows(p.Y) {
				continue
			}
			from := 0.0
			middle := x.at(p.X) + wide*(float64(at)-float64(n-1)/2)
			if f.Stacked {
				sums := up
				if p.Y < 0 {
					sums = down
				}
				from, middle = sums[p.X], x.at(p.X)
				sums[p.X] += p.Y
			}
			top, bottom := y.at(from+p.Y), y.at(from)
			if top > bottom {
				top, bottom = bottom, top
			}
			d.add(shape{tag: "rect", class: "chart-bar " + series.Look.class(), title: f.describe(series, p), href: p.Href, attributes: [][2]string{
				{"x", px(middle - wide/2 + 0.5)}, {"y", px(top)}, {"width", px(max(wide-1, 1))}, {"height", px(max(bottom-top, 0.5))},
			}})
			d.errorBar(p, series, middle, y)
		}
		if !f.Stacked {
			at++
		}
	}
}

// series draws lines and dots.
func (d *drawing) series(series Series, x, y scale) {
	path, pen := "", "M"
	for _, p := range series.Points {
		if !y.shows(p.Y) {
			pen = "M"
			continue
		}
		path += pen + px(x.at(p.X)) + " " + px(y.at(p.Y))
		pen = "L"
	}
	if series.Shape == Line && path != "" {
		d.add(shape{tag: "path", class: "chart-line " + series.Look.class(), attributes: [][2]string{{"d", path}}})
	}
	for _, p := range series.Points {
		if !y.shows(p.Y) {
			continue
		}
		d.errorBar(p, series, x.at(p.X), y)
		d.add(shape{tag: "path", class: "chart-dot " + series.Look.class(), href: p.Href,
			title:      Figure{X: x.Axis, Y: y.Axis}.describe(series, p),
			attributes: [][2]string{{"d", series.Look.form()}, {"transform", "translate(" + px(x.at(p.X)) + " " + px(y.at(p.Y)) + ")"}}})
	}
}

// errorBar draws how uncertain a point is.
func (d *drawing) errorBar(p Point, series Series, x float64, y scale) {
	if p.Error == 0 {
		return
	}
	top, bottom := px(y.at(p.Y+p.Error)), px(y.at(p.Y-p.Error))
	d.add(shape{tag: "path", class: "chart-error " + series.Look.class(), attributes: [][2]string{
		{"d", "M" + px(x-4) + " " + top + "h8m-4 0V" + bottom + "m-4 0h8"},
	}})
}

// describe says what a point is.
func (f Figure) describe(series Series, p Point) string {
	name := p.Name
	if name == "" {
		name = f.X.cell(p.X)
	}
	text := name + ": " + f.Y.cell(p.Y)
	if p.Error != 0 {
		text += " ± " + words.Number(p.Error, f.Y.Decimals)
	}
	if series.Name != "" {
		text = series.Name + ", " + text
	}
	return text
}

// cell writes a value of the axis in full.
func (a Axis) cell(v float64) string {
	if a.Names != nil && v == math.Trunc(v) && 0 <= v && int(v) < len(a.Names) {
		return a.Names[int(v)]
	}
	return words.Number(v, a.Decimals)
}

func (d *drawing) add(s shape) { d.shapes = append(d.shapes, s) }

func (d *drawing) line(class string, x1, y1, x2, y2 float64) {
	d.add(shape{tag: "line", class: class, attributes: [][2]string{{"x1", px(x1)}, {"y1", px(y1)}, {"x2", px(x2)}, {"y2", px(y2)}}})
}

func (d *drawing) label(class string, x, y float64, text string) {
	if text != "" {
		d.add(shape{tag: "text", class: class, text: text, attributes: [][2]string{{"x", px(x)}, {"y", px(y)}}})
	}
}

// px writes a length.
func px(v float64) string {
	return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64)
}
