// Package study is the second program: the Lab, the game tree, the longer pages of
// Learn, and what else is heavy or rarely first.
package study

import (
	"catchup/app/page/backup"
	"catchup/app/page/explore/set"
	"catchup/app/page/explore/tree"
	"catchup/app/page/lab"
	"catchup/app/page/lab/firstmove"
	"catchup/app/page/lab/heuristics"
	"catchup/app/page/lab/random"
	"catchup/app/page/lab/sets"
	"catchup/app/page/lab/size"
	"catchup/app/page/lab/values"
	"catchup/app/page/lab/variants"
	"catchup/app/page/learn/about"
	"catchup/app/page/learn/endings"
	"catchup/app/page/learn/solver"
	"catchup/app/page/puzzles/compose"
	"catchup/app/page/puzzles/progress"
	"catchup/app/page/puzzles/prove"
	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Pages are the pages of the program.
var Pages = route.Pages{
	route.Prove:      func() app.Composer { return &prove.Page{} },
	route.Progress:   func() app.Composer { return &progress.Page{} },
	route.Compose:    func() app.Composer { return &compose.Page{} },
	route.Set:        func() app.Composer { return &set.Page{} },
	route.Tree:       func() app.Composer { return &tree.Page{} },
	route.About:      func() app.Composer { return &about.Page{} },
	route.Endings:    func() app.Composer { return &endings.Page{} },
	route.Solver:     func() app.Composer { return &solver.Page{} },
	route.Lab:        func() app.Composer { return &lab.Page{} },
	route.Values:     func() app.Composer { return &values.Page{} },
	route.FirstMove:  func() app.Composer { return &firstmove.Page{} },
	route.Size:       func() app.Composer { return &size.Page{} },
	route.Heuristics: func() app.Composer { return &heuristics.Page{} },
	route.Random:     func() app.Composer { return &random.Page{} },
	route.Sets:       func() app.Composer { return &sets.Page{} },
	route.Variants:   func() app.Composer { return &variants.Page{} },
	route.Backup:     func() app.Composer { return &backup.Page{} },
}
