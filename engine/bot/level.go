package bot

import (
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/recursion"
)

// Level is one of ten graded opponents. Each beats the one below it: see
// testdata/ladder.tsv.
type Level struct {
	Name   string // level-1 to level-10
	Thinks string // how, in words that go on after the player's name
	bot    Bot
}

// Levels holds the levels from a beginner to perfect play.
var Levels = [10]Level{
	{"level-1", "takes any move, all equally likely",
		Chain{}},
	{"level-2", "takes as many points as it can, but one turn in four any move",
		grade{slips: 4, likes: most(MaxScore)}},
	{"level-3", "sees to the end from two numbers on, and until then takes any move; every other turn it does not look",
		grade{slips: 2, sight: 2}},
	{"level-4", "sees to the end from three numbers on, and until then takes as few points as it can; every other turn it does not look",
		grade{slips: 2, sight: 3, likes: most(MinScore)}},
	{"level-5", "sees to the end from three numbers on, and until then takes as few points as it can; one turn in four it does not look",
		grade{slips: 4, sight: 3, likes: most(MinScore)}},
	{"level-6", "sees to the end from four numbers on, and until then takes as few points as it can; one turn in six it does not look",
		grade{slips: 6, sight: 4, likes: most(MinScore)}},
	{"level-7", "sees to the end from five numbers on, and until then takes as few points as it can; one turn in eight it does not look",
		grade{slips: 8, sight: 5, likes: most(MinScore)}},
	{"level-8", "sees to the end from six numbers on, and until then takes as few points as it can; one turn in twenty it does not look",
		grade{slips: 20, sight: 6, likes: most(MinScore)}},
	{"level-9", "sees to the end from seven numbers on, and until then takes as few points as it can",
		grade{sight: 7, likes: most(MinScore)}},
	{"level-10", "has solved the game, gives nothing away, and makes it as hard as possible for you",
		perfect{}},
}

func most(heuristic string) Chain { return Chain{Preferences[heuristic]} }

// levelNamed returns the level of that name, or nil.
func levelNamed(name string) Bot {
	for i := range Levels {
		if Levels[i].Name == name {
			return Levels[i].bot
		}
	}
	return nil
}

// grade is a player who sees what a move is worth if it leaves at most so many
// numbers as its sight goes. Worse than a win that it sees, and better than a
// loss, is whatever it does not see, just like a draw. Among what looks equal its
// chain decides. A slip is a turn without a look: any move, all equally likely.
//
// A sight of few numbers is what people have, and it grows sharper as the game
// goes on. The misers among the levels do best with it, since taking little keeps
// the game long: they get to see where the greedy have to guess.
type grade struct {
	slips int // one turn in so many; never if 0
	sight int // nothing if 0, not even how a move ends the game
	likes Chain
}

func (grade) NeedsValue() bool { return false }

// remembered is how many positions a grade keeps in mind at most.
const remembered = 1 << 18

func (g grade) Choose(p engine.Position, _ Value, r *rand.Rand, tick Tick) (engine.Move, error) {
	if g.slips > 0 && r.IntN(g.slips) == 0 {
		return Chain{}.Choose(p, nil, r, tick)
	}
	if g.sight == 0 {
		return g.likes.Choose(p, nil, r, tick)
	}
	seen := make(recursion.Solver)
	looks := func(m engine.Move) int {
		if p.Left.Len()-m.Len() > g.sight {
			return int(engine.Draw)
		}
		if len(seen) > remembered {
			clear(seen)
		}
		return int(Outcome(p, m, seen.Outcome))
	}
	return append(Chain{looks}, g.likes...).Choose(p, nil, r, tick)
}
