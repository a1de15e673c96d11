package transform

import (
	"fmt"

	"golang.org/x/exp/constraints"
)

// SquareName returns the algebraic name of sq (0 to 63, masked), such as "e4"; 0 is a1.
func SquareName[S constraints.Integer](sq S) string {
	return string([]byte{'a' + byte(sq&7), '1' + byte(sq>>3&7)})
}

// ParseSquare returns the square with the given algebraic name, 0 for "a1" to 63 for "h8". Any other
// text gives 0 and an error that quotes its beginning.
func ParseSquare[S constraints.Integer](name string) (S, error) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return 0, fmt.Errorf("square %.16q: expected a letter a to h and a digit 1 to 8", name)
	}
	return S(name[1]-'1')<<3 | S(name[0]-'a'), nil
}
