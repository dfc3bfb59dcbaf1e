package tree

import (
	"math"
	"strconv"

	"catchup/engine"
)

// pen writes an outline in SVG's notation.
type pen struct{ d []byte }

func (p *pen) put(letter byte, numbers ...float64) *pen {
	p.d = append(p.d, letter)
	for i, n := range numbers {
		if i > 0 {
			p.d = append(p.d, ' ')
		}
		p.d = strconv.AppendFloat(p.d, math.Round(n*10)/10, 'f', -1, 64)
	}
	return p
}

func (p *pen) move(x, y float64) *pen { return p.put('M', x, y) }
func (p *pen) line(x, y float64) *pen { return p.put('L', x, y) }
func (p *pen) curve(x1, y1, x2, y2, x, y float64) *pen {
	return p.put('C', x1, y1, x2, y2, x, y)
}

// round draws a rectangle with round corners.
func (p *pen) round(b Box, r float64) {
	p.move(b.Left+r, b.Top).put('H', b.Right-r).put('a', r, r, 0, 0, 1, r, r)
	p.put('V', b.Bottom-r).put('a', r, r, 0, 0, 1, -r, r)
	p.put('H', b.Left+r).put('a', r, r, 0, 0, 1, -r, -r)
	p.put('V', b.Top+r).put('a', r, r, 0, 0, 1, r, -r).put('Z')
}

// player draws a triangle for P1, a square for P2.
func (p *pen) player(who engine.Player, at Point, r float64) {
	if who == engine.P1 {
		p.move(at.X, at.Y-r).line(at.X+1.12*r, at.Y+.9*r).put('H', at.X-1.12*r).put('Z')
		return
	}
	p.move(at.X-.9*r, at.Y-.9*r).put('H', at.X+.9*r).put('V', at.Y+.9*r).put('H', at.X-.9*r).put('Z')
}

func (p *pen) bar(at Point, r, thick float64) {
	p.move(at.X-r, at.Y-thick).put('H', at.X+r).put('V', at.Y+thick).put('H', at.X-r).put('Z')
}

// outcome draws the site's mark of an outcome into a shape: a triangle up, a bar, a
// triangle down.
func (p *pen) outcome(o engine.Outcome, in engine.Player, at Point) {
	if in == engine.P1 {
		at.Y += 3.5 // where a triangle is wide
	}
	const r = 4.5
	switch o {
	case engine.Win:
		p.move(at.X, at.Y-r).line(at.X+r, at.Y+.7*r).put('H', at.X-r).put('Z')
	case engine.Draw:
		p.bar(at, r, 1.5)
	default:
		p.move(at.X, at.Y+r).line(at.X+r, at.Y-.7*r).put('H', at.X-r).put('Z')
	}
}
