package study

import (
	"testing"

	"catchup/engine/lab"
)

func TestAgrees(t *testing.T) {
	for _, test := range []struct {
		ours    float64
		printed string
		want    bool
	}{
		{6.4285, "6.43", true}, {6.4249, "6.43", false}, {-6.9047, "-6.90", true},
		{12, "12", true}, {12.4, "12", true}, {12.6, "12", false},
		{1307674368000, "1.30767E+12", true}, {1307774368000, "1.30767E+12", false},
		{1, "", false}, {1, "–", false},
	} {
		if got := Agrees(test.ours, test.printed); got != test.want {
			t.Errorf("Agrees(%v, %q) = %t", test.ours, test.printed, got)
		}
	}
}

func TestPairs(t *testing.T) {
	for pair, want := range map[Pair]string{
		{Ours: lab.Integer("6402373705728000")}: "6\u202f402\u202f373\u202f705\u202f728\u202f000",
		{Ours: 38.571428, Decimals: 2}:          "38.57",
		{Ours: 50.0, Decimals: 2}:               "50.00",
		{Ours: -1}:                              "−1",
		{Printed: "4579850"}:                    "…",
		{Ours: 366.666666, Printed: "1"}:        "367",
	} {
		if got := pair.shown(); got != want {
			t.Errorf("%+v is shown as %q, want %q", pair, got, want)
		}
	}
	for text, want := range map[string]string{"4579850": "4\u202f579\u202f850", "-6.90": "−6.90", "1.30767E+12": "1.30767 × 10¹²"} {
		if got := printed(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
	if (Pair{Ours: 1}).Agree() || (Pair{Printed: "1"}).Agree() || !(Pair{Ours: 1, Printed: "1"}).Agree() {
		t.Error("a pair agrees when both are there and the same")
	}
}
