package endings

import (
	"math/rand/v2"
	"strings"

	"catchup/app/ui/question"
	"catchup/engine"
	"catchup/engine/endgame"
)

// Drill asks about positions of cases drawn at random, each as likely as the others.
// Its methods are all that can happen to it.
type Drill struct {
	Numbers  int             // left in the positions: 3, 4 or 0 for either
	Leaf     *endgame.Node   // the case
	Position engine.Position // of it
	*question.Question
	Verdict *Verdict // on the position, once the question is done
	Tally   *Tally

	random *rand.Rand
}

// Tally is how the drill went.
type Tally struct {
	Asked, Said int            // positions, and of how many the outcome was said right
	Moves, Kept int            // moves made, and how many of these kept it
	Cases       map[string]int // by case: 1 for right, -1 for wrong, the last time it came up
}

// NewDrill returns a drill that has asked its first question. The same seed asks the
// same.
func NewDrill(seed uint64, numbers int, tally *Tally) *Drill {
	d := &Drill{Numbers: numbers, Tally: tally, random: rand.New(rand.NewPCG(seed, 0))}
	d.Next()
	return d
}

// Next asks about another position.
func (d *Drill) Next() {
	among := cases(d.Numbers)
	d.Leaf = among[d.random.IntN(len(among))]
	d.Position = Draw(d.Leaf, d.random)
	asked, err := question.Ask(engine.NewGame(d.Position))
	if err != nil {
		panic(err) // with so few numbers everything can be asked
	}
	d.Question, d.Verdict = asked, nil
}

// largest is the largest number in the positions drawn.
const largest = 14

// Draw returns a position of the case: different numbers up to 14 and a deficit up to
// their sum and one, drawn again until they belong to the case. For the rarest that
// takes two thousand draws on average, about a millisecond.
func Draw(n *endgame.Node, r *rand.Rand) engine.Position {
	count := int(n.Name[0] - '0')
	level := strings.HasPrefix(n.Name[1:], ".0")
	for {
		var p engine.Position
		for _, index := range r.Perm(largest)[:count] {
			p.Left = p.Left.With(index + 1)
		}
		if !level {
			p.Deficit = 1 + r.IntN(p.Left.Sum()+1)
		}
		if n.Has(p) {
			return p
		}
	}
}

// Say says what the position is worth, and counts it.
func (d *Drill) Say(o engine.Outcome) {
	if d.Stage != question.Saying {
		return
	}
	d.Question.Say(o)
	d.Tally.Asked++
	if d.Right() {
		d.Tally.Said++
	}
	d.mark()
}

// Take makes a move, and counts it.
func (d *Drill) Take(move engine.Move) {
	d.Question.Take(move)
	d.Tally.Moves++
	if d.Kept() {
		d.Tally.Kept++
	}
	d.mark()
}

// mark keeps how the case went, once the question is done, and what there is to say of it.
func (d *Drill) mark() {
	if d.Stage != question.Done {
		return
	}
	d.Verdict = Judge(d.Position)
	d.Tally.Cases[d.Leaf.Name] = -1
	if d.Right() && (d.Found == nil || d.Kept()) {
		d.Tally.Cases[d.Leaf.Name] = 1
	}
}
