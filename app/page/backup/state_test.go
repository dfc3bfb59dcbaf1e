package backup

import (
	"strings"
	"testing"
)

func TestFileIsOfferedBeforeAnythingChanges(t *testing.T) {
	var d Desk
	d.ReadFile("mine.json", `{"version":2,"puzzles":"1-7/3/5/6 s 2026-11-20"}`)
	if d.Open != Offering || d.Offer.Data.Summary().Solved != 1 || d.Problem != "" {
		t.Errorf("got %+v", d)
	}
	if note := d.Note(Reading); note != "The file mine.json can be read. Nothing is changed yet." {
		t.Errorf("says %q", note)
	}
	d.ReadFile("other.json", "{")
	if d.Open != Nothing || !strings.Contains(d.Problem, "ends too early") || d.Note(Reading) != "" {
		t.Errorf("got %+v", d)
	}
}

func TestCodeThatWasTypedStays(t *testing.T) {
	const code = "CUAGnsidmVyc2lvbiI6Mn0BAQECAeQMKSwQAmIAkwYWlQ" // a puzzle by its hash, and one by its id
	d := Desk{Typed: code}
	d.ReadCode(nil)
	if d.Open != Offering || d.Offer.Unknown != 1 || len(d.Offer.Data.Puzzles) != 1 {
		t.Errorf("got %+v", d)
	}
	d.Close()
	if d.Typed != code || d.Open != Nothing || d.Note(Reading) != "" {
		t.Errorf("closed: %+v", d)
	}
}

func TestDeletingTakesTwoPresses(t *testing.T) {
	var d Desk
	if d.Delete() || d.Open != Deleting {
		t.Errorf("after the first press: %+v", d)
	}
	d.Close()
	if d.Delete() {
		t.Error("a press after another one that was cancelled deletes")
	}
	if !d.Delete() || d.Open != Nothing {
		t.Errorf("after the second press: %+v", d)
	}
}

func TestOneThingIsOpen(t *testing.T) {
	var d Desk
	d.Delete()
	d.ShowCode("CUB")
	if d.Open != Coding || d.Code != "CUB" {
		t.Errorf("got %+v", d)
	}
	d.Say(Saving, "Copied.")
	if d.Delete() || d.Code != "" || d.Note(Saving) != "" {
		t.Errorf("got %+v", d)
	}
}

func TestSizes(t *testing.T) {
	for bytes, want := range map[int]string{0: "0 bytes", 999: "999 bytes", 1000: "1 kB", 1234: "1.2 kB", 123456: "123.5 kB"} {
		if got := size(bytes); got != want {
			t.Errorf("%d: %s, want %s", bytes, got, want)
		}
	}
}
