package export

import (
	"fmt"
	"strings"
)

// fillNumbers describes the fills of the eight directions, which differ in how they shift, and in the file that
// a step sideways would wrap to.
func fillNumbers() (_ tables, functions string, _ error) {
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
		pass, cut := "occupied", ""
		if d.wraps != "" {
			pass, cut = "(occupied | "+d.wraps+")", " &^ "+d.wraps
		}
		functions += fmt.Sprintf(fill, d.name, d.towards, pass, d.operator, d.by, 2*d.by, 4*d.by, cut)
	}
	return nil, strings.Replace(functions, "	flood := ", explanation+"	flood := ", 1), nil
}

// explanation stands in the first of them.
const explanation = `	// The sliders flow over empty squares by one step, then by two, then by four; the squares that let them
	// pass by as many are those that did so by half, twice.
`

const fill = `
// %[1]s returns the squares that the sliders of a set attack towards %[2]s.
func %[1]s(sliders, occupied uint64) uint64 {
	empty := ^%[3]s
	flood := sliders
	flood |= empty & (flood %[4]s %[5]d)
	empty &= empty %[4]s %[5]d
	flood |= empty & (flood %[4]s %[6]d)
	empty &= empty %[4]s %[6]d
	flood |= empty & (flood %[4]s %[7]d)
	return flood %[4]s %[5]d%[8]s
}
`
