package solver

import (
	"errors"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

// makes tells whether work on a table was heard of during a question, and the error.
func makes(question func(Progress) error) (made bool, err error) {
	err = question(func(work Work) error {
		made = made || work.Bytes > 0
		return nil
	})
	return made, err
}

// Going back and forth between positions makes no table anew as long as all of them
// fit, and then what was used longest ago goes first.
func TestTablesAreUsedAgain(t *testing.T) {
	size := func(text string) uint64 { return induction.Size(position(t, text)) }
	s := New(size("1-13") + size("1-13:1") + size("2,4,6,8,10,12,14,16"))
	for _, step := range []struct {
		text string
		made bool
	}{
		{"1-13", true}, {"1-13:1", true}, {"1-13", false}, {"1-13:1", false}, {"1-13:12", false}, {"1-13:7", false},
		{"2-7,9:4", false}, {"{}:9", false}, {"2,4,6,8,10,12,14,16", true}, {"1-13:3", false}, {"1-13", false},
		{"2,4,6,8,10,12,14,16", false}, {"1-12,14:3", true}, {"1-13", false}, {"1-13:3", true},
	} {
		made, err := makes(func(progress Progress) error {
			_, err := (&Evaluate{Position: position(t, step.text)}).Answer(s, progress)
			return err
		})
		if made != step.made || err != nil {
			t.Errorf("%s: made a table: %v, want %v, error %v", step.text, made, step.made, err)
		}
		total := uint64(0)
		for _, item := range s.shelf.items {
			total += item.bytes
		}
		if total > s.shelf.limit {
			t.Errorf("%s: %d bytes are kept, at most %d are allowed", step.text, total, s.shelf.limit)
		}
	}
}

func TestATableThatIsTooLargeMovesNothing(t *testing.T) {
	s := New(1 << 16)
	evaluated(t, s, position(t, "1-12"), 0)
	kept := len(s.shelf.items)
	var large *induction.TooLargeError
	if _, err := (&Evaluate{Position: position(t, "1-20")}).Answer(s, nil); !errors.As(err, &large) || len(s.shelf.items) != kept {
		t.Errorf("error %v, %d tables are kept of %d", err, len(s.shelf.items), kept)
	}
	if _, err := (&Evaluate{Position: position(t, "1-20"), Margins: true}).Answer(s, nil); !errors.As(err, &large) || len(s.shelf.items) != kept {
		t.Errorf("error %v, %d tables are kept of %d", err, len(s.shelf.items), kept)
	}
}

func TestMarginsAreKeptBesideTheTable(t *testing.T) {
	s, p := New(1<<24), position(t, "1-14")
	for round := range 2 {
		for _, margins := range []bool{false, true} {
			made, err := makes(func(progress Progress) error {
				_, err := (&Evaluate{Position: p, Margins: margins}).Answer(s, progress)
				return err
			})
			if made != (round == 0) || err != nil {
				t.Errorf("round %d: made %v, error %v", round, made, err)
			}
		}
	}
}

func TestNotTooManyThingsAreKept(t *testing.T) {
	s := New(1 << 24)
	for n := 1; n <= 99; n++ {
		evaluated(t, s, engine.Position{Left: engine.Set{}.With(n)}, 0)
	}
	if kept := len(s.shelf.items); kept != mostKept {
		t.Errorf("%d tables are kept, want %d", kept, mostKept)
	}
}
