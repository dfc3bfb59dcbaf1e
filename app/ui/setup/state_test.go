package setup

import (
	"strconv"
	"testing"

	"catchup/engine"
)

var fourteen = Rules{
	Most: 14,
	Full: "There are fourteen.",
	More: func(count int) string { return "these are " + strconv.Itoa(count) },
}

func TestTakenBackChangeByChange(t *testing.T) {
	d, err := fourteen.Open("")
	if err != nil || d.Link() != "" || d.CanUndo() {
		t.Fatal(d, err)
	}
	var links []string
	for _, change := range []func(){
		func() { d.Add(4) },
		func() { d.Add(1) },
		func() { d.Add(4) },
		func() { d.Step(3) },
		func() { d.Step(-1) },
		func() { d.Remove(4) },
		func() { d.Read("1,2,4,7:4") },
		func() { d.Apply(engine.Position{}) },
	} {
		links = append(links, d.Link())
		change()
	}
	if d.Link() != "" {
		t.Errorf("cleared: %q", d.Link())
	}
	for i := len(links) - 1; i >= 0; i-- {
		d.Undo()
		if d.Link() != links[i] {
			t.Errorf("undo %d: %q, want %q", i, d.Link(), links[i])
		}
	}
	if d.CanUndo() {
		t.Error("there is more to undo than was done")
	}
	d.Undo() // does nothing any more
}

func TestWhatChangesNothingIsNotUndone(t *testing.T) {
	d, _ := fourteen.Open("1,2:0")
	d.Step(-1)
	d.Remove(3)
	d.Read("1,2")
	if d.CanUndo() {
		t.Errorf("undo after nothing: %v", d.past)
	}
}

func TestLimits(t *testing.T) {
	d, err := fourteen.Open("1-14")
	if err != nil {
		t.Fatal(err)
	}
	d.Add(3)
	if d.Left.Len() != fourteen.Most || d.Problem == "" {
		t.Errorf("%d numbers, %q", d.Left.Len(), d.Problem)
	}
	d.Remove(14)
	if d.Problem != "" {
		t.Errorf("the problem stays: %q", d.Problem)
	}
	d.Step(-5)
	if d.Deficit != 0 {
		t.Errorf("%d behind", d.Deficit)
	}
	d.Step(engine.MaxDeficit + 5)
	if d.Deficit != engine.MaxDeficit {
		t.Errorf("%d behind", d.Deficit)
	}
}

// A position within a game is set up further.
func TestSetUp(t *testing.T) {
	game, err := engine.ParseGame("1-7/3/5/6") // leaves 1,2,4,7:4
	if err != nil {
		t.Fatal(err)
	}
	d := &Draft{Position: game.Position(), Rules: Rules{Most: engine.MaxCount, Full: "full"}}
	d.Add(7)
	d.Remove(1)
	d.Step(-1)
	if got := d.Link(); got != "2,4,7,7:3" {
		t.Errorf("got %s", got)
	}
	if d.Remove(1); d.Link() != "2,4,7,7:3" {
		t.Error("a 1 is taken out that is not there")
	}
	if d.Step(-9); d.Link() != "2,4,7,7" {
		t.Errorf("got %s", d.Link())
	}
	d.Apply(engine.Position{Left: engine.OneTo(60)})
	if d.Add(1); d.Link() != "1-60" || d.Problem != "full" {
		t.Errorf("there is room for one number more than there can be: %s, %q", d.Link(), d.Problem)
	}
}
