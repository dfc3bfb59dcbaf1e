package engine

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"
)

// parse reads a text as what it is to be and returns it written again.
func parse(what, text string) (String, Short string, err error) {
	switch what {
	case "set":
		s, err := ParseSet(text)
		return s.String(), s.Short(), err
	case "position":
		p, err := ParsePosition(text)
		return p.String(), p.Short(), err
	case "game":
		g, err := ParseGame(text)
		if err != nil {
			return "", "", err
		}
		return g.String(), g.String(), nil
	default:
		o, err := ParseOutcome(text)
		return o.String(), o.String(), err
	}
}

func TestNotation(t *testing.T) {
	for _, test := range []struct{ what, text, String, Short string }{
		{"set", "{}", "{}", "{}"},
		{"set", " { } ", "{}", "{}"},
		{"set", "7", "{7}", "7"},
		{"set", "{4,2,1,7}", "{1,2,4,7}", "1,2,4,7"},
		{"set", " { 1 , 2 } ", "{1,2}", "1,2"},
		{"set", "1-4,9,9", "{1,2,3,4,9,9}", "1-4,9,9"},
		{"set", "3,1-2", "{1,2,3}", "1-3"},
		{"set", "1-3,2-4", "{1,2,2,3,3,4}", "1,2,2,3,3,4"},
		{"set", "8,9,98-99", "{8,9,98,99}", "8,9,98,99"},
		{"position", "1-7", "{1,2,3,4,5,6,7}:0", "1-7"},
		{"position", "{1,2,4,7}:4", "{1,2,4,7}:4", "1,2,4,7:4"},
		{"position", "1-7 : 9999", "{1,2,3,4,5,6,7}:9999", "1-7:9999"},
		{"position", "{}:3", "{}:3", "{}:3"},
		{"game", "1-7", "1-7", "1-7"},
		{"game", "{1,2,3,4,5,6,7}:0/3/5/6", "1-7/3/5/6", "1-7/3/5/6"},
		{"game", "1-7/3/5/6/{7,2,1}", "1-7/3/5/6/1,2,7", "1-7/3/5/6/1,2,7"},
		{"game", "1-4:5/1-3", "1-4:5/1,2,3", "1-4:5/1,2,3"},
		{"outcome", "win", "win", "win"},
		{"outcome", "draw", "draw", "draw"},
		{"outcome", "loss", "loss", "loss"},
	} {
		String, Short, err := parse(test.what, test.text)
		if err != nil || String != test.String || Short != test.Short {
			t.Errorf("%s %q: %s, short %s, error %v, want %s and %s", test.what, test.text, String, Short, err, test.String, test.Short)
		}
	}
}

func TestWhatIsWrittenReadsTheSame(t *testing.T) {
	for p := range small {
		for _, text := range []string{p.Left.String(), p.Left.Short(), p.Left.List()} {
			if s, err := ParseSet(text); text != "" && (err != nil || s != p.Left) {
				t.Errorf("%q is %v, error %v", text, s, err)
			}
		}
		for _, text := range []string{p.String(), p.Short()} {
			if again, err := ParsePosition(text); err != nil || again != p {
				t.Errorf("%q is %v, error %v", text, again, err)
			}
		}
	}
}

func TestMalformedTexts(t *testing.T) {
	data, err := os.ReadFile("testdata/malformed.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		row := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") {
			continue
		}
		text, err := strconv.Unquote(row[1])
		if err != nil || len(row) != 4 {
			t.Fatalf("malformed.tsv: %q", line)
		}
		_, _, err = parse(row[0], text)
		var problem *SyntaxError
		if !errors.As(err, &problem) {
			t.Errorf("%s %q: error %v, want %s", row[0], text, err, row[3])
			continue
		}
		at := strconv.Itoa(problem.Offset + 1)
		if problem.What != row[0] || problem.Text != text || at != row[2] || problem.Problem != row[3] {
			t.Errorf("%v, want character %s: %s", err, row[2], row[3])
		}
		if want := row[0] + " " + strconv.Quote(text) + ", character " + row[2] + ": " + row[3]; err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

func TestAGameAgainstTheRulesIsNotRead(t *testing.T) {
	for _, text := range []string{"1-7/8", "1-7/3/3", "1-7/3/1", "1-7/3/5,6", "3/3/3", "1-7/1,2"} {
		_, err := ParseGame(text)
		var illegal *IllegalMoveError
		if !errors.As(err, &illegal) {
			t.Errorf("%s: error %v", text, err)
		}
	}
}
