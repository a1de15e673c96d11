package crosscheck

// The reasons for which a minimizer stops.
var (
	ErrTries    = errTries
	ErrNotLegal = errNotLegal
	ErrNotAgain = errNotAgain
)

// Moves returns the moves of d in their order.
func (d Answer) Moves() []string { return d.moves() }
