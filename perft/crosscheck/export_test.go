package crosscheck

// The reasons for which a minimizer stops, and the stars on a board.
var (
	ErrQuestions = errQuestions
	ErrNotLegal  = errNotLegal
	ErrNotAgain  = errNotAgain
	Mark         = mark
)

// Moves returns the moves of d in their order.
func (d Divide) Moves() []string { return d.moves() }
