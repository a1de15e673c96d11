package unsafeslice

import (
	"fmt"
	"strings"
)

// Unequal says that the slices that were passed to a function of a package do not have the same length.
// slices are the names of its parameters, separated by ", ", and lengths are their lengths, in the same
// order:
//
//	bitray/hyperbola: Rooks: 3 elements in dst, 4 in squares, 3 in occ: expected as many in each
//
// The callers compare the lengths and panic themselves, so that it can inline and the compiler sees that
// nothing is needed after it.
func Unequal(pkg, function, slices string, lengths ...int) string {
	found := make([]string, len(lengths))
	for i, name := range strings.Split(slices, ", ") {
		unit := ""
		if i == 0 {
			unit = "elements "
		}
		found[i] = fmt.Sprintf("%d %sin %s", lengths[i], unit, name)
	}
	return fmt.Sprintf("%s: %s: %s: expected as many in each", pkg, function, strings.Join(found, ", "))
}
