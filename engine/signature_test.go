package engine_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/search"
)

// The fingerprint of the solvers: a checksum of what tables say, which must never
// change, and how many nodes searches take, which changes whenever the search does.
// Whoever changes it on purpose runs
//
//	go test ./engine -run Signature -v
//
// and puts the line it prints into testdata/signature.txt and, as "bench: ...", at
// the end of the commit message.
func TestSignature(t *testing.T) {
	sum := fnv.New32a()
	for _, text := range []string{"1-12", "1-13", "1,1,2,3,5,8,13,21", "2,4,6,8,10,40", "7,7,7,7,50,99"} {
		start := parsed(t, text)
		table, err := induction.New(start, 1<<24, nil)
		if err != nil {
			t.Fatal(err)
		}
		visitAll(start, map[engine.Position]bool{}, func(p engine.Position) {
			fmt.Fprint(sum, p, table.Outcome(p))
		})
	}
	var nodes uint64
	for _, text := range []string{"1-24", "1-23", "1-26:3", "3,5,8,8,9,12,17,20,21,22,30,31,40,41,44,50,51,60,61,70"} {
		r, err := search.Solve(parsed(t, text), search.Limits{Memory: 1 << 24}, nil)
		if err != nil || !r.Proved() {
			t.Fatalf("%s: %+v, %v", text, r, err)
		}
		nodes += r.Nodes
	}
	got := fmt.Sprintf("table %08x, search %d nodes", sum.Sum32(), nodes)
	t.Log("bench:", got)
	want, err := os.ReadFile("testdata/signature.txt")
	if err != nil {
		t.Fatal(err)
	}
	if got != strings.TrimSpace(string(want)) {
		t.Errorf("bench: %s, want %s", got, want)
	}
}

// visitAll calls visit for p and everything that can follow from it, in the order
// of play.
func visitAll(p engine.Position, seen map[engine.Position]bool, visit func(engine.Position)) {
	if seen[p] {
		return
	}
	seen[p] = true
	visit(p)
	for m := range p.Moves() {
		next, _ := p.After(m)
		visitAll(next, seen, visit)
	}
}

func parsed(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
