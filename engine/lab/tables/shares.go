package tables

import (
	"math/big"
	"strconv"

	"catchup/engine/stats"
)

const (
	shareColumns = "win_percent draw_percent loss_percent"
	exactColumns = "exact_win exact_draw exact_loss"
)

// shares are odds in percent.
type shares struct{ win, draw, loss float64 }

func sharesOf(o stats.Odds) shares { return shares{percent(o.Win), percent(o.Draw), percent(o.Loss)} }

func percent(share *big.Rat) float64 {
	f, _ := share.Float64()
	return 100 * f
}

func (s shares) cells() []string { return []string{decimal(s.win), decimal(s.draw), decimal(s.loss)} }

// oddsCells are the shares and then the fractions.
func oddsCells(o stats.Odds) []string {
	return append(sharesOf(o).cells(), o.Win.RatString(), o.Draw.RatString(), o.Loss.RatString())
}

// decimal writes a number with the digits that it takes to read it back.
func decimal(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }
