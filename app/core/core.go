// Package core is the program that starts first: what a visitor may want in the first
// minutes. It is kept small; what is heavy, or rarely first, is in package study.
package core

import (
	"catchup/app/page/daily"
	"catchup/app/page/explore"
	"catchup/app/page/home"
	"catchup/app/page/learn"
	"catchup/app/page/learn/first"
	"catchup/app/page/learn/level"
	"catchup/app/page/missing"
	"catchup/app/page/play"
	"catchup/app/page/play/review"
	"catchup/app/page/puzzle"
	"catchup/app/page/puzzles"
	"catchup/app/page/puzzles/guess"
	"catchup/app/page/puzzles/streak"
	"catchup/app/page/puzzles/train"
	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Pages are the pages of the program.
var Pages = route.Pages{
	route.Home:    func() app.Composer { return &home.Page{} },
	route.Daily:   func() app.Composer { return &daily.Page{} },
	route.Play:    func() app.Composer { return &play.Page{} },
	route.Puzzles: func() app.Composer { return &puzzles.Page{} },
	route.Puzzle:  func() app.Composer { return &puzzle.Page{} },
	route.Streak:  func() app.Composer { return &streak.Page{} },
	route.Guess:   func() app.Composer { return &guess.Page{} },
	route.Train:   func() app.Composer { return &train.Page{} },
	route.Explore: func() app.Composer { return &explore.Page{} },
	route.Review:  func() app.Composer { return &review.Page{} },
	route.Learn:   func() app.Composer { return &learn.Page{} },
	route.First:   func() app.Composer { return &first.Page{} },
	route.Level:   func() app.Composer { return &level.Page{} },
	route.None:    func() app.Composer { return &missing.Page{} },
}
