package words

import (
	"fmt"
	"strings"
)

// PanicLengths panics because the slices that were passed to a function do not have the same length.
// function is the name of the function with its package, slices are the names of its parameters,
// separated by ", ", and lengths are their lengths, in the same order:
//
//	bitray/hyperbola: Rooks: 3 elements in dst, 4 in squares, 3 in occ: expected as many in each
//
// The callers compare the lengths themselves, so that what they compare can inline.
func PanicLengths(function, slices string, lengths ...int) {
	found := make([]string, len(lengths))
	for i, name := range strings.Split(slices, ", ") {
		unit := ""
		if i == 0 {
			unit = "elements "
		}
		found[i] = fmt.Sprintf("%d %sin %s", lengths[i], unit, name)
	}
	panic(fmt.Sprintf("%s: %s: expected as many in each", function, strings.Join(found, ", ")))
}
