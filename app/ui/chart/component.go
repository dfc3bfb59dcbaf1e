package chart

import (
	"strings"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/share"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Chart shows a figure, with what it says below it: what the looks mean, the same as a
// table, and copies.
type Chart struct {
	app.Compo

	Figure Figure

	width   float64 // of the drawing, in px; 0 until the page is there
	said    string  // what became of a copy
	refused string  // the text that could not be copied
}

// narrow is the width for which a chart is drawn before the page is there: that of a
// phone.
const narrow = 320.0

// copied is the width of a copy.
const copied = 720.0

func (c *Chart) OnMount(ctx app.Context) { c.measure() }

func (c *Chart) OnResize(ctx app.Context) { c.measure() }

// measure draws the chart as wide as there is room.
func (c *Chart) measure() {
	if width := c.JSValue().Get("clientWidth").Float(); width >= 1 {
		c.width = width
	}
}

func (c *Chart) onTSV(ctx app.Context, e app.Event) { c.copy(ctx, c.Figure.TSV()) }

func (c *Chart) onJSON(ctx app.Context, e app.Event) { c.copy(ctx, c.Figure.JSON()) }

func (c *Chart) onSVG(ctx app.Context, e app.Event) { c.copy(ctx, c.Figure.SVG(copied)) }

func (c *Chart) copy(ctx app.Context, text string) {
	share.Copy(ctx, text, func(_ app.Context, fate share.Fate) {
		c.said, c.refused = fate.Says(), ""
		if fate == share.Refused {
			c.refused = text
		}
	})
}

// onDot follows the link of a point without loading the page anew, as go-app does with
// links outside of drawings.
func onDot(ctx app.Context, e app.Event) {
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("shiftKey").Bool() {
		return
	}
	e.PreventDefault()
	route.Open(ctx, ctx.JSSrc().Call("getAttribute", "href").String())
}

// Render shows the chart.
func (c *Chart) Render() app.UI {
	return app.Figure().Class("chart flush").Body(
		app.FigCaption().Class("chart-title strong pretty").Text(c.Figure.Title),
		app.If(len(c.Figure.Series) > 1, c.legend),
		c.drawing(),
		app.Details().Class("chart-more more").Body(
			app.Summary().Class("small").Text("The figures, and copies"),
			app.Div().Class("row apart").Body(
				copying("Copy as TSV", c.onTSV), copying("Copy as JSON", c.onJSON), copying("Copy as SVG", c.onSVG),
				app.Span().Class("chart-said").Role("status").Text(c.said),
			),
			app.If(c.refused != "", func() app.UI {
				return app.Elem("textarea").Class("input small").Attr("readonly", true).Attr("rows", 4).Aria("label", "The copy").Text(c.refused)
			}),
			c.table(),
		),
	)
}

func copying(text string, onClick app.EventHandler) app.UI {
	return app.Button().Class("button chart-copy").Type("button").OnClick(onClick).Text(text)
}

// legend says what the looks mean.
func (c *Chart) legend() app.UI {
	var entries []app.UI
	for _, series := range c.Figure.Series {
		entries = append(entries, app.Li().Class("with-mark").Body(
			draw.Element("svg").Class("chart-sign").Attr("width", 26).Attr("height", 14).Attr("viewBox", "-13 -7 26 14").Aria("hidden", "true").Body(
				sign(series)...,
			),
			app.Span().Text(series.Name),
		))
	}
	return app.Ul().Class("chart-legend row-wide list small").Body(entries...)
}

// sign draws a small piece of a series.
func sign(series Series) []app.UI {
	class := series.Look.class()
	if series.Shape == Bars {
		return []app.UI{draw.Element("rect").Class("chart-bar "+class).Attr("x", -6).Attr("y", -6).Attr("width", 12).Attr("height", 12)}
	}
	dot := draw.Element("path").Class("chart-dot "+class).Attr("d", series.Look.form())
	if series.Shape == Dots {
		return []app.UI{dot}
	}
	return []app.UI{draw.Element("path").Class("chart-line "+class).Attr("d", "M-13 0H13"), dot}
}

// drawing is the picture. For those who cannot see it, its title names it and the table
// has what is in it, links too.
func (c *Chart) drawing() app.UI {
	width := c.width
	if width == 0 {
		width = narrow
	}
	d := c.Figure.draw(width)
	shapes := make([]app.UI, len(d.shapes))
	for i, s := range d.shapes {
		shapes[i] = s.element()
	}
	return draw.Element("svg").Class("chart-drawing").
		Attr("viewBox", "0 0 "+px(d.width)+" "+px(d.height)).
		Role("img").Aria("label", c.Figure.Title).
		Body(shapes...)
}

// element returns the shape as it is in the page.
func (s shape) element() app.UI {
	e := draw.Element(s.tag).Class(strings.Fields(s.class)...)
	for _, a := range s.attributes {
		e = e.Attr(a[0], a[1])
	}
	if s.text != "" {
		return e.Text(s.text)
	}
	if s.title != "" {
		e = e.Body(draw.Element("title").Text(s.title))
	}
	if s.href != "" {
		return draw.Element("a").Attr("href", s.href).Aria("label", s.title).TabIndex(-1).OnClick(onDot, app.EventScope(s.href)).Body(e)
	}
	return e
}

// table is the twin.
func (c *Chart) table() app.UI {
	t := c.Figure.twin()
	sheet := Sheet{Name: c.Figure.Title, Head: Heads(t.columns...)}
	for _, r := range t.rows {
		cells := []app.UI{RowHead(r.cells[0].text, r.href)}
		for _, c := range r.cells[1:] {
			cells = append(cells, app.Td().Text(c.text))
		}
		sheet.Add(cells...)
	}
	return sheet.Show()
}
