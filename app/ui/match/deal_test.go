package match

import (
	"strings"
	"testing"
)

// A deal is the same numbers for ever: links to deals are out in the world.
func TestDealStaysTheSame(t *testing.T) {
	for text, want := range map[string]string{
		"deal-8-12-417":         "1,3,3,4,4,8,10,10",
		"deal-1-1-0":            "1",
		"deal-20-99-4294967295": "3,10,30,32,36,38,45,49,52,54,64,66,70,73,79,82,90,90,97,99",
	} {
		deal, err := ParseDeal(text)
		if err != nil {
			t.Fatal(err)
		}
		set := deal.Set()
		if set.Len() != deal.Count || set.Max() > deal.Largest || set != deal.Set() {
			t.Errorf("%s: dealt %v", text, set)
		}
		if want != "" && set.List() != want {
			t.Errorf("%s: dealt %v, want %s", text, set, want)
		}
	}
}

// All numbers come about equally often: of 20,000 from 1 to 10, each within five
// standard deviations of 2,000.
func TestDealIsFair(t *testing.T) {
	var counts [11]int
	for seed := range uint32(1000) {
		for n := range (Deal{20, 10, seed}).Set().All() {
			counts[n]++
		}
	}
	for n, count := range counts[1:] {
		if count < 2000-212 || count > 2000+212 {
			t.Errorf("%d was dealt %d times", n+1, count)
		}
	}
}

func TestMalformedDeals(t *testing.T) {
	for text, says := range map[string]string{
		"deal-":         "expected how many numbers",
		"deal-8-12":     "expected how many numbers",
		"deal-0-12-1":   "how many numbers must be from 1 to 20, not \"0\"",
		"deal-21-12-1":  "how many numbers must be from 1 to 20, not \"21\"",
		"deal-8-x-1":    "the largest must be from 1 to 99, not \"x\"",
		"deal-8-12-+1":  "the seed must be",
		"deal-8-12-007": "the seed must be",
		"1-7":           "expected how many numbers",
		"deal-8-12-1-2": "expected how many numbers",
	} {
		if _, err := ParseDeal(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want %q", text, err, says)
		}
	}
}

func FuzzParseDeal(f *testing.F) {
	f.Add("deal-8-12-417")
	f.Add("deal-20-99-0")
	f.Fuzz(func(t *testing.T, text string) {
		if deal, err := ParseDeal(text); err == nil && deal.String() != text {
			t.Errorf("%q is read as %v", text, deal)
		}
	})
}
