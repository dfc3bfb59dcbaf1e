package stats

import (
	"errors"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

// work is one of the functions of this package without its result.
type work func(set engine.Set, limit uint64, progress func(float64) error) error

// works are all that can be too large or stopped.
var works = map[string]work{
	"PlayThroughs": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := PlayThroughs(set, limit, progress)
		return err
	},
	"Measure": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := Measure(set, limit, progress)
		return err
	},
	"Branching": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := Branching(set, limit, progress)
		return err
	},
	"LongestTurns": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := LongestTurns(set, limit, progress)
		return err
	},
	"WidestBoard": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := WidestBoard(set, limit, progress)
		return err
	},
	"CensusOf": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := CensusOf(set, limit, progress)
		return err
	},
}

// matches are the works whose limit is not in bytes.
var matches = map[string]work{
	"Match": func(set engine.Set, _ uint64, progress func(float64) error) error {
		_, err := Match(from(set), Following(nil), Following(nil), many, progress)
		return err
	},
	"BestResponse": func(set engine.Set, _ uint64, progress func(float64) error) error {
		_, err := BestResponse(from(set), Following(nil), engine.P2, BestMean, many, progress)
		return err
	},
	"Sample": func(set engine.Set, _ uint64, progress func(float64) error) error {
		_, err := Sample(from(set), Following(nil), Following(nil), 100, rand.New(rand.NewPCG(0, 0)), many, progress)
		return err
	},
}

func TestTooLarge(t *testing.T) {
	for name, work := range works {
		for _, set := range []engine.Set{engine.OneTo(18), engine.OneTo(60)} {
			var tooLarge *induction.TooLargeError
			if err := work(set, 1<<20, nil); !errors.As(err, &tooLarge) || tooLarge.Set != set || tooLarge.Limit != 1<<20 {
				t.Errorf("%s(%v): error %v", name, set, err)
			}
		}
	}
}

// Progress rises to 1, and its error ends the work wherever it comes.
func TestProgress(t *testing.T) {
	for name, work := range works {
		stopEverywhere(t, name, engine.OneTo(11), work)
	}
	for name, work := range matches {
		stopEverywhere(t, name, engine.OneTo(7), work)
	}
}

func stopEverywhere(t *testing.T, name string, set engine.Set, work work) {
	stop := errors.New("stop")
	told, last := 0, 0.0
	err := work(set, plenty, func(done float64) error {
		if done < last || done > 1 {
			t.Errorf("%s: progress %v after %v", name, done, last)
		}
		told, last = told+1, done
		return nil
	})
	if err != nil || last != 1 || told < 5 {
		t.Errorf("%s: error %v, told %d times, last %v", name, err, told, last)
	}
	for _, n := range []int{0, 1, told / 4, told / 2, told * 3 / 4, told - 1} {
		left := n
		if err := work(set, plenty, func(float64) error {
			if left--; left < 0 {
				return stop
			}
			return nil
		}); err != stop {
			t.Errorf("%s, stopped at call %d: %v", name, n, err)
		}
	}
}
