package puzzles

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
)

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		id, move string
		kind     Kind
		why      string
	}{
		{"1-7/3/5/6", "1,2,7", Kept, "Everything is taken, and you are 2 ahead."},
		{"1-7/3/5/6", "2,7", WinToDraw, "Everything is taken, and the scores are level."},
		{"1-7/3/5/6", "7", WinToLoss, "You now need 3, and all that is left, 1, makes only 1: you lose by 2."},
		{"1-7/2/5/7", "3,6", WinToDraw, "Everything is taken, and the scores are level."},
		{"1-7/6/3,5", "7", DrawToLoss, "Everything is taken, and you are 2 behind."},
		{"1-7/3/1,5", "4", WinToDraw, "You now need 1 with 6, 7 left, and each move draws at best: 6 is answered by 7; 7 is answered by 6."},
		{"1-7/1/2/5/6", "3", Kept, "Only 7 beats it: any other reply, and you do not lose."},
		{"1-7/1/2/5/6", "7", MadeEasy, "That is answered in more than one way: the opponent hardly has to look."},
		{"{3,3,3,5,5,5,7}:7", "3,5", WinToDraw, "You now need 4 with 3, 3, 5, 7 left: no choice makes exactly 4, and each of the 5 moves beyond it draws at best."},
		{"{1,2,2,5,8,8,9}:5", "1,2,2", WinToLoss, "You now need 8 with 5, 8, 9 left, and each of your 4 moves loses: even 8, exactly what you need, is answered by 9."},
		{"{2,3,8,8}:1", "2", DrawToLoss, "You now need 2 with 8, 8 left, and your only move loses: 8 is answered by 8."},
	} {
		attempt := open(t, c.id).Begin()
		before := attempt.Game.String()
		v, err := attempt.Try(set(t, c.move))
		if err != nil {
			t.Errorf("%s, %s: %v", c.id, c.move, err)
			continue
		}
		if v.Kind() != c.kind || v.Right != (c.kind == Kept) || v.Why != c.why {
			t.Errorf("%s, %s: %v, %q", c.id, c.move, v.Kind(), v.Why)
		}
		if attempt.Retry(v); attempt.Game.String() != before {
			t.Errorf("%s, %s: after the retry the board shows %s", c.id, c.move, attempt.Game)
		}
	}
}

// Every puzzle of the catalogue, followed along its main line: the right move of each
// position is right and no other, every wrong one is punished by its reply, the sentence
// that says why is true, and the puzzle is solved after exactly Length right choices.
func TestWholeCatalogIsJudged(t *testing.T) {
	t.Parallel()
	for _, entry := range Catalog() {
		puzzle := proved(t, entry)
		attempt := puzzle.Begin()
		for step, only := range puzzle.Line() {
			if step%2 == 1 {
				continue // the opponent's
			}
			p := attempt.Game.Position()
			right := 0
			for m := range p.Moves() {
				v, err := attempt.Try(m)
				if err != nil {
					t.Fatal(err)
				}
				if v.Right {
					right++
				} else if err := checkPunished(puzzle, p, attempt.Game.Position(), v); err != nil {
					t.Errorf("%s, %s: %q: %v", entry.ID, m.List(), v.Why, err)
				}
				attempt.Retry(v)
			}
			if right == 0 || right > 1 && puzzle.Task != Resist {
				t.Errorf("%s: %d right moves in %v", entry.ID, right, p)
			}
			attempt = replay(t, puzzle, attempt.Game)
			v, err := attempt.Try(only)
			if err != nil || !v.Right {
				t.Fatalf("%s: %s of the main line: %v, %v", entry.ID, only.List(), v, err)
			}
			if !slices.Equal(puzzle.Line()[:step+1], played(attempt, v)) {
				t.Errorf("%s: the main line is %v, played was %v", entry.ID, puzzle.Line(), attempt.Game)
			}
		}
		if !attempt.Solved || attempt.Found != puzzle.Length {
			t.Errorf("%s: after the main line solved is %v with %d of %d found", entry.ID, attempt.Solved, attempt.Found, puzzle.Length)
		}
	}
}

// played returns the moves of the attempt, without the answer to the last one.
func played(a *Attempt, v Verdict) []engine.Move {
	moves := a.Game.Moves()[len(a.Puzzle.Game().Moves()):]
	if v.Replied {
		moves = moves[:len(moves)-1]
	}
	return moves
}

// replay returns a fresh attempt brought to where the game stands.
func replay(t *testing.T, puzzle *Puzzle, game *engine.Game) *Attempt {
	t.Helper()
	attempt := puzzle.Begin()
	for attempt.Game.String() != game.String() {
		m := game.Moves()[len(attempt.Game.Moves())]
		if _, err := attempt.Try(m); err != nil {
			t.Fatal(err)
		}
	}
	return attempt
}

var (
	needs    = regexp.MustCompile(`^You now need (\d+)\b`)
	level    = regexp.MustCompile(`^The scores are level with `)
	withLeft = regexp.MustCompile(` with ([\d, ]+) left`)
	thatLeft = regexp.MustCompile(`all that is left(?:, |: )([\d +]+)`)
	ofMoves  = regexp.MustCompile(`each of (?:your|the) (\d+) moves`)
	answered = regexp.MustCompile(`([\d +]+)(?:, exactly what you need,)? is answered by ([\d +]+)`)
	result   = regexp.MustCompile(`you are (\d+) behind|you lose by (\d+)`)
)

// numbers returns the set that a part of a sentence lists.
func numbers(text string) engine.Set {
	s, err := engine.ParseSet(strings.Trim(strings.NewReplacer(" + ", ",", ", ", ",").Replace(text), ", +"))
	if err != nil {
		panic(err)
	}
	return s
}

// checkPunished checks a wrong move in before, with its answer on the board in after,
// and every number in the sentence that says why.
func checkPunished(z *Puzzle, before, after engine.Position, v Verdict) error {
	if z.Task == Resist {
		return nil // TestVerdicts has them all
	}
	if v.Now >= v.Was || z.Worth(before, v.Move) != v.Now {
		return fmt.Errorf("it is worth %v, judged as %v", z.Worth(before, v.Move), v.Now)
	}
	next, _ := before.After(v.Move)
	if v.Replied == next.Over() || v.Replied && z.Worth(next, v.Reply).Opposite() != v.Now {
		return fmt.Errorf("the reply %s does not punish", v.Reply.List())
	}
	if after.Over() {
		margin := after.Deficit // of the player who would move
		if m := result.FindStringSubmatch(v.Why); (m != nil) != (v.Now == engine.Loss) || m != nil && m[1] != strconv.Itoa(margin) {
			return fmt.Errorf("the margin is %d", margin)
		}
		return nil
	}
	if m := needs.FindStringSubmatch(v.Why); m == nil && !level.MatchString(v.Why) || m == nil && after.Deficit > 0 || m != nil && m[1] != strconv.Itoa(after.Deficit) {
		return fmt.Errorf("the deficit is %d", after.Deficit)
	}
	left := withLeft.FindStringSubmatch(v.Why)
	if left == nil {
		left = thatLeft.FindStringSubmatch(v.Why)
	}
	if left == nil || numbers(left[1]) != after.Left {
		return fmt.Errorf("left is %v", after.Left)
	}
	if m := ofMoves.FindStringSubmatch(v.Why); m != nil && m[1] != strconv.FormatUint(after.CountMoves(), 10) {
		return fmt.Errorf("there are %d moves", after.CountMoves())
	}
	worst, best := engine.Win, engine.Loss
	exact := false
	for m := range after.Moves() {
		worst, best = min(worst, z.Worth(after, m)), max(best, z.Worth(after, m))
		exact = exact || m.Sum() == after.Deficit
	}
	switch {
	case best != v.Now,
		strings.Contains(v.Why, "loses") && best != engine.Loss,
		strings.Contains(v.Why, "draws at best") && best != engine.Draw,
		strings.Contains(v.Why, "no choice makes exactly") && exact,
		strings.Contains(v.Why, "exactly what you need") && !exact:
		return fmt.Errorf("the best move is worth %v, an exact one is there: %v", best, exact)
	}
	told := map[engine.Move]bool{}
	for _, m := range answered.FindAllStringSubmatch(v.Why, -1) {
		move, reply := numbers(m[1]), numbers(m[2])
		next, passed, err := after.Play(move)
		if err != nil || !passed {
			return fmt.Errorf("%s is no move", move.List())
		}
		if next.Check(reply) != nil || z.Worth(next, reply) != z.value(next) {
			return fmt.Errorf("%s does not answer %s", reply.List(), move.List())
		}
		told[move] = true
	}
	if strings.Contains(v.Why, "each move ") && uint64(len(told)) != after.CountMoves() && !strings.Contains(v.Why, "takes everything") {
		return fmt.Errorf("%d of %d moves are told", len(told), after.CountMoves())
	}
	return nil
}

func TestTryRefusesIllegalMoves(t *testing.T) {
	attempt := open(t, "1-7/3/5/6").Begin()
	if _, err := attempt.Try(set(t, "1,2")); err == nil || attempt.Game.String() != "1-7/3/5/6" {
		t.Errorf("error %v, the board shows %v", err, attempt.Game)
	}
}
