package store

// Summary says in numbers what a record holds.
type Summary struct {
	Tried  int // puzzles
	Solved int // of these
	Missed int // of these
	Days   int // with a daily board finished
	Rated  int // results on which the rating rests
	Rating int // rounded; 0 if not rated
	Streak int // the best
	Games  int // kept
	Stars  int // of the course
	Last   string
}

// Summary counts what is there.
func (d Data) Summary() Summary {
	s := Summary{
		Tried:  len(d.Puzzles),
		Rated:  d.Skill.Games,
		Rating: int(d.Skill.Rating + 0.5),
		Streak: d.Streak.Best,
		Games:  len(d.Games),
	}
	for _, result := range d.Puzzles {
		if result.Solved {
			s.Solved++
		}
		if result.Missed {
			s.Missed++
		}
		s.Last = max(s.Last, result.Day)
	}
	for date, day := range d.Daily {
		if day.done() {
			s.Days++
		}
		s.Last = max(s.Last, date)
	}
	for _, stars := range d.Learn.Stars {
		s.Stars += stars
	}
	for _, game := range d.Games {
		s.Last = max(s.Last, game.Day)
	}
	return s
}

// Empty reports whether there is nothing that one would miss.
func (s Summary) Empty() bool { return s == Summary{} }
