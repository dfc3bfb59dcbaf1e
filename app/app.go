// Package app is what people see: the pages of the site and, on a machine, the
// command line that builds and serves them. Its packages are the only ones that
// know go-app.
package app

import (
	"catchup/app/backup"
	"catchup/app/chance"
	"catchup/app/compose"
	"catchup/app/daily"
	"catchup/app/endings"
	"catchup/app/explore"
	"catchup/app/guess"
	"catchup/app/heuristics"
	"catchup/app/home"
	"catchup/app/inside"
	"catchup/app/lab"
	"catchup/app/learn"
	"catchup/app/lesson"
	"catchup/app/missing"
	"catchup/app/opening"
	"catchup/app/play"
	"catchup/app/portrait"
	"catchup/app/progress"
	"catchup/app/prove"
	"catchup/app/puzzle"
	"catchup/app/review"
	"catchup/app/route"
	"catchup/app/sets"
	"catchup/app/size"
	"catchup/app/streak"
	"catchup/app/train"
	"catchup/app/tree"
	"catchup/app/values"
	"catchup/app/variants"
	"catchup/app/welcome"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Routes tells go-app which component shows which page. It is called once,
// before the site is built or run.
func Routes() {
	show(route.Home, func() goapp.Composer { return &home.Page{} })
	show(route.Daily, func() goapp.Composer { return &daily.Page{} })
	show(route.Play, func() goapp.Composer { return &play.Page{} })
	show(route.Puzzles, func() goapp.Composer { return &puzzle.Hub{} })
	show(route.Puzzle, func() goapp.Composer { return &puzzle.Page{} })
	show(route.Train, func() goapp.Composer { return &train.Page{} })
	show(route.Progress, func() goapp.Composer { return &progress.Page{} })
	show(route.Streak, func() goapp.Composer { return &streak.Page{} })
	show(route.Guess, func() goapp.Composer { return &guess.Page{} })
	show(route.Prove, func() goapp.Composer { return &prove.Page{} })
	show(route.Compose, func() goapp.Composer { return &compose.Page{} })
	show(route.Explore, func() goapp.Composer { return &explore.Page{} })
	show(route.Set, func() goapp.Composer { return &portrait.Page{} })
	show(route.Review, func() goapp.Composer { return &review.Page{} })
	show(route.Tree, func() goapp.Composer { return &tree.Page{} })
	show(route.Learn, func() goapp.Composer { return &learn.Page{} })
	show(route.First, func() goapp.Composer { return &welcome.Page{} })
	show(route.Lesson, func() goapp.Composer { return &lesson.Page{} })
	show(route.About, func() goapp.Composer { return &learn.About{} })
	show(route.Endings, func() goapp.Composer { return &endings.Page{} })
	show(route.Lab, func() goapp.Composer { return &lab.Page{} })
	show(route.Values, func() goapp.Composer { return &values.Page{} })
	show(route.FirstMove, func() goapp.Composer { return &opening.Page{} })
	show(route.Size, func() goapp.Composer { return &size.Page{} })
	show(route.Heuristics, func() goapp.Composer { return &heuristics.Page{} })
	show(route.Chance, func() goapp.Composer { return &chance.Page{} })
	show(route.Solver, func() goapp.Composer { return &inside.Page{} })
	show(route.Sets, func() goapp.Composer { return &sets.Page{} })
	show(route.Variants, func() goapp.Composer { return &variants.Page{} })
	show(route.Backup, func() goapp.Composer { return &backup.Page{} })
	goapp.RouteWithRegexp(".*", func() goapp.Composer { return &missing.Page{} })
}

// show routes a page by its path and by the other spellings of it that a static
// host, or the site offline, answers.
func show(page route.Page, component func() goapp.Composer) {
	goapp.Route(string(page), component)
	goapp.RouteWithRegexp(page.Spellings(), component)
}
