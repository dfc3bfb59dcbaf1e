package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

// leagueSets are played by every pair of the league: the sets {1..7} to {1..12},
// and four others with gaps or repeats.
var leagueSets = []string{
	"1-7", "1-8", "1-9", "1-10", "1-11", "1-12",
	"1,1,2,2,3,3,4,4", "2,3,5,7,11,13,17", "2,2,2,3,3,5,5,5", "1,3,4,6,8,9,11,14",
}

// league plays games between bots.
type league struct {
	boards []board
	cache  map[cached]engine.Move
}

type board struct {
	start engine.Position
	table *induction.Tablebase
}

// cached is a question to perfect play, whose answer is always the same.
type cached struct {
	board    int
	position engine.Position
}

func newLeague(t *testing.T, sets ...string) *league {
	l := &league{cache: map[cached]engine.Move{}}
	for _, set := range sets {
		start := position(t, set)
		table, err := induction.New(start, math.MaxUint64, nil)
		if err != nil {
			t.Fatal(err)
		}
		l.boards = append(l.boards, board{start, table})
	}
	return l
}

// score is the share of the points that a player got, draws counting half.
type score struct{ games, points, squares float64 }

func (s score) share() float64 { return s.points / s.games }

// standardError of the share, from the spread of the points.
func (s score) standardError() float64 {
	variance := s.squares/s.games - s.share()*s.share()
	return math.Sqrt(variance / s.games)
}

// match lets a and b play the given number of games on every board, half of them
// with a to move first, and returns the score of a. The games are those of the
// seed.
func (l *league) match(a, b Bot, games int, seed uint64) score {
	var s score
	r := rand.New(rand.NewPCG(seed, 0))
	for i := range l.boards {
		for game := range games {
			first, second := a, b
			if game%2 == 1 {
				first, second = b, a
			}
			result := l.play(i, first, second, r)
			if game%2 == 1 {
				result = 1 - result
			}
			s.games++
			s.points += result
			s.squares += result * result
		}
	}
	return s
}

// play plays a game and returns the points of who moves first.
func (l *league) play(i int, first, second Bot, r *rand.Rand) float64 {
	game := engine.NewGame(l.boards[i].start)
	for !game.Over() {
		player := first
		if game.Mover() == engine.P2 {
			player = second
		}
		if err := game.Play(l.choose(i, player, game.Position(), r)); err != nil {
			panic(err)
		}
	}
	_, margin := game.Result(engine.P1)
	return points(engine.OutcomeOf(margin))
}

func (l *league) choose(i int, player Bot, p engine.Position, r *rand.Rand) engine.Move {
	_, same := player.(perfect)
	question := cached{i, p}
	if m, known := l.cache[question]; same && known {
		return m
	}
	m, err := player.Choose(p, l.boards[i].table.Outcome, r, nil)
	if err != nil {
		panic(err)
	}
	if same {
		l.cache[question] = m
	}
	return m
}
