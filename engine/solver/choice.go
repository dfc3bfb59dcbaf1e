package solver

import (
	"slices"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/wire"
)

// Choice is what a bot does at a position, and how that fares.
type Choice struct {
	Bot string // its name
	// Exact reports whether the moves are all that the bot may make here, each with
	// the same probability: so it is with heuristics and their chains, and with
	// perfect play, which has one. Otherwise it is one move that it happened to make.
	Exact               bool
	Wins, Draws, Losses uint64   // how many of the moves
	Moves               []Judged // the first of them: wins, then draws, then losses
}

// Choose asks what each of the bots of these names does, and for at most so many of its
// moves. What is not exact depends on the seed.
type Choose struct {
	Position engine.Position
	Bots     []string
	Seed     uint64
	Limit    int
}

// Kind implements [Question].
func (q *Choose) Kind() string { return "choose" }

// Fields implements [Question].
func (q *Choose) Fields(l *wire.Line) {
	l.Position(&q.Position)
	for i := range wire.List(l, "names", &q.Bots) {
		l.Word("a name", &q.Bots[i])
	}
	l.Uint("a seed", &q.Seed)
	l.Count("a limit", &q.Limit)
}

// Result implements [Question].
func (q *Choose) Result(l *wire.Line, choices *[]Choice) {
	for i := range wire.List(l, "choices", choices) {
		c := &(*choices)[i]
		l.Word("a name", &c.Bot)
		l.Bool(&c.Exact)
		l.Uint("wins", &c.Wins)
		l.Uint("draws", &c.Draws)
		l.Uint("losses", &c.Losses)
		judgedMoves(l, &c.Moves, false)
	}
}

// Answer implements [Question]. The error is that of [Evaluate] or [Reply].
func (q *Choose) Answer(s *Solver, progress Progress) ([]Choice, error) {
	p, names := q.Position, q.Bots
	players := make([]bot.Bot, len(names))
	for i, name := range names {
		var err error
		if players[i], err = bot.Named(name); err != nil {
			return nil, err
		}
	}
	if err := s.checkMoves(p); err != nil {
		return nil, err
	}
	table, err := s.table(p, progress)
	if err != nil {
		return nil, err
	}
	choices := make([]Choice, len(names))
	for i, player := range players {
		judging := judging{p: p, value: table.Outcome, limit: q.Limit}
		chain, exact := player.(bot.Chain)
		if exact {
			err = chain.Climb(p, progress.ticks(), func(m engine.Move, better bool) {
				if better {
					judging.count, judging.listed = [3]uint64{}, [3][]Judged{}
				}
				judging.add(m)
			})
		} else {
			var move engine.Move
			if move, err = player.Choose(p, table.Outcome, random(q.Seed), progress.ticks()); err == nil {
				judging.add(move)
			}
		}
		if err != nil {
			return nil, err
		}
		choices[i] = judging.choice(names[i], exact || player.NeedsValue())
	}
	return choices, nil
}

// judging counts moves of p by what they are worth, and lists some.
type judging struct {
	p     engine.Position
	value bot.Value
	limit int

	count  [3]uint64 // by outcome, from loss to win
	listed [3][]Judged
}

func (j *judging) add(m engine.Move) {
	outcome := bot.Outcome(j.p, m, j.value)
	j.count[outcome+1]++
	if same := &j.listed[outcome+1]; len(*same) < j.limit {
		*same = append(*same, Judged{Move: m, Outcome: outcome})
	}
}

func (j *judging) choice(name string, exact bool) Choice {
	moves := slices.Concat(j.listed[2], j.listed[1], j.listed[0])
	return Choice{name, exact, j.count[2], j.count[1], j.count[0], moves[:min(len(moves), j.limit)]}
}
