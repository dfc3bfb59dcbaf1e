package chart

import (
	"cmp"
	"math"
	"strconv"
	"unicode/utf8"
)

// drawing is a figure in shapes, for a width in px.
type drawing struct {
	Figure
	width, height float64
	x, y          scale
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
	d := drawing{Figure: f, width: width, height: math.Round(min(max(0.62*width, 230), 360))}
	xs, ys := f.values()
	d.y = newScale(f.Y, ys, d.height-edge-2*lineHeight-4, edge+lineHeight+4) // 1
	about := int(math.Abs(d.y.to-d.y.from) / 44)
	d.y.widen(about)
	left := 0.0
	for _, v := range d.y.marks(about) {
		left = max(left, letterWidth*float64(utf8.RuneCountInString(d.y.label(v))))
	}
	d.x = newScale(f.X, xs, edge+left+8, width-edge) // 2
	if f.Y.Names == nil && f.bars() == 0 && f.X.Names == nil {
		d.x.from, d.x.to = d.x.from+8, d.x.to-8 // dots at the ends keep off the frame
	}
	d.rules(left, about) // 3
	d.drawBars()
	for _, series := range f.Series {
		if series.Shape != Bars {
			d.drawSeries(series)
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
func (d *drawing) rules(left float64, about int) {
	x, y := d.x, d.y
	for _, v := range y.marks(about) {
		class := "chart-rule"
		if v == 0 && y.low < 0 && y.Names == nil {
			class = "chart-zero"
		}
		d.add(shape{tag: "line", class: class, attributes: [][2]string{
			{"x1", px(edge + left + 8)}, {"y1", px(y.at(v))}, {"x2", px(d.width - edge)}, {"y2", px(y.at(v))},
		}})
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

// drawBars draws the bars of all series.
func (d *drawing) drawBars() {
	x, y, n := d.x, d.y, d.bars()
	if n == 0 {
		return
	}
	room := (x.to - x.from) / max(x.high-x.low, 1)
	wide := min(room*0.8/float64(n), 44)
	up, down := map[float64]float64{}, map[float64]float64{}
	at := 0
	for _, series := range d.Series {
		if series.Shape != Bars {
			continue
		}
		for _, p := range series.Points {
			if !y.shows(p.Y) {
				continue
			}
			from := 0.0
			middle := x.at(p.X) + wide*(float64(at)-float64(n-1)/2)
			if d.Stacked {
				sums := up
				if p.Y < 0 {
					sums = down
				}
				from, middle = sums[p.X], x.at(p.X)
				sums[p.X] += p.Y
			}
			start, end := y.at(from), y.at(from+p.Y)
			d.add(shape{tag: "rect", class: "chart-bar " + series.Look.class(), title: d.describe(series, p), href: p.Href, attributes: [][2]string{
				{"x", px(middle - wide/2 + 0.5)}, {"y", px(min(start, end))}, {"width", px(max(wide-1, 1))}, {"height", px(max(math.Abs(end-start), 0.5))},
			}})
			d.errorBar(p, series, middle)
		}
		if !d.Stacked {
			at++
		}
	}
}

// drawSeries draws lines and dots.
func (d *drawing) drawSeries(series Series) {
	x, y, path, pen := d.x, d.y, "", "M"
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
		d.errorBar(p, series, x.at(p.X))
		d.add(shape{tag: "path", class: "chart-dot " + series.Look.class(), href: p.Href,
			title:      d.describe(series, p),
			attributes: [][2]string{{"d", series.Look.form()}, {"transform", "translate(" + px(x.at(p.X)) + " " + px(y.at(p.Y)) + ")"}}})
	}
}

// errorBar draws how uncertain a point is.
func (d *drawing) errorBar(p Point, series Series, x float64) {
	if p.Error == 0 {
		return
	}
	top, bottom := px(d.y.at(p.Y+p.Error)), px(d.y.at(p.Y-p.Error))
	d.add(shape{tag: "path", class: "chart-error " + series.Look.class(), attributes: [][2]string{
		{"d", "M" + px(x-4) + " " + top + "h8m-4 0V" + bottom + "m-4 0h8"},
	}})
}

// describe says what a point is.
func (f Figure) describe(series Series, p Point) string {
	text := cmp.Or(p.Name, f.X.place(p.X, 0).text) + ": " + f.Y.place(p.Y, p.Error).text
	if series.Name != "" {
		text = series.Name + ", " + text
	}
	return text
}

func (d *drawing) add(s shape) { d.shapes = append(d.shapes, s) }

func (d *drawing) label(class string, x, y float64, text string) {
	if text != "" {
		d.add(shape{tag: "text", class: class, text: text, attributes: [][2]string{{"x", px(x)}, {"y", px(y)}}})
	}
}

// px writes a length.
func px(v float64) string {
	return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64)
}
