package endgame

import "catchup/engine"

// claim is what the thesis says of a position: which case it is, what the case is
// worth and which numbers to take, in this order, until the turn ends.
type claim struct {
	label   string
	outcome engine.Outcome
	depends bool // nothing is claimed but the picks: the outcome "depends"
	picks   []int
}

// printed returns what sections 2.2.1 to 2.2.4 of the thesis say, read literally
// but for two slips of the pen: section 2.2.3, II.II.C compares D - b3 with b1,
// which must mean how far they are apart; and where the deficit is not 0 its
// definition of D has the wrong sign in section 2.2.4. The branches stand in the
// order of the thesis and have its letters.
func printed(n int, b numbers, d int) claim {
	switch {
	case n == 3 && d == 0:
		return printedThreeLevel(b)
	case n == 3:
		return printedThree(b, d)
	case d == 0:
		return printedFourLevel(b)
	default:
		return printedFour(b, d)
	}
}

func wins(label string, picks ...int) claim  { return claim{label, engine.Win, false, picks} }
func draws(label string, picks ...int) claim { return claim{label, engine.Draw, false, picks} }

// loses is a claim that any number may be taken.
func loses(label string) claim { return claim{label, engine.Loss, false, nil} }

func depends(label string, picks ...int) claim { return claim{label, engine.Draw, true, picks} }

// Section 2.2.1.
func printedThreeLevel(b numbers) claim {
	switch {
	case b[1]+b[2] > b[3]:
		return wins("3.0.I", b[1])
	case b[1]+b[2] < b[3]:
		return wins("3.0.II", b[3])
	default:
		return draws("3.0.III", b[1])
	}
}

// Section 2.2.2.
func printedFourLevel(b numbers) claim {
	switch {
	case b[2]+b[3] > b[1]+b[4]:
		return wins("4.0.I", b[2])
	case b[2]+b[3] == b[1]+b[4]:
		return draws("4.0.III", b[2])
	case b[1]+b[2]+b[3] > b[4]:
		return wins("4.0.II.A", b[1])
	case b[1]+b[2]+b[3] < b[4]:
		return wins("4.0.II.B", b[4])
	default:
		return draws("4.0.II.C", b[1])
	}
}

// Section 2.2.3.
func printedThree(b numbers, d int) claim {
	switch {
	case d > b[2]:
		switch {
		case b[2]+b[3] > b[1]+d:
			return wins("3.I.A", b[2], b[3])
		case b[2]+b[3] == b[1]+d:
			return draws("3.I.C", b[2], b[3])
		case b[1]+b[2]+b[3] < d:
			return loses("3.I.B.1")
		case b[1]+b[2]+b[3] == d:
			return draws("3.I.B.2", b[1], b[2], b[3])
		case b[1]+b[2] >= d:
			return loses("3.I.B.3.a")
		default:
			return wins("3.I.B.3.b", b[1], b[2])
		}
	case b[1] < d:
		switch {
		case b[1]+b[3] > b[2]+d:
			return wins("3.II.I.A", b[1], b[3])
		case b[1]+b[3] < b[2]+d:
			return loses("3.II.I.B")
		default:
			return draws("3.II.I.C", b[1], b[3])
		}
	case b[1] == d:
		switch {
		case b[3] > b[1]+b[2]+d:
			return wins("3.II.II.A", b[3])
		case b[3] == b[1]+b[2]+d:
			return draws("3.II.II.B", b[3])
		case b[3]-d <= b[1]:
			return wins("3.II.II.C.1", b[3])
		default:
			return loses("3.II.II.C.2")
		}
	default:
		switch {
		case b[1]+b[2] > b[3]+d:
			return wins("3.II.III.A", b[1])
		case b[1]+b[2] == b[3]+d:
			return draws("3.II.III.B", b[1])
		case b[3] > b[1]+b[2]+d:
			return wins("3.II.III.C.1", b[3])
		case b[3] == b[1]+b[2]+d:
			return draws("3.II.III.C.2", b[3])
		default:
			return loses("3.II.III.C.3")
		}
	}
}

// Section 2.2.4.
func printedFour(b numbers, d int) claim {
	switch {
	case d <= b[1]:
		switch {
		case b[2]+b[3] > b[1]+b[4]+d:
			return wins("4.I.A", b[2])
		case b[2]+b[3] == b[1]+b[4]+d:
			return draws("4.I.B", b[2])
		case b[1]+b[4] > b[2]+b[3]+d:
			switch {
			case b[4] < b[1]+b[2]+b[3]+d:
				return wins("4.I.C.1.a", b[1])
			case b[4] > b[1]+b[2]+b[3]+d:
				return wins("4.I.C.1.b", b[4])
			default:
				return draws("4.I.C.1.c", b[4])
			}
		case b[1]+b[4] == b[2]+b[3]+d && d == b[1]:
			return draws("4.I.C.2.a", b[1])
		case b[1]+b[4] == b[2]+b[3]+d:
			return wins("4.I.C.2.b", b[1])
		default:
			return depends("4.I.C.3", b[4])
		}
	case b[1]+b[2]+b[3] > b[4]+d:
		return wins("4.II.A", b[1], b[2])
	case b[1]+b[2]+b[3] == b[4]+d:
		return draws("4.II.B", b[1], b[2])
	case b[4] > b[1]+b[2]+b[3]+d:
		return wins("4.II.C.1", b[4])
	case b[4] == b[1]+b[2]+b[3]+d:
		return draws("4.II.C.2", b[4])
	default:
		return depends("4.II.C.3", b[4])
	}
}
