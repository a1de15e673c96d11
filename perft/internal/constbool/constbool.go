// Package constbool makes booleans of types, so that one generic source compiles to specialized
// code for each color, or for counting and for listing.
//
// Go compiles a generic function once for every shape of its type arguments, that is, for every
// distinct underlying type. [No] and [Yes] are arrays of different length, hence of different
// shape, and the length of an array is a constant of the shape. So [Is] costs nothing: the
// compiler folds it and drops the branch that is not taken.
//
//	func forward[Black constbool.Flag](b uint64) uint64 {
//		if constbool.Is[Black]() {
//			return b >> 8
//		}
//		return b << 8
//	}
//
// Two cautions. A generic function that calls another through its own type parameters hands a
// dictionary on, which costs a register and nothing else. And the inliner counts the branches
// that will be dropped, so helpers should be small.
package constbool

// Flag is a boolean that is known when the code is compiled.
type Flag interface{ ~[0]struct{} | ~[1]struct{} }

// No and Yes are the two values of a [Flag].
type (
	No  [0]struct{}
	Yes [1]struct{}
)

// Is reports whether F is [Yes].
func Is[F Flag]() bool {
	var f F
	return len(f) != 0
}
