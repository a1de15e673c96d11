package callloop

// Loop is one of the loops, or the empty function.
type Loop int

// The loops with their arguments; n is the number of questions or sets. See the package's
// documentation for what they do.
const (
	Store         Loop = iota // f, dst, squares, occupied, n
	Fold                      // f, squares, occupied, n
	ChainSquare               // f, squares, occupied, n, mask
	ChainOccupied             // f, squares, occupied, n, mask
	EachSlider                // f, dst, sets, occupied, n
	EachSet                   // f, dst, sets, occupied, n
	// Empty is no loop but a function for them: it returns square ^ occupied, or set ^ occupied, and
	// does nothing else.
	Empty
	// Both is a function for the loops too: it asks the two functions of [SetPair] and returns the union
	// of their answers.
	Both
	count
)
