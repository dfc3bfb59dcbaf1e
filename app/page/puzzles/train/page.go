// Package train is the page that hands out one puzzle after the other, of the
// course named behind "#" in the address.
package train

import (
	"catchup/app/clock"
	"catchup/app/course"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of a course.
type Page struct {
	app.Compo

	name     string // of the course, as it stands in the address
	training *Training
	failure  string // why the address names no course

	kept  store.Data
	tally course.Tally
}

func (p *Page) OnNav(ctx app.Context) {
	name := ctx.Page().URL().Fragment
	if p.training == nil || name != p.name {
		p.begin(name)
	}
}

// begin starts the course of that name.
func (p *Page) begin(name string) {
	p.name, p.training, p.failure = name, nil, ""
	chosen, err := course.Parse(name)
	if err != nil {
		p.failure = shell.Sentence(err.Error())
		return
	}
	p.look(chosen)
	p.training = Begin(chosen, p.kept.Settings.Offset, clock.Today().String(), p.kept)
}

// look brings what the page knows of the visitor up to date.
func (p *Page) look(at course.Course) {
	p.kept = store.Record().Data()
	p.tally = course.Count(p.kept.Puzzles, at)[0]
}

func (p *Page) onTold(ctx app.Context) { p.look(p.training.Course) }

func (p *Page) onNext(ctx app.Context) {
	p.look(p.training.Course)
	p.training.Next(p.kept)
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.look(p.training.Course)
	p.training.Again(p.kept)
}

func (p *Page) onOffset(ctx app.Context, e app.Event) {
	offset, ok := board.Number(ctx)
	if !ok {
		return
	}
	shell.Keep(ctx, func(d *store.Data) { d.Settings.Offset = offset })
	p.look(p.training.Course)
	p.training.SetOffset(offset, p.kept)
}
