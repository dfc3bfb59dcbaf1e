package chart

import (
	"encoding/json"
	"encoding/xml"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// shares is a figure with errors and gaps.
func shares() Figure {
	return Figure{
		Title: "How often P1 wins & loses",
		X:     Axis{Title: "First number"},
		Y:     Axis{Title: "Percent", Decimals: 1},
		Series: []Series{
			{Name: "win", Look: Win, Points: []Point{{X: 1, Y: 40, Error: 2}, {X: 2, Y: 35.25, Error: 1.5}}},
			{Name: "loss", Look: Loss, Shape: Dots, Points: []Point{{X: 2, Y: 60, Href: "/explore/#1-7/2"}, {X: 3, Y: math.NaN()}}},
		},
	}
}

func TestMarks(t *testing.T) {
	for _, test := range []struct {
		axis   Axis
		values []float64
		want   string
	}{
		{Axis{}, []float64{0, 97}, "0 20 40 60 80 100"},
		{Axis{}, []float64{3, 20}, "0 5 10 15 20"},
		{Axis{}, []float64{0, 2}, "0 1 2"},
		{Axis{Decimals: 2}, []float64{-0.4, 1}, "−0.5 0 0.5 1"},
		{Axis{Decimals: 1}, []float64{-6.9, 6.4}, "−10 −5 0 5 10"},
		{Axis{Log: true}, []float64{6, 6.4e15}, "1 10⁴ 10⁸ 10¹² 10¹⁶"},
		{Axis{Log: true}, []float64{3, 700}, "1 10 100 1\u202f000"},
		{Axis{Names: []string{"a", "b", "c"}}, nil, "a b c"},
		{Axis{From: 0, To: 100}, []float64{50}, "0 20 40 60 80 100"},
		{Axis{}, nil, "0 2 4 6 8 10"},
	} {
		s := newScale(test.axis, test.values, 0, 100)
		s.widen(5)
		var got []string
		for _, v := range s.marks(5) {
			got = append(got, s.label(v))
			if at := s.at(v); at < -1e-6 || at > 100+1e-6 {
				t.Errorf("%v: %v stands at %v", test.values, v, at)
			}
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%v, %v: %q, want %q", test.axis, test.values, got, test.want)
		}
	}
}

func TestTwin(t *testing.T) {
	const want = "First number\twin\twin error\tloss\n1\t40\t2\t\n2\t35.25\t1.5\t60\n3\t\t0\t\n"
	if got := shares().TSV(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	var read struct {
		Title string
		Rows  []map[string]any
	}
	if err := json.Unmarshal([]byte(shares().JSON()), &read); err != nil || read.Title != shares().Title || len(read.Rows) != 3 || read.Rows[1]["loss"] != 60.0 || read.Rows[2]["loss"] != nil {
		t.Errorf("%+v, %v", read, err)
	}
	named := Figure{X: Axis{Title: "x"}, Y: Axis{Title: "y"}, Series: []Series{{Name: "s", Points: []Point{{X: 1, Y: 2, Name: "1-7"}}}}}
	if got := named.TSV(); got != "Name\tKind\tx\ty\n1-7\ts\t1\t2\n" {
		t.Errorf("%q", got)
	}
}

// What is drawn is XML, with all its text, and nothing stands beyond the edges.
func TestDrawing(t *testing.T) {
	bars := Figure{Title: "bars", Stacked: true, X: Axis{Names: []string{"one", "two"}}, Y: Axis{To: 100}, Series: []Series{
		{Name: "a", Shape: Bars, Points: []Point{{X: 0, Y: 30}, {X: 1, Y: 40}}},
		{Name: "b", Shape: Bars, Points: []Point{{X: 0, Y: 70}, {X: 1, Y: -60}}},
	}}
	for _, f := range []Figure{shares(), bars, {Title: "nothing"}} {
		for _, width := range []float64{280, 720} {
			text := f.SVG(width)
			decoder := xml.NewDecoder(strings.NewReader(text))
			var words []string
			for {
				token, err := decoder.Token()
				if err == io.EOF {
					break
				}
				if err != nil {
					t.Fatalf("%v:\n%s", err, text)
				}
				switch token := token.(type) {
				case xml.CharData:
					words = append(words, string(token))
				case xml.StartElement:
					for _, a := range token.Attr {
						n, err := strconv.ParseFloat(a.Value, 64)
						if (a.Name.Local == "x" || a.Name.Local == "y") && (err != nil || n < 0 || n > width) {
							t.Errorf("%s=%q in %s", a.Name.Local, a.Value, token.Name.Local)
						}
					}
				}
			}
			if !slices.Contains(words, f.Title) {
				t.Errorf("the title %q is missing in %q", f.Title, words)
			}
		}
	}
	if d := bars.draw(400); d.shapes[0].tag != "line" {
		t.Errorf("the first shape is %+v", d.shapes[0])
	}
}
