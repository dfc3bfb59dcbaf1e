package shell

import (
	"runtime"
	"time"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// bar is the top of the page. It is a component of its own so that the choice of
// theme and the notice of an update do not draw the page again.
type bar struct {
	app.Compo
	Current            route.Page
	Title, Description string // of the page

	dark    bool   // what the page looks like now
	update  bool   // a new version is ready
	problem string // what could not be read or kept
}

const report = "report" // the action by which a page hands an error to the bar

// Report shows the visitor an error that concerns the site as a whole, such as
// that progress cannot be kept. Nil is ignored.
func Report(ctx app.Context, err error) {
	if err != nil {
		ctx.NewActionWithValue(report, err.Error())
	}
}

// Keep makes a change of the visitor's record, and reports it where that cannot be
// kept.
func Keep(ctx app.Context, change func(*store.Data)) { Report(ctx, store.Record().Update(change)) }

// name names the page, ahead of time, when it is shown and when it is called something
// else.
func (b *bar) name(ctx app.Context) {
	ctx.Page().SetTitle("%s", b.Title)
	ctx.Page().SetDescription("%s", b.Description)
}

func (b *bar) OnPreRender(ctx app.Context) { b.name(ctx) }
func (b *bar) OnUpdate(ctx app.Context)    { b.name(ctx) }

// OnInit finds out what there is to show, so that it is right when it is first drawn.
func (b *bar) OnInit() {
	if app.IsServer {
		return
	}
	if err := store.Unread(); err != nil && !dismissed {
		b.problem = Sentence(err.Error())
	}
	b.dark = look().Get("theme").String() == "dark"
}

func (b *bar) OnMount(ctx app.Context) {
	b.name(ctx)
	ctx.Handle(report, b.onReport)
	b.update = ctx.AppUpdateAvailable()
	if !b.update {
		ctx.PreventUpdate()
	}
	// The page can be used once it shows what its address names: after the event of
	// the navigation, which is still in the queue, and after the drawing that
	// follows, if one does.
	ready := false
	ctx.Dispatch(func(ctx app.Context) {
		ctx.PreventUpdate()
		ctx.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			ctx.Defer(func(app.Context) {
				look().Set("app", "ready")
				ready = true
			})
		})
	})
	// go-app waits a moment before that drawing. The browser is not let in meanwhile: it
	// would show the page as it is for anybody, and then everything would move.
	go func() {
		for begun := time.Now(); !ready && time.Since(begun) < moment; {
			runtime.Gosched()
		}
	}()
}

// moment is longer than go-app waits between two drawings.
const moment = 50 * time.Millisecond

// look returns what the root of the document says of the page, such as its theme.
func look() app.Value {
	return app.Window().Get("document").Get("documentElement").Get("dataset")
}

func (b *bar) OnAppUpdate(ctx app.Context) { b.update = ctx.AppUpdateAvailable() }

func (b *bar) onTheme(ctx app.Context, e app.Event) {
	b.dark = !b.dark
	theme := "light"
	if b.dark {
		theme = "dark"
	}
	look().Set("theme", theme)
	_ = store.Record().SetTheme(theme) // if it cannot be kept, it lasts until the page is left
}

// dismissed remembers over pages that the visitor has read the problem.
var dismissed bool

func (b *bar) onReport(ctx app.Context, action app.Action) {
	if text, ok := action.Value.(string); ok && !dismissed {
		b.problem = Sentence(text)
		ctx.Update()
	}
}

func (b *bar) onDismiss(ctx app.Context, e app.Event) {
	b.problem = ""
	dismissed = true
}

func (b *bar) onReload(ctx app.Context, e app.Event) { ctx.Reload() }

// Render shows the bar.
func (b *bar) Render() app.UI {
	label, icon := "Switch to dark", "M9 1a7 7 0 1 0 6 10A6 6 0 0 1 9 1Z"
	if b.dark {
		label, icon = "Switch to light", "M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM7.300 0h1.400v2.500H7.300ZM7.300 13.500h1.400V16H7.300ZM0 7.300h2.500v1.400H0ZM13.500 7.300H16v1.400h-2.500ZM2 3l1-1 1.800 1.800-1 1ZM11.200 12.200l1-1L14 13l-1 1ZM13 2l1 1-1.800 1.800-1-1ZM3.800 11.200l1 1L3 14l-1-1Z"
	}
	return app.Header().Body(
		app.Div().Class("top").Body(
			draw.Once(".brand", func() app.UI {
				return current(app.A().Class("brand").Href(route.Home.Href("")), b.Current == route.Home).Body(
					brand(),
					app.Span().Text("Catch-Up"),
				)
			}),
			draw.Once(".nav", func() app.UI { return navigation(b.Current) }),
			app.Button().Class("theme").Type("button").Aria("label", label).OnClick(b.onTheme).Body(draw.Icon(icon)),
		),
		app.If(b.update, func() app.UI {
			return app.Div().Class("notice").Role("status").Body(
				app.Span().Class("notice-text").Text("A new version of Catch-Up is ready."),
				app.Button().Class("button button-quiet").Type("button").Text("Reload now").OnClick(b.onReload),
			)
		}),
		app.If(b.problem != "", func() app.UI {
			return app.Div().Class("notice").Role("alert").Body(
				app.Span().Class("notice-text").Text(b.problem),
				app.Button().Class("button button-quiet").Type("button").Text("OK").OnClick(b.onDismiss),
			)
		}),
	)
}

// brand draws the product's mark: two lanes of rods, the lower just ahead.
func brand() app.UI {
	rod := func(x, y, width, n int) app.UI {
		return draw.Element("rect").
			Attr("x", x).Attr("y", y).
			Attr("width", width).Attr("height", 11).
			Attr("rx", 2.5).
			Attr("fill", draw.Colour(n))
	}
	return draw.Element("svg").Class("brand-drawing").Attr("viewBox", "0 0 34 26").Aria("hidden", "true").Body(
		rod(0, 1, 9, 3),
		rod(10, 1, 15, 6),
		rod(0, 14, 13, 5),
		rod(14, 14, 6, 2),
		rod(21, 14, 13, 7),
	)
}
