package export

import (
	"fmt"
	"strings"
)

// fillNumbers describes the fills of the eight directions, which differ in how they shift, and in the file that
// a step sideways would wrap to.
func fillNumbers() (n numbers, err error) {
	for _, d := range []struct {
		name, towards, operator string
		by                      int
		wraps                   string
	}{
		{"north", "rank 8", "<<", 8, ""},
		{"south", "rank 1", ">>", 8, ""},
		{"east", "file h", "<<", 1, "fileA"},
		{"west", "file a", ">>", 1, "fileH"},
		{"northEast", "h8", "<<", 9, "fileA"},
		{"northWest", "a8", "<<", 7, "fileH"},
		{"southEast", "h1", ">>", 7, "fileA"},
		{"southWest", "a1", ">>", 9, "fileH"},
	} {
		empty, attacked := "^occupied", "flood ONCE"
		if d.wraps != "" {
			empty, attacked = "^(occupied | "+d.wraps+")", attacked+" &^ "+d.wraps
		}
		shift := func(times int) string { return fmt.Sprint(d.operator, " ", times*d.by) }
		names := strings.NewReplacer("NAME", d.name, "TOWARDS", d.towards, "EMPTY", empty,
			"ONCE", shift(1), "TWICE", shift(2), "FOURFOLD", shift(4))
		n.functions += names.Replace(strings.Replace(fill, "ATTACKED", attacked, 1))
	}
	n.functions = strings.Replace(n.functions, "	flood := ", explanation+"	flood := ", 1)
	return n, nil
}

// explanation stands in the first of them.
const explanation = `	// The sliders flow over empty squares by one step, then by two, then by four; the squares that let them
	// pass by as many are those that did so by half, twice.
`

const fill = `
// NAME returns the squares that the sliders of a set attack towards TOWARDS.
func NAME(sliders, occupied uint64) uint64 {
	empty := EMPTY
	flood := sliders
	flood |= empty & (flood ONCE)
	empty &= empty ONCE
	flood |= empty & (flood TWICE)
	empty &= empty TWICE
	flood |= empty & (flood FOURFOLD)
	return ATTACKED
}
`
