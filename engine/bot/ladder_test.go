package bot

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

var ladderGames = flag.Int("ladder.games", 0, "measure the ladder anew with so many games a set and pair, and write ladder.tsv")

const ladderFile = "ladder.tsv"

const ladderHead = `# Ten levels, each against the one below it, against random moves and against perfect play: the share of the points,
# draws half, and its standard error, over %d games on each of the sets
# %s,
# both sides moving first equally often. Written by: go test ./engine/bot -run Ladder -ladder.games %[1]d
level	below	error	random	error	perfect	error	thinks
`

// rung is a line of the ladder: a level's scores against the level below (the
// first has none), against random and against perfect play.
type rung struct {
	level  Level
	scores [3]score
}

// climb measures the ladder.
func climb(t *testing.T, games int) []rung {
	l := newLeague(t, leagueSets...)
	var rungs []rung
	for i, level := range Levels {
		r := rung{level: level}
		if i > 0 {
			r.scores[0] = l.match(level.bot, Levels[i-1].bot, games, uint64(i))
		}
		r.scores[1] = l.match(level.bot, named(t, Random), games, uint64(100+i))
		r.scores[2] = l.match(level.bot, named(t, Perfect), games, uint64(200+i))
		rungs = append(rungs, r)
	}
	return rungs
}

// Each level clearly beats the one below it, and the printed ladder is what comes
// of measuring it again, within four standard errors of both.
func TestLadder(t *testing.T) {
	if *ladderGames > 0 {
		writeLadder(t, climb(t, *ladderGames), *ladderGames)
		return
	}
	printed := readLadder(t)
	for i, r := range climb(t, 60) {
		if printed[i].name != r.level.Name || printed[i].thinks != r.level.Thinks {
			t.Errorf("%s stands in the ladder as %q, who %s", r.level.Name, printed[i].name, printed[i].thinks)
		}
		for k, s := range r.scores {
			if k == 0 && i == 0 {
				continue
			}
			if k == 0 && s.share()-2*s.standardError() < 0.5 {
				t.Errorf("%s gets %.3f ± %.3f against the level below", r.level.Name, s.share(), s.standardError())
			}
			share, deviation := printed[i].numbers[2*k], printed[i].numbers[2*k+1]
			if limit := 4*math.Hypot(deviation, s.standardError()) + 0.001; math.Abs(share-s.share()) > limit {
				t.Errorf("%s, score %d: the ladder says %.3f ± %.3f, measured again %.3f ± %.3f", r.level.Name, k, share, deviation, s.share(), s.standardError())
			}
		}
	}
}

// In the printed ladder each level gets more than half against the one below it,
// and more than that one against random moves and against perfect play, by more
// than two standard errors.
func TestPrintedLadderRises(t *testing.T) {
	lines := readLadder(t)
	rises := func(i, column int, share, deviation, above, deviationAbove float64) {
		if share-2*deviation <= above+2*deviationAbove {
			t.Errorf("%s, column %d: %.3f ± %.3f is not clearly above %.3f ± %.3f", lines[i].name, column, share, deviation, above, deviationAbove)
		}
	}
	for i := 1; i < len(lines); i++ {
		now, below := lines[i].numbers, lines[i-1].numbers
		rises(i, 0, now[0], now[1], 0.5, 0)
		rises(i, 2, now[2], now[3], below[2], below[3])
		if i < 3 {
			continue // perfect play has both at its mercy
		}
		rises(i, 4, now[4], now[5], below[4], below[5])
	}
}

// line is what ladder.tsv says of a level: share and standard error by turns.
type line struct {
	name, thinks string
	numbers      [6]float64
}

func readLadder(t *testing.T) []line {
	t.Helper()
	text, err := os.ReadFile(ladderFile)
	if err != nil {
		t.Fatal(err)
	}
	var lines []line
	for row := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSuffix(row, "\n"), "\t")
		if !strings.HasPrefix(row, "level-") {
			continue
		}
		if len(fields) != 8 {
			t.Fatalf("%s: %q", ladderFile, row)
		}
		level := line{name: fields[0], thinks: fields[7]}
		for i := range level.numbers {
			if level.numbers[i], err = strconv.ParseFloat(fields[i+1], 64); err != nil && fields[i+1] != "" {
				t.Fatalf("%s: %q", ladderFile, row)
			}
		}
		lines = append(lines, level)
	}
	if len(lines) != len(Levels) {
		t.Fatalf("%s has %d levels", ladderFile, len(lines))
	}
	return lines
}

func writeLadder(t *testing.T, rungs []rung, games int) {
	t.Helper()
	text := fmt.Sprintf(ladderHead, games, strings.Join(leagueSets, " "))
	for _, r := range rungs {
		text += r.level.Name
		for _, s := range r.scores {
			if s.games == 0 {
				text += "\t\t"
				continue
			}
			text += fmt.Sprintf("\t%.3f\t%.3f", s.share(), s.standardError())
		}
		text += "\t" + r.level.Thinks + "\n"
	}
	if err := os.WriteFile(ladderFile, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
