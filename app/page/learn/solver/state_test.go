package solver

import "testing"

func TestPlayer(t *testing.T) {
	p := NewPlayer(5)
	if p.At != 4 {
		t.Errorf("it begins at %d, want the end", p.At)
	}
	p.Toggle()
	ticks := 1
	for p.Tick() {
		ticks++
	}
	if p.At != 4 || p.Playing || ticks != 4 {
		t.Errorf("played to the end: %+v after %d ticks", p, ticks)
	}
	p.Jump(-3)
	p.Jump(p.At - 1)
	if p.At != 0 {
		t.Errorf("before the start: %+v", p)
	}
	p.Toggle()
	p.Tick()
	p.Jump(9)
	if p.At != 4 || p.Tick() {
		t.Errorf("a jump does not stop it: %+v", p)
	}
	p.Jump(2)
	p.Toggle()
	p.Toggle()
	if p.At != 2 || p.Tick() {
		t.Errorf("stopped: %+v", p)
	}
}
