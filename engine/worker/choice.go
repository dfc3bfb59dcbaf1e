package worker

import (
	"slices"
	"strings"

	"catchup/engine"
	"catchup/engine/bot"
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

// Choose returns what each of the bots of these names does at p, and lists at most
// limit of its moves. What is not exact depends on the seed. The error is that of
// [Solver.Evaluate] or [Solver.Reply].
func (s *Solver) Choose(p engine.Position, names []string, seed uint64, limit int, progress Progress) ([]Choice, error) {
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
		judging := judging{p: p, value: table.Outcome, limit: limit}
		chain, exact := player.(bot.Chain)
		if exact {
			err = judging.preferred(chain, progress.ticks())
		} else {
			var move engine.Move
			if move, err = player.Choose(p, table.Outcome, random(seed), progress.ticks()); err == nil {
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

// preferred adds the moves that the chain likes best: those of [bot.Preferred],
// which are not kept, since there may be a million.
func (j *judging) preferred(chain bot.Chain, tick bot.Tick) error {
	var liked engine.Move
	for m := range j.p.Moves() {
		if err := tick(); err != nil {
			return err
		}
		order := 1
		if liked.Len() > 0 {
			order = chain.Compare(m, liked)
		}
		if order > 0 {
			liked, j.count, j.listed = m, [3]uint64{}, [3][]Judged{}
		}
		if order >= 0 {
			j.add(m)
		}
	}
	return nil
}

func (j *judging) choice(name string, exact bool) Choice {
	moves := slices.Concat(j.listed[2], j.listed[1], j.listed[0])
	return Choice{name, exact, j.count[2], j.count[1], j.count[0], moves[:min(len(moves), j.limit)]}
}

// ChoicesText returns the choices as a line of text: for each the name, whether it
// is exact, how many moves win, draw and lose, and some of these moves, or - if none
// is listed:
//
//	max-score all 1 0 0 1,2,7 level-3 one 0 0 1 4
func ChoicesText(choices []Choice) string {
	var words []string
	for _, c := range choices {
		extent, moves := "one", "-"
		if c.Exact {
			extent = "all"
		}
		if len(c.Moves) > 0 {
			moves = list(c.Moves, false)
		}
		words = append(words, c.Bot+" "+extent+number(c.Wins)+number(c.Draws)+number(c.Losses)+" "+moves)
	}
	return strings.Join(words, " ")
}

// ParseChoices is the inverse of [ChoicesText].
func ParseChoices(line string) ([]Choice, error) {
	words := words{text: line}
	var choices []Choice
	for words.err == nil && words.rest() != "" {
		c := Choice{Bot: words.next("a name")}
		switch words.next("all or one") {
		case "all":
			c.Exact = true
		case "one":
		default:
			words.fail("expected all or one")
		}
		c.Wins, c.Draws, c.Losses = words.uint("wins"), words.uint("draws"), words.uint("losses")
		if moves := words.next("moves"); moves != "-" {
			c.Moves = words.list(moves, false, c.Wins, c.Draws)
		}
		choices = append(choices, c)
	}
	return choices, words.err
}
