package prove

import (
	"strconv"
	"strings"

	"catchup/app/ui/solve"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/puzzles/defence"
)

// Where says which defence is on the board.
func (s *Proving) Where() string {
	at, of := s.Defences()
	switch {
	case s.Done() || of == 0 && at > 0:
		return "Every defence is beaten"
	case at == 0:
		return "First the key move"
	default:
		return "Defence " + strconv.Itoa(at) + " of " + strconv.Itoa(of)
	}
}

// Against says how the defence on the board came about: "After your 2 they take 3." It
// begins with "Back:" if that is on another branch than the last.
func (s *Proving) Against() string {
	if s.Done() {
		return ""
	}
	t := s.Tree()
	before, moves := t.Trail(s.Next())
	if before < 0 {
		return ""
	}
	text := "After your "
	if before != s.last {
		text = "Back: after your "
	}
	text += words.Sum(moves[0]) + " they take " + words.Sum(moves[1])
	for i := 2; i < len(moves); i += 2 {
		text += ", you can only take " + words.Sum(moves[i]) + ", they take " + words.Sum(moves[i+1])
	}
	return text + "."
}

// Settled says what the replies to the last right move come to.
func (s *Proving) Settled() string {
	if s.last < 0 {
		return ""
	}
	return settled(s.Tree().Tally(s.last), s.Tree().Goal)
}

func settled(t defence.Tally, goal engine.Outcome) string {
	if t.Replies() == 0 {
		return "That ends the game."
	}
	does := map[engine.Outcome]string{engine.Win: "wins", engine.Draw: "is enough"}[goal]
	reason := "more than one move " + does
	switch {
	case t.Open == 0:
		reason = "the rest plays itself"
	case t.Ended > 0:
		reason += ", or the rest plays itself"
	}
	rest := t.Open + t.Ended
	all := strconv.Itoa(t.Replies())
	switch {
	case rest == 1 && t.Replies() == 1:
		return "Their one reply leaves nothing to find: " + reason + "."
	case rest == t.Replies():
		return "None of their " + all + " replies leaves anything to find: " + reason + "."
	case t.Asked == 1 && t.Replies() == 1:
		return "They have one reply, and it must be answered."
	case t.Met == 1 && t.Replies() == 1:
		return "Their one reply comes to a position of another branch."
	case t.Asked == 2 && t.Replies() == 2:
		return "Both of their replies must be answered."
	case t.Asked == t.Replies():
		return "All " + all + " of their replies must be answered."
	}
	var parts []string
	if t.Asked > 0 {
		parts = append(parts, strconv.Itoa(t.Asked)+" must be answered")
	}
	if t.Met > 0 {
		parts = append(parts, strconv.Itoa(t.Met)+words.Plural(t.Met, " comes", " come")+" to a position of another branch")
	}
	if rest > 0 {
		others := "the other "
		if rest > 1 {
			others += strconv.Itoa(rest) + " "
		}
		parts = append(parts, others+words.Plural(rest, "leaves", "leave")+" nothing to find: "+reason)
	}
	last := len(parts) - 1
	text := strings.Join(parts[:last], ", ")
	if last > 0 {
		text += " and "
	}
	return "Of their " + all + " replies " + text + parts[last] + "."
}

// Headline says what the last move has done.
func (s *Proving) Headline() string {
	switch v := s.Proof.Wrong(); {
	case v == nil && s.Done():
		return "Proved"
	case v == nil:
		return "Right"
	default:
		return solve.Blunder(v)
	}
}

// Punished says how the wrong move on the board was answered, and what that comes to.
func (s *Proving) Punished() string {
	v := s.Proof.Wrong()
	text := "You took " + words.Sum(v.Move)
	if v.Replied {
		text += ", they answer " + words.Sum(v.Reply)
	}
	return text + ". " + v.Why
}

// Result says in two sentences what the finished proof has come to.
func (s *Proving) Result() string {
	tree := s.Tree()
	claim := map[engine.Outcome]string{engine.Win: " wins", engine.Draw: " does not lose"}[tree.Goal]
	text := "You have proved that taking " + words.Sum(tree.Nodes[0].Edges[0].Move) + claim + ", whatever the opponent does: " +
		strconv.Itoa(len(tree.Nodes)) + " positions in all."
	switch wrong := s.Mistakes(); {
	case wrong == 0 && !s.Complete():
		return text
	case wrong == 0:
		return text + " Not one wrong move on the way."
	case wrong == 1:
		return text + " One wrong move on the way."
	default:
		return text + " " + strconv.Itoa(wrong) + " wrong moves on the way."
	}
}

// tell says how a choice was answered, for those who do not see its mark.
func tell(m defence.Mark) string {
	switch {
	case m.Shown:
		return "shown"
	case m.Wrong == 1:
		return "found after a wrong move"
	case m.Wrong > 1:
		return "found after " + strconv.Itoa(m.Wrong) + " wrong moves"
	default:
		return "found"
	}
}
