package solver

import (
	"reflect"
	"testing"

	"catchup/engine"
)

func TestProofsSurviveAsText(t *testing.T) {
	s := New(1 << 20)
	for _, text := range []string{"{1,2,4,7}:4", "2,2,2,3,3", "1-9", "1-8:9", "1-8:99", "{3}:0"} {
		p := position(t, text)
		for m := range p.Moves() {
			for _, limit := range []int{0, 100} {
				proof, err := (&Prove{Position: p, Move: m, Limit: limit}).Answer(s, nil)
				if err != nil || len(proof.Line) == 0 || proof.Line[0] != m || proof.Size == 0 || (proof.Tree != nil) != (proof.Size <= uint64(limit)) {
					t.Errorf("%s, %v: %+v, error %v", text, m, proof, err)
				}
				if again := survives(t, &Prove{}, proof); !reflect.DeepEqual(again, proof) {
					t.Errorf("%+v comes back as %+v", proof, again)
				}
			}
		}
	}
	if _, err := (&Prove{Position: position(t, "1-7"), Move: engine.OneTo(2), Limit: 0}).Answer(s, nil); err == nil {
		t.Error("an illegal move was proved")
	}
}
