package endgame

import (
	"slices"

	"catchup/engine"
)

// Case is one case of the thesis. The conditions are those that sections 2.2.1 to 2.2.4
// come to, read literally but for two slips of the pen: section 2.2.3, II.II.C compares
// D - b3 with b1, which must mean how far they are apart; and where the deficit is not 0
// its definition of D has the wrong sign in section 2.2.4. Every position of three or four
// numbers meets exactly one of them.
type Case struct {
	Name      string   // as in [Analysis]
	Condition string   // which positions belong to it, in b1 to b4 and D
	Branches  []Branch // in the order in which they are tried: the first that holds decides
}

// Branch is a part of a case in which one move keeps one outcome. It says so of all its
// positions alike, with b1 to b4 for the numbers in ascending order and D for the deficit.
type Branch struct {
	When    string // given the case, and that no branch before it holds; "" if it is the only one
	Outcome engine.Outcome
	Take    []int  // which of the numbers to take, from 1; none if every move loses
	Why     string // in one sentence

	holds func(b numbers) bool // for a When in words; nil where it can be evaluated
}

// Cases returns every case of three or of four numbers in the order of the thesis,
// none for other counts. Nobody may change them.
func Cases(numbers int) []Case {
	switch numbers {
	case 3:
		return three
	case 4:
		return four
	default:
		return nil
	}
}

// caseOf returns the case that the position belongs to.
func caseOf(cases []Case, b numbers) Case {
	return cases[slices.IndexFunc(cases, func(c Case) bool { return meets(c.Condition, b) })]
}

// branch returns the branch that holds for a position of the case.
func (c Case) branch(b numbers) Branch {
	return c.Branches[slices.IndexFunc(c.Branches, func(x Branch) bool {
		switch {
		case x.holds != nil:
			return x.holds(b)
		case x.When == "" || x.When == "otherwise":
			return true
		default:
			return meets(x.When, b)
		}
	})]
}

// conditionOf returns the condition of the case with that name.
func conditionOf(name string) string {
	all := slices.Concat(three, four)
	return all[slices.IndexFunc(all, func(c Case) bool { return c.Name == name })].Condition
}
