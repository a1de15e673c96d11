package crosscheck

// The reasons for which a minimizer stops.
var (
	ErrQuestions = errQuestions
	ErrNotLegal  = errNotLegal
	ErrNotAgain  = errNotAgain
)

// Moves returns the moves of d in their order.
func (d Answer) Moves() []string { return d.moves() }
