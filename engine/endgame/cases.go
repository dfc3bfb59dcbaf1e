package endgame

import (
	"maps"
	"slices"

	"catchup/engine"
)

// Case is one case of the thesis with its branches, in the order in which they are
// tried: the first that holds decides.
type Case struct {
	Name      string // as in [Analysis]
	Condition string
	Branches  []Branch
}

// Branch is what the analysis says of all positions of a branch alike, with b1 to
// b4 for the numbers in ascending order and D for the deficit.
type Branch struct {
	When    string // "" if it is the only one
	Outcome engine.Outcome
	Take    []int  // which of the numbers to take, from 1; none if every move loses
	Why     string // in one sentence
}

// Cases returns every case of three or of four numbers in the order of the thesis,
// none for other counts.
func Cases(numbers int) []Case {
	cases := map[int]map[string][]branch{3: three, 4: four}[numbers]
	var list []Case
	for _, name := range slices.Sorted(maps.Keys(cases)) {
		c := Case{Name: name, Condition: conditions[name]}
		for _, x := range cases[name] {
			c.Branches = append(c.Branches, Branch{x.when, x.outcome, x.take, x.why})
		}
		list = append(list, c)
	}
	return list
}
