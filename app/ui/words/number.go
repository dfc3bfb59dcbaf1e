package words

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// Grouped writes a number with thin spaces between its thousands.
func Grouped[N integer](n N) string { return Digits(strconv.FormatUint(uint64(n), 10)) }

// Digits puts thin spaces between the thousands of a number in digits, which may have
// a sign and a fraction.
func Digits(digits string) string {
	sign := ""
	if rest, negative := strings.CutPrefix(digits, "-"); negative {
		sign, digits = "−", rest
	}
	if strings.Trim(digits, "0.") == "" {
		sign = ""
	}
	whole, fraction, _ := strings.Cut(digits, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "\u202f" + whole[i:]
	}
	if fraction != "" {
		whole += "." + fraction
	}
	return sign + whole
}

// Number writes a number with so many digits behind the point, and beyond a
// quadrillion as a power of ten.
func Number(v float64, decimals int) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return "–"
	}
	if math.Abs(v) >= 1e15 {
		exponent := int(math.Floor(math.Log10(math.Abs(v))))
		return strconv.FormatFloat(v/math.Pow(10, float64(exponent)), 'f', 2, 64) + " × " + Power(exponent)
	}
	return Digits(strconv.FormatFloat(v, 'f', decimals, 64))
}

// Power writes a power of ten.
func Power(exponent int) string {
	digits := []rune("⁰¹²³⁴⁵⁶⁷⁸⁹")
	text := "10"
	for _, d := range strconv.Itoa(exponent) {
		if d == '-' {
			text += "⁻"
		} else {
			text += string(digits[d-'0'])
		}
	}
	return text
}

// Percent writes a share that is given in percent, with so many digits behind the
// point: 12.5 %.
func Percent(percent float64, decimals int) string { return Number(percent, decimals) + "\u00a0%" }

// By says by how much: by 2, after a space, or nothing at all by 0.
func By(margin int) string {
	if margin == 0 {
		return ""
	}
	return " by " + strconv.Itoa(max(margin, -margin))
}

// Took writes how long something took, with two or three digits: 0.25 s, 15 s, 5 min.
func Took(d time.Duration) string {
	switch {
	case d < 10*time.Millisecond:
		return "< 0.01\u00a0s"
	case d < 10*time.Second:
		return Number(d.Seconds(), 2) + "\u00a0s"
	case d < 100*time.Second:
		return Number(d.Seconds(), 0) + "\u00a0s"
	}
	return Number(d.Minutes(), 0) + "\u00a0min"
}

// Duration writes a time as a clock counts it, in whole seconds: 4 s, 1 min, 2 min 5 s.
func Duration(d time.Duration) string {
	seconds := int(d.Seconds())
	text := strconv.Itoa(seconds/60) + "\u00a0min"
	switch {
	case seconds < 60:
		return strconv.Itoa(seconds) + "\u00a0s"
	case seconds%60 > 0:
		text += " " + strconv.Itoa(seconds%60) + "\u00a0s"
	}
	return text
}
