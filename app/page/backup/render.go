package backup

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/install"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// codeField is the id of the field for a code.
const codeField = "backup-code"

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Backup, "Your data",
		"What Catch-Up keeps in your browser: save a copy, bring one back, or delete it.",
		app.Header().Class("hero").Body(
			app.H1().Text("Your data"),
			app.P().Class("hero-text").Text("What you do here is kept in this browser; nothing is sent anywhere. Save a copy to be safe, or to take it to another device."),
		),
		app.Div().Class("columns").Body(
			p.kept(),
			app.If(p.canBack || p.damaged > 0, func() app.UI { return p.aside() }),
			app.Div().Class("stack-wide").Body(p.saving(), p.reading()),
			app.Div().Class("stack-wide").Body(p.keyboard(), p.deleting()),
		),
	)
}

// part is a card of the page, with what it has to say.
func (p *Page) part(which Part, title string, body ...app.UI) app.UI {
	said := app.P().Class("note note-accent").Role("status").Text(p.desk.Note(which))
	return app.Section().Class("card backup-part stack").Aria("label", title).Body(
		append([]app.UI{app.H2().Text(title), said}, body...)...,
	)
}

func button(class, text string, onClick app.EventHandler) app.UI {
	return app.Button().Class("button " + class).Type("button").OnClick(onClick).Text(text)
}

func soft(text string) app.UI { return app.P().Class("soft").Text(text) }

// actions are buttons side by side.
func actions(buttons ...app.UI) app.UI { return app.Div().Class("row").Body(buttons...) }

// kept is what there is.
func (p *Page) kept() app.UI {
	var facts []app.UI
	for _, r := range rows(p.data.Summary()) {
		facts = append(facts, app.Div().Class("backup-fact note").Body(app.Dt().Text(r.name), app.Dd().Text(r.value)))
	}
	last := "No copy was saved yet."
	if at := p.data.Backup.At; at != "" {
		last = "The last copy was saved on " + at + "."
	}
	return p.part(Keeping, "What is kept",
		app.Dl().Class("facts").Body(facts...),
		soft("All in all "+size(p.size)+". "+last),
		p.promised(),
		&install.Offer{},
	)
}

// promised says how long the browser keeps the record.
func (p *Page) promised() app.UI {
	says := app.P().Text("This browser does not say how long it keeps it. Save a copy now and then.")
	switch p.promise {
	case store.Promised:
		says = app.P().Class("line strong outcome-win").Body(draw.Tick(), app.Span().Text("This browser has promised to keep it."))
	case store.MayDelete:
		says = app.P().Text("This browser may delete it after some time without a visit, or when the device runs out of room. Save a copy now and then, or install the site as an app.")
	}
	return app.Div().Class("backup-promise stack start").Body(
		says,
		app.If(p.promise == store.MayDelete, func() app.UI { return button("", "Ask the browser to keep it", p.onAsk) }),
	)
}

// aside is what was replaced, and what could not be read.
func (p *Page) aside() app.UI {
	summary := p.replaced.Summary()
	return p.part(Aside, "Set aside",
		app.If(p.canBack, func() app.UI {
			return app.P().Text("What was here before: " + words.Count(summary.Tried, "puzzle", "puzzles") + " tried, " +
				words.Count(summary.Days, "day", "days") + " with a daily, " + words.Count(summary.Games, "game", "games") + " kept.")
		}),
		app.If(p.damaged > 0, func() app.UI {
			return app.P().Text(words.Count(p.damaged, "record", "records") + " could not be read. Nothing of it was deleted.")
		}),
		actions(
			app.If(p.canBack, func() app.UI { return button("", "Put back what was here before", p.onPutBack) }),
			app.If(p.damaged > 0, func() app.UI { return button("", "Save what could not be read", p.onSaveDamaged) }),
			button("button-quiet", "Delete what is set aside", p.onForget),
		),
	)
}

// saving is to save a copy.
func (p *Page) saving() app.UI {
	return p.part(Saving, "Save a copy",
		soft("Both hold everything that is kept. The file is for your folders; the code can be pasted into a message to yourself."),
		actions(
			button("button-main", "Save as a file", p.onSaveFile),
			button("", "Show as a code", p.onSaveCode),
		),
		app.If(p.desk.Open == Coding, func() app.UI {
			return shell.Labelled("backup-out", "The code, "+strconv.Itoa(len(p.desk.Code))+" characters",
				app.Elem("textarea").Class("input backup-code").ID("backup-out").Attr("readonly", true).Attr("rows", 4).Text(p.desk.Code),
				actions(button("", "Copy", p.onCopyCode), button("button-quiet", "Close", p.onCancel)),
			)
		}),
	)
}

// reading is to bring a copy back.
func (p *Page) reading() app.UI {
	return p.part(Reading, "Bring a copy back",
		app.If(p.desk.Open == Offering, func() app.UI { return p.offer() }).Else(func() app.UI {
			return app.Div().Class("stack-wide").Body(
				shell.Labelled("backup-file", "From a file",
					app.Input().Class("input backup-file").ID("backup-file").Type("file").Accept(".json,application/json").OnChange(p.onFile),
				),
				shell.Labelled(codeField, "Or from a code",
					app.Elem("textarea").
						Class("input backup-code").
						ID(codeField).
						Attr("rows", 2).
						Attr("spellcheck", "false").
						Attr("autocapitalize", "off").
						Attr("autocomplete", "off").
						On("input", p.onType),
					actions(button("", "Read the code", p.onReadCode)),
				),
			)
		}),
		shell.Problem(shell.Sentence(p.desk.Problem)),
	)
}

// offer compares a copy with what is here, before it is brought back.
func (p *Page) offer() app.UI {
	here, there := rows(p.data.Summary()), rows(p.desk.Offer.Data.Summary())
	lines := make([]app.UI, len(here))
	for i := range here {
		lines[i] = app.Tr().Body(chart.RowHead(here[i].name, ""), app.Td().Text(here[i].value), app.Td().Text(there[i].value))
	}
	return app.Div().Class("stack-wide").Body(
		app.Table().Class("backup-table ruled").Body(
			app.THead().Body(app.Tr().Body(chart.Heads("What", "Here", "In the copy")...)),
			app.TBody().Body(lines...),
		),
		app.If(p.desk.Offer.Unknown > 0, func() app.UI {
			return soft("Left out, because this version of the site does not know their puzzles: " + words.Count(p.desk.Offer.Unknown, "result", "results") + ".")
		}),
		soft("Merge keeps the better of both. Replace sets aside what is here."),
		actions(
			button("button-main", "Merge", p.onMerge),
			button("", "Replace what is here", p.onReplace),
			button("button-quiet", "Cancel", p.onCancel),
		),
	)
}

// keyboard is the switch for single keys.
func (p *Page) keyboard() app.UI {
	return p.part(Keys, "Keyboard",
		app.Div().Class("line").Body(
			app.Button().
				Class("switch").
				Type("button").
				Role("switch").
				ID("backup-keys").
				Aria("checked", !p.data.Settings.KeysOff).
				Aria("labelledby", "backup-keys-name").
				Aria("describedby", "backup-keys-does").
				OnClick(p.onKeys),
			app.Label().For("backup-keys").ID("backup-keys-name").Text("Single keys are shortcuts"),
		),
		app.P().Class("soft").ID("backup-keys-does").Text("Digits pick rods, and letters such as h and u help and undo. Switch it off if you speak to your computer, or press keys by accident. Enter and Backspace always work."),
	)
}

// deleting is to begin anew.
func (p *Page) deleting() app.UI {
	if p.desk.Open == Deleting {
		return p.part(Deletion, "Begin anew",
			app.P().Role("alert").Text("Sure? All progress in this browser goes. It is set aside first, so that you can put it back."),
			actions(button("backup-danger", "Yes, delete everything", p.onDelete), button("button-quiet", "Cancel", p.onCancel)),
		)
	}
	return p.part(Deletion, "Begin anew",
		soft("Deletes all progress in this browser."),
		actions(button("", "Delete everything", p.onDelete)),
	)
}
