package call

// Function is something that a library is asked to do.
type Function uint8

// The functions of the interface, behind the loading of the library itself.
const (
	Load Function = iota // the loading, which runs what the library does by itself at its start
	Start
	Name
	Author
	TableBytes
	Rook
	Bishop
	Queen
	Rooks
	Bishops
	Queens
	RookChain
	BishopChain
	QueenChain
	RookChainOccupied
	BishopChainOccupied
	QueenChainOccupied
	RookFill
	BishopFill
	QueenFill
	Count // of functions; none itself
)

var names = [Count]string{
	"load", "generator_start", "generator_name", "generator_author", "generator_table_bytes",
	"rook", "bishop", "queen", "rooks", "bishops", "queens",
	"rook_chain", "bishop_chain", "queen_chain",
	"rook_chain_occupied", "bishop_chain_occupied", "queen_chain_occupied",
	"rook_fill", "bishop_fill", "queen_fill",
}

// String returns the name under which a library exports the function.
func (f Function) String() string {
	if f >= Count {
		return "unknown function"
	}
	return names[f]
}

// Required reports whether a library must export the function.
func (f Function) Required() bool { return f == Rook || f == Bishop }

// Symbols returns the functions that a library may export.
func Symbols() []Function {
	all := make([]Function, 0, Count-1)
	for f := Load + 1; f < Count; f++ {
		all = append(all, f)
	}
	return all
}

// arguments are what a function takes.
type arguments uint8

const (
	nothing arguments = iota
	oneQuestion
	manyQuestions
	setOfPieces
)

func (f Function) arguments() arguments {
	switch {
	case f >= Count || f < Rook:
		return nothing
	case f < Rooks:
		return oneQuestion
	case f < RookFill:
		return manyQuestions
	default:
		return setOfPieces
	}
}
