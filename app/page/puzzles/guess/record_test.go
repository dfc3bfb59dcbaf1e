package guess

import (
	"testing"

	"catchup/engine"
)

func TestRecord(t *testing.T) {
	var r Record
	if got := r.says(); got != "What you say is counted here, by what was true." {
		t.Errorf("nothing said: %q", got)
	}
	for _, answer := range [][2]engine.Outcome{ // truth, said
		{engine.Win, engine.Win}, {engine.Win, engine.Draw}, {engine.Loss, engine.Loss}, {engine.Draw, engine.Win},
		{engine.Loss, engine.Win}, {engine.Loss, engine.Loss}, {engine.Draw, engine.Draw}, {engine.Loss, engine.Draw}, {engine.Win, engine.Win},
	} {
		r.Add(answer[0], answer[1])
	}
	if got := r.says(); got != "5 of 9 right. Too few to tell anything yet." {
		t.Errorf("nine answers: %q", got)
	}
	r.Add(engine.Draw, engine.Draw)
	if got := r.says(); got != "6 of 10 right. Who always says loss would have had 4." {
		t.Errorf("ten answers: %q", got)
	}
	if r.Count(engine.Win, engine.Draw) != 1 || r.Count(engine.Draw, engine.Win) != 1 || r.Count(engine.Loss, engine.Loss) != 2 {
		t.Errorf("the table is %v", r)
	}
	r.Add(engine.Win, engine.Loss)
	if always, would := r.Always(); always != engine.Win || would != 4 {
		t.Errorf("of equals %v with %d", always, would)
	}
}
