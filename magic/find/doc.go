// Package find searches multipliers for magic bitboards.
//
// A magic of a piece on a square is a number that, multiplied with the relevant occupancy,
// moves its scattered bits into the top bits of the product, so that a shift makes an index of
// them. [Problem] states what has to be mapped, [Finder.Place] finds a multiplier for it,
// [Problem.Fill] proves one by building its table.
//
// All 128 multipliers of rook and bishop are found in about a millisecond.
package find
