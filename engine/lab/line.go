package lab

import "catchup/engine"

// Shares are those of the player that stands first in the name of the paper's table,
// P1, in percent, with all digits that a float64 has.
type Shares struct {
	Win  float64 `json:"win_percent"`
	Draw float64 `json:"draw_percent"`
	Loss float64 `json:"loss_percent"`
}

// Fractions are shares without any rounding, such as 3/4.
type Fractions struct {
	Win  string `json:"win"`
	Draw string `json:"draw"`
	Loss string `json:"loss"`
}

// Integer is a whole number of any length, in digits.
type Integer string

// MarshalJSON writes the number with all its digits. It never fails.
func (n Integer) MarshalJSON() ([]byte, error) { return []byte(n), nil }

// Value is what the game on a set is worth for P1.
type Value struct {
	Set     engine.Set     `json:"set"`
	Value   int            `json:"value"` // 1, 0 or -1
	Outcome engine.Outcome `json:"outcome"`
	Method  string         `json:"method"` // [ByTable] or [BySearch]
	Nodes   uint64         `json:"nodes"`  // of the search, or 0
}

// How a value is found.
const (
	ByTable  = "table"
	BySearch = "search"
)

// Opening is how the play-throughs with a first number end. The changes are against
// those with any, in percentage points.
type Opening struct {
	Set          engine.Set `json:"set"`
	First        int        `json:"first,omitempty"` // 0 for any
	PlayThroughs Integer    `json:"play_throughs"`
	Win          Integer    `json:"win"`
	Draw         Integer    `json:"draw"`
	Loss         Integer    `json:"loss"`
	Shares
	WinChange  float64 `json:"win_change"`
	DrawChange float64 `json:"draw_change"`
	LossChange float64 `json:"loss_change"`
}

// Size is how large the game on a set is.
type Size struct {
	Set          engine.Set `json:"set"`
	PlayThroughs Integer    `json:"play_throughs"`
	States       int        `json:"states"`
	Value        int        `json:"value"`
	MaxBranch    Integer    `json:"max_branch"`
	MinDepth     int        `json:"min_depth"`
	Shares
}

// Turn is how many moves a turn offers, over the nodes of the game tree.
type Turn struct {
	Set     engine.Set `json:"set"`
	Turn    int        `json:"turn"` // from 1
	Nodes   Integer    `json:"nodes"`
	Moves   Integer    `json:"moves"` // of all of them
	Average float64    `json:"average"`
	Most    Integer    `json:"most"` // of one of them
}

// LongestTurn is what can be taken on one turn at most, each with a position where.
type LongestTurn struct {
	Set       engine.Set `json:"set"`
	Points    int        `json:"points"`
	PointsAt  string     `json:"points_at"`
	Numbers   int        `json:"numbers"`
	NumbersAt string     `json:"numbers_at"`
}

// Counted is the census of a kind of positions of a set.
type Counted struct {
	Set  engine.Set `json:"set"`
	Kind string     `json:"counted"` // "reachable" or "all"
	Worth
}

// Worth counts positions by what they are worth to the player to move.
type Worth struct {
	Positions    int    `json:"positions"`
	Won          int    `json:"won"`
	Drawn        int    `json:"drawn"`
	Lost         int    `json:"lost"`
	OnlyWin      int    `json:"only_win"`             // those with a single move that wins, among several
	OnlyDraw     int    `json:"only_draw"`            // and that draws
	LongestChain int    `json:"longest_chain"`        // of only moves
	LongestAt    string `json:"longest_at,omitempty"` // a position where it begins, or ""
}

// WidestBoard is a position with the most moves.
type WidestBoard struct {
	Set   engine.Set `json:"set"`
	Moves uint64     `json:"moves"`
	At    string     `json:"at"`
}

// Meeting is how two chains of heuristics do against each other.
type Meeting struct {
	Position string `json:"position"`
	P1       string `json:"p1"`
	P2       string `json:"p2"`
	Shares
	Exact Fractions `json:"exact,omitzero"`
}

// Responder is how well a chain can be answered by a player who knows it.
type Responder struct {
	Position string `json:"position"`
	As       string `json:"as"` // P1 or P2
	Against  string `json:"against"`
	Aim      string `json:"aim"`
	Shares
	Exact Fractions `json:"exact,omitzero"`
}

// Sampled is how simulated games of a match ended. The errors are standard errors, in
// percentage points.
type Sampled struct {
	Position string `json:"position"`
	P1       string `json:"p1"`
	P2       string `json:"p2"`
	Games    int    `json:"games"`
	Seed     uint64 `json:"seed"`
	Win      int    `json:"win"`
	Draw     int    `json:"draw"`
	Loss     int    `json:"loss"`
	Shares
	WinError  float64 `json:"win_error"`
	DrawError float64 `json:"draw_error"`
	LossError float64 `json:"loss_error"`
}

// Reply is a move with the odds of who goes on with the best ones.
type Reply struct {
	Position string     `json:"position"`
	Against  string     `json:"against"`
	Move     engine.Set `json:"move"`
	Shares
}

// Kind is what kind of games a set makes. Package stats has the definitions
// (stats.Quality); Led and Won are the positions of which Upsets and Narrow are some.
type Kind struct {
	Set     engine.Set     `json:"set"`
	Outcome engine.Outcome `json:"outcome"`
	Draws   float64        `json:"draws_percent"`
	Upsets  int            `json:"upsets"`
	Led     int            `json:"led"`
	Narrow  int            `json:"narrow"`
	Won     int            `json:"won"`
	Slip    float64        `json:"slip_percent"`
}

// Ahead is what a set is worth for P1 if P2 starts with some points.
type Ahead struct {
	Set       engine.Set     `json:"set"`
	HeadStart int            `json:"head_start"`
	Outcome   engine.Outcome `json:"outcome"`
}

// Broken is what a first number is worth for P1: by points alone, and if a tie goes to
// the larger or the smaller excess sum.
type Broken struct {
	Set    engine.Set     `json:"set"`
	First  int            `json:"first,omitempty"` // 0 for any
	Points engine.Outcome `json:"points"`
	Most   engine.Outcome `json:"most"`
	Fewest engine.Outcome `json:"fewest"`
}

// Third is how one of three players did in simulated games.
type Third struct {
	Set    engine.Set `json:"set"`
	Rule   string     `json:"rule"`
	Bots   string     `json:"bots"`
	Games  int        `json:"games"`
	Seed   uint64     `json:"seed"`
	Player string     `json:"player"`
	Won    int        `json:"won"` // alone
	Shared int        `json:"shared"`
}
