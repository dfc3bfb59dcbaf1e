package endings

import (
	"strconv"
	"strings"

	"catchup/app/ui/question"
	"catchup/app/ui/table"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/endgame"
)

// was says what a position is to the player to move, by [engine.Outcome] + 1.
var was = [...]string{"lost", "a draw", "won"}

// signs writes the engine's words for signs, and its letters, as people do.
var signs = strings.NewReplacer("<=", "≤", ">=", "≥", "b1", "b₁", "b2", "b₂", "b3", "b₃", "b4", "b₄")

// letters writes a sum of numbers, by their places in [endgame.Numbers] from 1 on: b₁ + b₂.
func letters(sum []int) string {
	names := make([]string, len(sum))
	for i, at := range sum {
		names[i] = "b" + string('₀'+rune(at))
	}
	return strings.Join(names, " + ")
}

// headline says who wins, and by what.
func (v *Verdict) headline() string {
	move := words.Sum(v.Analysis.Move)
	switch v.Analysis.Outcome {
	case engine.Win:
		return "You win: take " + move
	case engine.Draw:
		return "A draw: take " + move
	default:
		return "You lose, whatever you take"
	}
}

// checked says what the solver found, which tries all moves.
func (v *Verdict) checked() string {
	e := v.Solved
	if e.Total == 1 {
		return "Checked by the solver: there is one move only, and the case is right."
	}
	text := "Checked by the solver, which tried all " + words.Grouped(e.Total) + " moves: "
	if max(e.Wins, e.Draws, e.Losses) == e.Total {
		return text + "they all " + words.Do(e.Total, e.Outcome) + "."
	}
	return text + words.Divided(e.Wins, e.Draws, e.Losses) + "."
}

// also names the other moves that are as good.
func (v *Verdict) also() string {
	var others []string
	for _, m := range v.Keeping() {
		if m != v.Analysis.Move {
			others = append(others, words.Sum(m))
		}
	}
	if len(others) == 0 || v.Solved.Outcome == engine.Loss {
		return ""
	}
	return "As good: " + strings.Join(others, "; ") + "."
}

// spoken is what a screen reader says after every change of the position.
func (p *Page) spoken() string {
	text := p.lookup.Problem + " " + p.lookup.Position.String() + ". "
	if p.verdict == nil {
		return text + missing(p.lookup.Left.Len())
	}
	return text + "Case " + p.verdict.Analysis.Case + ". " + p.verdict.headline() + ". " + p.verdict.Analysis.Reason
}

// missing says what is to be done before there is a case, with n numbers.
func missing(n int) string {
	if n == 2 {
		return "Put one more number in."
	}
	return "Put " + strconv.Itoa(3-n) + " more numbers in."
}

// does says what a branch does, in letters.
func does(b endgame.Branch) string {
	switch b.Outcome {
	case engine.Win:
		return "Win: take " + letters(b.Take)
	case engine.Draw:
		return "Draw: take " + letters(b.Take)
	default:
		return "Loss: every move loses"
	}
}

// headline says what came of the last answer or move of the drill, in a few words.
func (d *Drill) headline() string {
	q := d.Question
	truth := "it is " + was[q.Truth()+1]
	switch {
	case q.Stage == question.Saying:
		return "Who wins?"
	case q.Found == nil && q.Right():
		return "Right: " + truth
	case q.Found == nil:
		return "Not quite: " + truth
	case q.Kept():
		return "Right: " + words.Sum(q.Found.Move) + " keeps the " + q.Truth().String()
	case q.Found.Worth == engine.Draw:
		return "Not quite: " + words.Sum(q.Found.Move) + " only draws"
	default:
		return "Not quite: " + words.Sum(q.Found.Move) + " loses"
	}
}

// next says what is to be done.
func (d *Drill) next() string {
	q := d.Question
	switch {
	case q.Stage == question.Saying:
		return "Both of you play as well as can be. Do you win, draw or lose?"
	case q.Stage == question.Finding:
		return "Now take a move that keeps the " + q.Truth().String() + "."
	case q.Found != nil && q.Found.Replied:
		return "They answer " + words.Sum(q.Found.Reply) + "."
	default:
		return ""
	}
}

// spoken is what a screen reader says after every change of the drill.
func (d *Drill) spoken() string {
	text := d.headline() + ". " + d.next() + " "
	if d.Stage == question.Done {
		return text + "Case " + d.Leaf.Name + ". " + d.Leaf.Words
	}
	return text + table.Heard(d)
}

// says is the tally in a sentence.
func (t *Tally) says() string {
	if t.Asked == 0 {
		return "Nothing asked yet."
	}
	text := strconv.Itoa(t.Said) + " of " + strconv.Itoa(t.Asked) + " said right"
	if t.Moves > 0 {
		text += ", " + strconv.Itoa(t.Kept) + " of " + strconv.Itoa(t.Moves) + " moves found"
	}
	return text + "."
}

// known returns how many cases went right the last time they came up.
func (t *Tally) known() int {
	known := 0
	for _, mark := range t.Cases {
		if mark > 0 {
			known++
		}
	}
	return known
}
