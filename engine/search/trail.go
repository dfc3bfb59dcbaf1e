package search

// trail is how far a search has come with the picks of the first few plies.
type trail struct {
	winning bool // after the question whether one need not lose, the one for a win
	plies   [4]struct{ settled, picks int }
}

// enter begins with the picks of a ply.
func (t *trail) enter(ply, picks int) {
	if ply < len(t.plies) {
		t.plies[ply].settled, t.plies[ply].picks = 0, picks
	}
}

// next goes on to the next pick of a ply.
func (t *trail) next(ply int) {
	if ply < len(t.plies) {
		t.plies[ply].settled++
		for deeper := ply + 1; deeper < len(t.plies); deeper++ {
			t.plies[deeper].picks = 0
		}
	}
}

// share is how much is settled, 0 to 1. The first question counts nine tenths: it
// takes nearly all of the time.
func (t *trail) share() float64 {
	share, width := 0.0, 1.0
	for _, ply := range t.plies {
		if ply.picks == 0 {
			break
		}
		width /= float64(ply.picks)
		share += width * float64(ply.settled)
	}
	if t.winning {
		return 0.9 + share/10
	}
	return share
}
