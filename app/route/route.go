// Package route names every address of the site. A page is a folder on the
// static host, so that the plainest file server finds it ("/play/" is
// play/index.html); what a page shows, a game, a position or a puzzle, stands
// behind "#", which never reaches a server and works offline.
package route

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the path of a page from the root of the site, with both slashes.
type Page string

// The pages of the site.
const (
	Home       Page = "/"
	Daily      Page = "/daily/" // today, or the date behind "#"
	Play       Page = "/play/"
	Puzzles    Page = "/puzzles/" // the list
	Puzzle     Page = "/puzzle/"  // one puzzle, named behind "#"
	Streak     Page = "/puzzles/streak/"
	Guess      Page = "/puzzles/guess/"   // win, draw or loss: a position may stand behind "#"
	Prove      Page = "/puzzles/prove/"   // a puzzle against every defence
	Compose    Page = "/puzzles/compose/" // a position of one's own
	Train      Page = "/puzzles/train/"   // a course, named behind "#", puzzle after puzzle
	Progress   Page = "/puzzles/progress/"
	Explore    Page = "/explore/"
	Set        Page = "/explore/set/"  // the game on a set, named behind "#", or the index
	Review     Page = "/play/review/"  // a game looked back on
	Tree       Page = "/explore/tree/" // the game tree of a position, drawn
	Learn      Page = "/learn/"
	First      Page = "/learn/first/"    // the first visit: the rules by doing
	Level      Page = "/learn/level/"    // a level of the course, named behind "#"
	About      Page = "/learn/about/"    // who made the game and the site
	Endings    Page = "/learn/endings/"  // the last three and four numbers: a position may stand behind "#"
	Lab        Page = "/lab/"            // the questions
	Values     Page = "/lab/values/"     // who wins {1..N}: a set may stand behind "#"
	FirstMove  Page = "/lab/firstmove/"  // does the first move matter: a set may stand behind "#"
	Size       Page = "/lab/size/"       // how big the game is: a set may stand behind "#"
	Heuristics Page = "/lab/heuristics/" // rules of thumb against each other: a set, a chain and a pairing may stand behind "#"
	Random     Page = "/lab/random/"     // random play and the best answer to it: a game may stand behind "#"
	Sets       Page = "/lab/sets/"       // which sets make good games
	Variants   Page = "/lab/variants/"   // head start, broken ties, three players: a game of three may stand behind "#"
	Solver     Page = "/learn/solver/"   // how the solver works
	Backup     Page = "/backup/"         // what is kept of the visitor
)

// All holds every page that is written to the static site, in the order of the
// navigation.
var All = []Page{
	Home,
	Daily,
	Play,
	Puzzles,
	Puzzle,
	Streak,
	Guess,
	Prove,
	Compose,
	Train,
	Progress,
	Explore,
	Set,
	Review,
	Tree,
	Learn,
	First,
	Level,
	About,
	Endings,
	Solver,
	Lab,
	Values,
	FirstMove,
	Size,
	Heuristics,
	Random,
	Sets,
	Variants,
	Backup,
}

// Spellings returns the paths of the page: its own, without the last slash, and with
// the name of its file.
func (p Page) Spellings() []string {
	return []string{string(p), strings.TrimSuffix(string(p), "/"), string(p) + "index.html"}
}

// Href returns the link to the page showing state, which is text in the game's
// notation, or to the bare page if state is empty. The link carries the path
// under which the site is hosted: go-app adds it to links while the page is
// rendered ahead of time, but not in the browser.
func (p Page) Href(state string) string {
	path := string(p)
	if app.IsClient {
		path = Root() + path
	}
	if state != "" {
		path += "#" + state
	}
	return path
}

// Root returns the path in the browser under which the site is hosted, without its last
// slash.
func Root() string { return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") }
