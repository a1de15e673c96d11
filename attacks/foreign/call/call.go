package call

import "fmt"

// Call is a call of a library's function with what it takes. Fields that a function does not take
// are 0.
type Call struct {
	Function Function
	Square   uint32
	Set      uint64 // of pieces, for fills
	Occupied uint64
	N        int // length of the slices, also where a loop of ours asks a function of one question about each; else 0
}

// Watcher is told of every call. It must not call the library.
type Watcher interface {
	Before(Call)
	After()
}

// String writes the call as a message quotes it, such as "rook(square e4, occupied 0x12)".
func (c Call) String() string {
	f := c.Function
	takes := f.arguments()
	if takes != manyQuestions && c.N > 0 {
		return fmt.Sprintf("%v, asked %d questions in a loop", f, c.N)
	}
	switch takes {
	case oneQuestion:
		return fmt.Sprintf("%v(square %s, occupied %#016x)", f, squareName(c.Square), c.Occupied)
	case manyQuestions:
		return fmt.Sprintf("%v(n %d)", f, c.N)
	case setOfPieces:
		return fmt.Sprintf("%v(set %#016x, occupied %#016x)", f, c.Set, c.Occupied)
	default:
		return f.String() + "()"
	}
}

// squareName returns the name of a square of 0 to 63.
func squareName(sq uint32) string {
	return string([]byte{'a' + byte(sq&7), '1' + byte(sq>>3&7)})
}
