package store

import (
	"errors"
	"strings"
	"testing"
)

// memory is a keeper that can be made to fail.
type memory struct {
	items      map[string]string
	getErr     error
	setErr     error
	setErrOnly string
	asked      int
}

func (m *memory) Get(key string) (string, bool, error) {
	value, found := m.items[key]
	return value, found, m.getErr
}

func (m *memory) Set(key, value string) error {
	if m.setErr != nil && (m.setErrOnly == "" || m.setErrOnly == key) {
		return m.setErr
	}
	m.items[key] = value
	return nil
}

func (m *memory) Delete(key string) error {
	delete(m.items, key)
	return m.setErr
}

func (m *memory) AskPromise() { m.asked++ }

func (m *memory) Watch(key string, hear func()) (stop func()) { return func() {} }

// solve keeps that a puzzle was solved.
func solve(s *Store, id string) error {
	return s.Update(func(d *Data) { d.Puzzles[id] = Result{Solved: true} })
}

func solved(s *Store, id string) bool { return s.Data().Puzzles[id].Solved }

func TestWhatIsKeptIsThereNextTime(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	first, err := Open(keeper)
	if err != nil {
		t.Fatal(err)
	}
	play := Play{Game: "1-7/3", Opponent: "perfect", Second: true, Help: true, Chosen: true}
	if err := first.Update(func(d *Data) { d.Play = play }); err != nil {
		t.Fatal(err)
	}
	if err := solve(first, "1-7/3/5/6"); err != nil {
		t.Fatal(err)
	}
	second, err := Open(keeper)
	if err != nil {
		t.Fatal(err)
	}
	if second.Play() != play || !solved(second, "1-7/3/5/6") || solved(second, "1-7/2/5/7") {
		t.Errorf("kept %+v", second.data)
	}
}

func TestDamagedRecordIsSetAside(t *testing.T) {
	for _, damaged := range []string{"", "{", "[]", `{"version":0}`, `{"version":1,"solved":[]}`, "null"} {
		keeper := &memory{items: map[string]string{dataKey: damaged}}
		s, err := Open(keeper)
		if err == nil || !strings.Contains(err.Error(), "set aside") {
			t.Errorf("%q: got %v", damaged, err)
		}
		if keeper.items[damagedKey] != damaged {
			t.Errorf("%q was not set aside", damaged)
		}
		if err := solve(s, "1-7"); err != nil {
			t.Errorf("%q: the store cannot be used: %v", damaged, err)
		}
	}
}

func TestBlockedAndFullStorageAreReported(t *testing.T) {
	full := errors.New("quota exceeded")
	s, err := Open(&memory{items: map[string]string{}, getErr: full})
	if err == nil || !errors.Is(err, full) {
		t.Errorf("blocked: got %v", err)
	}
	if solved(s, "1-7") {
		t.Error("a blocked store has something solved")
	}

	keeper := &memory{items: map[string]string{}, setErr: full}
	s, err = Open(keeper)
	if err != nil {
		t.Fatal(err)
	}
	if err := solve(s, "1-7"); !errors.Is(err, full) {
		t.Errorf("full: got %v", err)
	}
	if !solved(s, "1-7") {
		t.Error("what could not be saved is lost to the session as well")
	}

	keeper = &memory{items: map[string]string{dataKey: "{"}, setErr: full, setErrOnly: damagedKey}
	if _, err := Open(keeper); err == nil || !strings.Contains(err.Error(), "not be set aside") {
		t.Errorf("damaged and full: got %v", err)
	}
	if keeper.items[dataKey] != "{" {
		t.Error("the damaged record was overwritten before it was set aside")
	}
}

func TestNewerRecordIsLeftAsItIs(t *testing.T) {
	const text = `{"version":99,"play":{}}`
	keeper := &memory{items: map[string]string{dataKey: text}}
	s, err := Open(keeper)
	var newer *NewerError
	if !errors.As(err, &newer) || newer.Version != 99 {
		t.Errorf("got %v", err)
	}
	if err := solve(s, "1-7"); !errors.As(err, &newer) {
		t.Errorf("written over a newer record: %v", err)
	}
	if !solved(s, "1-7") {
		t.Error("what could not be saved is lost to the session as well")
	}
	if keeper.items[dataKey] != text {
		t.Errorf("the newer record became %s", keeper.items[dataKey])
	}
}
