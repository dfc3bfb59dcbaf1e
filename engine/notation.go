package engine

import (
	"strconv"
	"strings"
)

// The notation, close to the paper's:
//
//	set       {1,2,4,7}   1,2,4,7   1-7   1-4,9,9   {}
//	position  {1,2,4,7}:4     a set, then the deficit; a bare set has deficit 0
//	game      1-7/3/5/6       a position, then its moves, each a set
//
// All of it survives in a link as it is. Spaces are allowed between the parts
// and nothing else is. What a value's String returns parses back to the value.

// SyntaxError says what in a text does not follow the notation, and where.
type SyntaxError struct {
	What    string // what was to be read: "set", "position", "game", "outcome"
	Text    string // the whole text
	Offset  int    // in bytes, from 0
	Problem string // what is wrong there
}

func (e *SyntaxError) Error() string {
	return e.What + " " + strconv.Quote(e.Text) + ", character " + strconv.Itoa(e.Offset+1) + ": " + e.Problem
}

// String returns the set as the paper writes it: {1,2,4,7}.
func (s Set) String() string { return "{" + s.List() + "}" }

// List returns the numbers in ascending order: 1,2,4,7.
func (s Set) List() string { return s.Join(",") }

// Join returns the numbers in ascending order with separator between them.
func (s Set) Join(separator string) string {
	var b strings.Builder
	for i := range len(s.sorted) {
		if i > 0 {
			b.WriteString(separator)
		}
		b.WriteString(strconv.Itoa(int(s.sorted[i])))
	}
	return b.String()
}

// Short returns the numbers with runs of three or more written as a range:
// 1-7, or 1-4,9,9. The empty set is {}.
func (s Set) Short() string {
	if s.sorted == "" {
		return "{}"
	}
	var parts []string
	for i := 0; i < len(s.sorted); {
		end := i + 1
		for end < len(s.sorted) && s.sorted[end] == s.sorted[end-1]+1 {
			end++
		}
		first, last := strconv.Itoa(int(s.sorted[i])), strconv.Itoa(int(s.sorted[end-1]))
		if end-i >= 3 {
			parts = append(parts, first+"-"+last)
		} else {
			end = i + 1
			parts = append(parts, first)
		}
		i = end
	}
	return strings.Join(parts, ",")
}

// ParseSet reads a set. The error is a [*SyntaxError].
func ParseSet(text string) (Set, error) {
	p := parser{what: "set", text: text}
	s := p.set()
	return s, p.end()
}

// MarshalText writes the set as [Set.Short] does. It never fails.
func (s Set) MarshalText() ([]byte, error) { return []byte(s.Short()), nil }

// UnmarshalText reads what [ParseSet] reads.
func (s *Set) UnmarshalText(text []byte) (err error) {
	*s, err = ParseSet(string(text))
	return err
}

// ParsePosition reads a position. The error is a [*SyntaxError].
func ParsePosition(text string) (Position, error) {
	p := parser{what: "position", text: text}
	position := p.position()
	return position, p.end()
}

// ParseGame reads a game and plays it through. The error is a [*SyntaxError] if
// the text is malformed, or an [*IllegalMoveError] if a move breaks the rules.
func ParseGame(text string) (*Game, error) {
	p := parser{what: "game", text: text}
	start := p.position()
	var moves []Move
	for p.take('/') {
		moves = append(moves, p.set())
	}
	if err := p.end(); err != nil {
		return nil, err
	}
	game := NewGame(start)
	for _, m := range moves {
		if err := game.Play(m); err != nil {
			return nil, err
		}
	}
	return game, nil
}

// parser reads a text from left to right. After the first problem it reads
// nothing more and keeps the error.
type parser struct {
	what, text string
	at         int
	err        *SyntaxError
}

func (p *parser) fail(offset int, problem string) {
	if p.err == nil {
		p.err = &SyntaxError{What: p.what, Text: p.text, Offset: offset, Problem: problem}
	}
}

// end returns the first problem; text that was not read is one.
func (p *parser) end() error {
	p.spaces()
	if p.err == nil && p.at < len(p.text) {
		p.fail(p.at, "unexpected "+strconv.Quote(p.text[p.at:p.at+1]))
	}
	if p.err != nil {
		return p.err
	}
	return nil
}

func (p *parser) spaces() {
	for p.at < len(p.text) && p.text[p.at] == ' ' {
		p.at++
	}
}

// take steps over c if it comes next.
func (p *parser) take(c byte) bool {
	p.spaces()
	if p.err != nil || p.at == len(p.text) || p.text[p.at] != c {
		return false
	}
	p.at++
	return true
}

// number reads digits without a leading zero, at least low and at most high.
func (p *parser) number(what string, low, high int) int {
	p.spaces()
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	digits := p.text[start:p.at]
	switch n, err := strconv.Atoi(digits); {
	case digits == "":
		p.fail(start, "expected "+what)
	case len(digits) > 1 && digits[0] == '0':
		p.fail(start, what+" must not begin with 0")
	case err != nil || n < low || n > high:
		p.fail(start, what+" must be from "+strconv.Itoa(low)+" to "+strconv.Itoa(high))
	default:
		return n
	}
	return low
}

// set reads numbers and ranges, with braces or without.
func (p *parser) set() Set {
	braces := p.take('{')
	var numbers []int
	if braces && p.take('}') {
		return Set{}
	}
	for p.err == nil {
		start := p.at
		first := p.number("a number", 1, MaxNumber)
		last := first
		if p.take('-') {
			at := p.at
			if last = p.number("a number", 1, MaxNumber); last <= first {
				p.fail(at, "a range must end above "+strconv.Itoa(first))
			}
		}
		if len(numbers)+last-first+1 > MaxCount {
			p.fail(start, "a set holds at most "+strconv.Itoa(MaxCount)+" numbers")
		}
		if p.err != nil {
			return Set{}
		}
		for n := first; n <= last; n++ {
			numbers = append(numbers, n)
		}
		if !p.take(',') {
			break
		}
	}
	if braces && !p.take('}') {
		p.fail(p.at, "expected , or }")
	}
	if p.err != nil {
		return Set{}
	}
	s, _ := SetOf(numbers...) // every number and their count are checked above
	return s
}

func (p *parser) position() Position {
	left := p.set()
	deficit := 0
	if p.take(':') {
		deficit = p.number("a deficit", 0, MaxDeficit)
	}
	return Position{left, deficit}
}

func outOfRange(n int) error {
	text := strconv.Itoa(n)
	return &SyntaxError{What: "number", Text: text, Problem: "must be from 1 to " + strconv.Itoa(MaxNumber)}
}

func tooMany(n int) error {
	return &SyntaxError{What: "set", Text: strconv.Itoa(n) + " numbers", Problem: "holds at most " + strconv.Itoa(MaxCount)}
}
