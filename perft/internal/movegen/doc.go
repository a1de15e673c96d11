// Package movegen lists and counts legal moves: the generator of package board, which knows sets of pieces and no
// Position, so that package perft can run it with the attacks of any technique, which an engine has no use for.
//
// # One source for all generators
//
// A list of moves and a count are made in the same steps, which find the sets of squares that pieces may go
// to: a list spells them out, a count adds up their sizes. The steps are generic over constants (see package
// perft/internal/constbool): which of the two is wanted, the color, whether all moves are wanted or a part, such as
// the captures, and whether the sliders are the default technique, which is inlined, or a value of type
// [attacks.Sliders].
package movegen
