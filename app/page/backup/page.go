package backup

import (
	"strconv"

	"catchup/app/browser"
	"catchup/app/clock"
	"catchup/app/store"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of the visitor's data.
type Page struct {
	app.Compo

	desk     Desk
	data     store.Data
	size     int        // of the record, in bytes
	replaced store.Data // what can be put back
	canBack  bool       // there is such
	damaged  int        // records that could not be read
	promise  store.Promise
	stop     func() // stops to hear of other tabs
}

func (p *Page) OnMount(ctx app.Context) {
	p.look()
	hear := p.onPromise(ctx)
	store.CheckPromise(hear)
	p.stop = store.Record().Watch(func() { ctx.Dispatch(func(app.Context) { p.look() }) })
}

func (p *Page) OnDismount() { p.stop() }

// look sees what is kept now.
func (p *Page) look() {
	kept := store.Record()
	p.data, p.size = kept.Data(), kept.Size()
	p.replaced, p.canBack = kept.Replaced()
	p.damaged = len(kept.Damaged())
}

// onPromise is that the browser has said how long it keeps the record.
func (p *Page) onPromise(ctx app.Context) func(store.Promise) {
	return func(promise store.Promise) {
		ctx.Dispatch(func(app.Context) { p.promise = promise })
	}
}

func (p *Page) onAsk(ctx app.Context, e app.Event) {
	store.AskPromise(func(promise store.Promise) {
		ctx.Dispatch(func(app.Context) {
			p.promise = promise
			if promise != store.Promised {
				p.desk.Say(Keeping, "The browser has not promised it. It may do so once you come here more often.")
			}
		})
	})
}

// saved notes the day of a copy, which then is in the copy too.
func (p *Page) saved(ctx app.Context) store.Data {
	today := clock.Today().String()
	shell.Keep(ctx, func(d *store.Data) { d.Backup.At = today })
	p.look()
	return p.data
}

func (p *Page) onSaveFile(ctx app.Context, e app.Event) {
	p.desk.Close()
	data := p.saved(ctx)
	text, err := store.File(data)
	if err != nil {
		p.desk.Say(Saving, shell.Sentence(err.Error()))
		return
	}
	name := "catch-up-" + data.Backup.At + ".json"
	browser.Save(name, browser.Text("application/json", text))
	p.desk.Say(Saving, "Saved as "+name+", where your browser keeps downloads.")
}

func (p *Page) onSaveCode(ctx app.Context, e app.Event) {
	code, err := store.Code(p.saved(ctx))
	if err != nil {
		p.desk.Say(Saving, shell.Sentence(err.Error()))
		return
	}
	p.desk.ShowCode(code)
}

// ids are those of all puzzles that this version of the site knows.
func ids() []string {
	catalog := puzzles.Catalog()
	all := make([]string, len(catalog))
	for i, entry := range catalog {
		all[i] = entry.ID
	}
	return all
}

func (p *Page) onCopyCode(ctx app.Context, e app.Event) {
	share.Copy(ctx, p.desk.Code, func(ctx app.Context, fate share.Fate) {
		p.desk.Say(Saving, fate.Says())
	})
}

func (p *Page) onFile(ctx app.Context, e app.Event) {
	field := ctx.JSSrc()
	name := "catch-up.json"
	if file := field.Get("files").Index(0); file.Truthy() {
		name = file.Get("name").String()
	}
	browser.Picked(field, func(text, failure string) {
		ctx.Dispatch(func(app.Context) {
			field.Set("value", "") // so that the same file can be picked again
			if failure != "" {
				p.desk.Close()
				p.desk.Problem = "the file could not be read: " + failure
				return
			}
			p.desk.ReadFile(name, text)
		})
	})
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.desk.Typed = ctx.JSSrc().Get("value").String()
	p.desk.Problem = ""
}

func (p *Page) onReadCode(ctx app.Context, e app.Event) { p.desk.ReadCode(ids()) }

func (p *Page) onReplace(ctx app.Context, e app.Event) {
	p.bring(ctx, store.Record().Replace(p.desk.Offer.Data), "The copy is back. What was here before can be put back below.")
}

func (p *Page) onMerge(ctx app.Context, e app.Event) {
	p.bring(ctx, store.Record().Merge(p.desk.Offer.Data), "Both are merged. What was here before can be put back below.")
}

// bring ends the offer of a copy.
func (p *Page) bring(ctx app.Context, err error, done string) {
	p.desk.Close()
	if err == nil {
		p.desk.Typed = ""
		if field := app.Window().GetElementByID(codeField); field.Truthy() {
			field.Set("value", "")
		}
		store.AskPromise(p.onPromise(ctx))
	}
	p.changed(Reading, err, done)
}

func (p *Page) onCancel(ctx app.Context, e app.Event) { p.desk.Close() }

func (p *Page) onPutBack(ctx app.Context, e app.Event) {
	p.desk.Close()
	p.changed(Aside, store.Record().PutBack(), "It is back. The other one is kept here in its turn.")
}

func (p *Page) onDelete(ctx app.Context, e app.Event) {
	if p.desk.Delete() {
		p.changed(Deletion, store.Record().Clear(), "Everything is deleted. It is set aside, in case you want it back.")
	}
}

func (p *Page) onForget(ctx app.Context, e app.Event) {
	p.desk.Close()
	p.changed(Keeping, store.Record().Forget(), "Nothing is set aside any more.")
}

// changed looks again, and says in a part of the page how it went.
func (p *Page) changed(part Part, err error, done string) {
	p.look()
	if err != nil {
		done = shell.Sentence(err.Error())
	}
	p.desk.Say(part, done)
}

func (p *Page) onSaveDamaged(ctx app.Context, e app.Event) {
	for i, text := range store.Record().Damaged() {
		browser.Save("catch-up-unreadable-"+strconv.Itoa(i+1)+".txt", browser.Text("text/plain", text))
	}
}

func (p *Page) onKeys(ctx app.Context, e app.Event) {
	off := !p.data.Settings.KeysOff
	shell.Keep(ctx, func(d *store.Data) { d.Settings.KeysOff = off })
	p.look()
}
