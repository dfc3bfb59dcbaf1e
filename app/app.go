// Package app is what people see: the pages of the site and, on a machine, the
// command line that builds and serves them. Its packages are the only ones that
// know go-app.
package app

import (
	"catchup/app/page/backup"
	"catchup/app/page/daily"
	"catchup/app/page/explore"
	"catchup/app/page/explore/set"
	"catchup/app/page/explore/tree"
	"catchup/app/page/home"
	"catchup/app/page/lab"
	"catchup/app/page/lab/firstmove"
	"catchup/app/page/lab/heuristics"
	"catchup/app/page/lab/random"
	"catchup/app/page/lab/sets"
	"catchup/app/page/lab/size"
	"catchup/app/page/lab/values"
	"catchup/app/page/lab/variants"
	"catchup/app/page/learn"
	"catchup/app/page/learn/about"
	"catchup/app/page/learn/endings"
	"catchup/app/page/learn/first"
	"catchup/app/page/learn/level"
	"catchup/app/page/learn/solver"
	"catchup/app/page/missing"
	"catchup/app/page/play"
	"catchup/app/page/play/review"
	"catchup/app/page/puzzle"
	puzzlelist "catchup/app/page/puzzles"
	"catchup/app/page/puzzles/compose"
	"catchup/app/page/puzzles/guess"
	"catchup/app/page/puzzles/progress"
	"catchup/app/page/puzzles/prove"
	"catchup/app/page/puzzles/streak"
	"catchup/app/page/puzzles/train"
	"catchup/app/route"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Routes tells go-app which component shows which page. It is called once,
// before the site is built or run.
func Routes() {
	show(route.Home, func() goapp.Composer { return &home.Page{} })
	show(route.Daily, func() goapp.Composer { return &daily.Page{} })
	show(route.Play, func() goapp.Composer { return &play.Page{} })
	show(route.Puzzles, func() goapp.Composer { return &puzzlelist.Page{} })
	show(route.Puzzle, func() goapp.Composer { return &puzzle.Page{} })
	show(route.Train, func() goapp.Composer { return &train.Page{} })
	show(route.Progress, func() goapp.Composer { return &progress.Page{} })
	show(route.Streak, func() goapp.Composer { return &streak.Page{} })
	show(route.Guess, func() goapp.Composer { return &guess.Page{} })
	show(route.Prove, func() goapp.Composer { return &prove.Page{} })
	show(route.Compose, func() goapp.Composer { return &compose.Page{} })
	show(route.Explore, func() goapp.Composer { return &explore.Page{} })
	show(route.Set, func() goapp.Composer { return &set.Page{} })
	show(route.Review, func() goapp.Composer { return &review.Page{} })
	show(route.Tree, func() goapp.Composer { return &tree.Page{} })
	show(route.Learn, func() goapp.Composer { return &learn.Page{} })
	show(route.First, func() goapp.Composer { return &first.Page{} })
	show(route.Level, func() goapp.Composer { return &level.Page{} })
	show(route.About, func() goapp.Composer { return &about.Page{} })
	show(route.Endings, func() goapp.Composer { return &endings.Page{} })
	show(route.Lab, func() goapp.Composer { return &lab.Page{} })
	show(route.Values, func() goapp.Composer { return &values.Page{} })
	show(route.FirstMove, func() goapp.Composer { return &firstmove.Page{} })
	show(route.Size, func() goapp.Composer { return &size.Page{} })
	show(route.Heuristics, func() goapp.Composer { return &heuristics.Page{} })
	show(route.Random, func() goapp.Composer { return &random.Page{} })
	show(route.Solver, func() goapp.Composer { return &solver.Page{} })
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
