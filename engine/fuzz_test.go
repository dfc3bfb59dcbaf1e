package engine

import "testing"

// Whatever text is read, what is written of it reads the same.

func FuzzParseSet(f *testing.F) {
	for _, seed := range []string{"{}", "{1,2,4,7}", "1-4,9,9", " { 1 , 2 } ", "1-60", "4-2", "{1,,2}"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSet(text)
		if err != nil {
			return
		}
		for _, text := range []string{s.String(), s.Short()} {
			if again, err := ParseSet(text); err != nil || again != s {
				t.Errorf("%q is %v, error %v", text, again, err)
			}
		}
	})
}

func FuzzParsePosition(f *testing.F) {
	for _, seed := range []string{"{1,2,4,7}:4", "1-7", "{}:3", "2,2,2,3,3:9999", "1-7:", ":3"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePosition(text)
		if err != nil {
			return
		}
		for _, text := range []string{p.String(), p.Short()} {
			if again, err := ParsePosition(text); err != nil || again != p {
				t.Errorf("%q is %v, error %v", text, again, err)
			}
		}
	})
}

func FuzzParseGame(f *testing.F) {
	for _, seed := range []string{"1-7/3/5/6", "1-7", "1-4:5/1-3", "1-7/3/5/6/{7,2,1}", "1-7/8", "1-7//"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseGame(text)
		if err != nil {
			return
		}
		again, err := ParseGame(g.String())
		if err != nil || again.String() != g.String() || again.Position() != g.Position() || again.Mover() != g.Mover() {
			t.Errorf("%q is %v, error %v", g, again, err)
		}
	})
}

func FuzzParseOutcome(f *testing.F) {
	for _, seed := range []string{"win", "draw", "loss", "lose", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if o, err := ParseOutcome(text); err == nil && o.String() != text {
			t.Errorf("%q is %v", text, o)
		}
	})
}
