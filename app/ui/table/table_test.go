package table

import (
	"slices"
	"strings"
	"testing"

	"catchup/app/ui/board"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// solo plays one side of a game, and remembers what was taken.
type solo struct {
	board.Hand
	game           *engine.Game
	locked, trying bool
	taken          []string
}

func (s *solo) View() board.View {
	view := s.Solo(s.game, engine.P1, s.locked)
	view.Trying = s.trying
	return view
}

func (s *solo) Take(move engine.Move) { s.taken = append(s.taken, move.List()) }

// led is a solo that lets only one number be picked.
type led struct {
	solo
	only int
}

func (l *led) Refuse(n int) string {
	if n == l.only {
		return ""
	}
	return "Not that one."
}

func at(t *testing.T, text string) solo {
	t.Helper()
	game, err := engine.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return solo{game: game}
}

func TestTurn(t *testing.T) {
	s := at(t, "1-7/3/5/6")
	Press(&s, 1, false)
	if Take(&s) || Line(&s) != "1 closes 1 of 4. Take at least 3 more." {
		t.Errorf("%v taken, and the line is %q", s.taken, Line(&s))
	}
	Type(&s, 2)
	Type(&s, 2)
	Type(&s, 7)
	if move, legal := Move(&s); move.List() != "1,7" || !legal {
		t.Errorf("%v %v is in the hand", move, legal)
	}
	if !Take(&s) || !slices.Equal(s.taken, []string{"1,7"}) || Busy(&s) {
		t.Errorf("%v taken, %v left in the hand", s.taken, s.Picked)
	}
	s.Half = "1"
	if Line(&s) != board.Half("1") {
		t.Errorf("half typed: %q", Line(&s))
	}
}

func TestLockedRodsStay(t *testing.T) {
	s := at(t, "1,2:9")
	s.locked = true
	Press(&s, 1, false)
	if move, legal := Move(&s); s.Picked.Len() > 0 || move.Len() > 0 || legal || Take(&s) {
		t.Errorf("locked, %v is picked and %v can be taken, %v", s.Picked, move, legal)
	}
	s.Picked = engine.OneTo(1)
	if PutBack(&s); s.Picked.Len() == 0 {
		t.Error("a locked rod was put back")
	}
	s.locked = false
	if move, legal := Move(&s); move.List() != "1,2" || !legal {
		t.Errorf("what is left is not theirs: %v, %v", move, legal)
	}
}

func TestTryingTakesNothing(t *testing.T) {
	s := at(t, "1-7")
	s.trying = true
	Press(&s, 4, false)
	if s.Picked.List() != "4" || Take(&s) || s.Picked.List() != "4" || len(s.taken) > 0 {
		t.Errorf("%v is picked, %v taken", s.Picked, s.taken)
	}
}

func TestLeaderRefuses(t *testing.T) {
	l := &led{at(t, "1-7"), 5}
	Press(l, 4, false)
	if l.Picked.Len() > 0 || !strings.HasPrefix(Heard(l), "Not that one. You have 0.") {
		t.Errorf("%v is picked; heard is %q", l.Picked, Heard(l))
	}
	Press(l, 5, false)
	Press(l, 5, true)
	if l.Picked.Len() > 0 || l.Problem != "" {
		t.Errorf("put back, %v is picked: %q", l.Picked, l.Problem)
	}
}

// Keys put back what is picked before they do anything else, do what the actions say,
// and take or put back where no action has them.
func TestKeys(t *testing.T) {
	s := at(t, "1-7")
	var did []string
	does := func(what string) func(app.Context) {
		return func(app.Context) { did = append(did, what) }
	}
	actions := []Action{
		{Text: "Undo", Keys: "Backspace u", Do: does("undo")},
		TakeIt,
		{Text: "Redo", Keys: "r", Off: true, Do: does("redo")},
		{Keys: "n", Hidden: true, Do: does("next")},
	}
	table := &Table{State: &s, Actions: func() []Action { return actions }, Taken: does("taken")}
	Press(&s, 4, false)
	for _, key := range []string{"Backspace", "Backspace", "u", "r", "n", "v", "Enter"} {
		table.onKey(app.Context{}, key)
	}
	if want := []string{"undo", "undo", "next"}; !slices.Equal(did, want) || s.Picked.Len() > 0 {
		t.Errorf("did %v, want %v; %v is picked", did, want, s.Picked)
	}
	Press(&s, 4, false)
	table.onKey(app.Context{}, "Enter")
	if did[len(did)-1] != "taken" || !slices.Equal(s.taken, []string{"4"}) {
		t.Errorf("did %v, %v taken", did, s.taken)
	}
	actions = nil
	Press(&s, 3, false)
	if table.onKey(app.Context{}, "u"); s.Picked.Len() > 0 {
		t.Errorf("u leaves %v in the hand", s.Picked)
	}
}

func TestSingleKeys(t *testing.T) {
	if got := singleKeys([]Action{{Keys: "w Enter"}, TakeIt, {Keys: "+ Backspace"}}); got != "w+" {
		t.Errorf("%q", got)
	}
}

// Everything that a page gives has its place, and what it leaves out has none.
func TestRender(t *testing.T) {
	s := at(t, "1-3")
	text := func(text string) func() app.UI {
		return func() app.UI { return app.P().Text(text) }
	}
	full := &Table{
		State: &s, Class: "own", Before: text("before"), Ask: text("ask"), Line: "a line",
		Verdict: func() []app.UI { return []app.UI{text("verdict")(), text("hint")()} },
		Heard:   "what is heard",
		Actions: func() []Action {
			return []Action{{Text: "Off", Off: true, Class: Quiet, Value: "v"}, {Text: "unseen", Hidden: true}, TakeIt, {Text: "Link", Href: "/there/", Class: Main}}
		},
		Side: text("side"),
	}
	bare := &Table{State: &s, Bare: true, Actions: func() []Action { return []Action{TakeIt} }, NoRods: true}
	for _, c := range []struct {
		table     *Table
		want, not []string // want in this order
	}{
		{full, []string{
			`class="table own"`, "before", `class="board"`, "ask", `class="lanes"`, "a line", "verdict", "hint", `class="heard"`, "what is heard",
			`class="board-hands"`, `class="rack`, `class="actions"`, "button-quiet", ">Off<", "take", "button-main", "Link", `id="keys"`, "side",
		}, []string{"unseen"}},
		{bare, []string{`class="lanes"`, `class="actions"`, "take"}, []string{`class="say"`, `class="heard"`, `class="rack`, `id="keys"`}},
	} {
		html := app.HTMLString(c.table.Render())
		from := 0
		for _, want := range c.want {
			at := strings.Index(html[from:], want)
			if at < 0 {
				t.Fatalf("there is no %s, or not in its place:\n%s", want, html)
			}
			from += at
		}
		for _, not := range c.not {
			if strings.Contains(html, not) {
				t.Errorf("there is %s:\n%s", not, html)
			}
		}
	}
	s.Problem = "No."
	if html := app.HTMLString(full.Render()); strings.Contains(html, "a line") || !strings.Contains(html, ">No.<") {
		t.Error("a problem does not stand before the page's own words")
	}
}
