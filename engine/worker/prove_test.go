package worker

import (
	"reflect"
	"testing"

	"catchup/engine"
)

func TestProofsSurviveAsText(t *testing.T) {
	s := NewSolver(1 << 20)
	for _, text := range []string{"{1,2,4,7}:4", "2,2,2,3,3", "1-9", "1-8:9", "1-8:99", "{3}:0"} {
		p := position(t, text)
		for m := range p.Moves() {
			for _, limit := range []int{0, 100} {
				proof, err := s.Prove(p, m, limit, nil)
				if err != nil || len(proof.Line) == 0 || proof.Line[0] != m || proof.Size == 0 || (proof.Tree != nil) != (proof.Size <= uint64(limit)) {
					t.Errorf("%s, %v: %+v, error %v", text, m, proof, err)
				}
				if again, err := ParseProof(ProofText(proof)); err != nil || !reflect.DeepEqual(again, proof) {
					t.Errorf("%q comes back as %+v, error %v", ProofText(proof), again, err)
				}
			}
		}
	}
	if _, err := s.Prove(position(t, "1-7"), engine.OneTo(2), 0, nil); err == nil {
		t.Error("an illegal move was proved")
	}
}
