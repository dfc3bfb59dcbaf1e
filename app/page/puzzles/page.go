package puzzles

import (
	"catchup/app/course"
	"catchup/app/store"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page from which all puzzles are found.
type Page struct {
	app.Compo

	kept    store.Data
	mix     course.Tally
	misses  course.Tally
	themes  []shelf
	ratings []shelf
}

// shelf is a course with how far the visitor has come in it.
type shelf struct {
	course.Course
	course.Tally
}

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	p.kept = store.Record().Data()
	shelves := p.count(course.Mix, course.Misses)
	p.mix, p.misses = shelves[0].Tally, shelves[1].Tally
	p.themes = p.count(course.ByTheme()...)
	p.ratings = p.count(course.ByRating()...)
}

func (p *Page) count(courses ...course.Course) []shelf {
	shelves := make([]shelf, len(courses))
	for i, tally := range course.Count(p.kept.Puzzles, courses...) {
		shelves[i] = shelf{courses[i], tally}
	}
	return shelves
}

// chapter is a row of puzzles chosen by hand.
type chapter struct {
	name    string
	entries []puzzles.Entry
}

// chapters returns the puzzles that were chosen by hand, which begin the catalogue.
func chapters() []chapter {
	var all []chapter
	for _, entry := range puzzles.Catalog() {
		if entry.Chapter == "" {
			break
		}
		if len(all) == 0 || all[len(all)-1].name != entry.Chapter {
			all = append(all, chapter{name: entry.Chapter})
		}
		last := &all[len(all)-1]
		last.entries = append(last.entries, entry)
	}
	return all
}
