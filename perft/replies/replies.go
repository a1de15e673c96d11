package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// replies is what the replier could do if the mover passed, and the squares whose change matters
// to it.
type replies struct {
	baseReplies int

	diagonals, lines         [maxPieces]slider
	diagonalCount, lineCount int
	sliderSquares            attacks.Bitboard // where they stand and what they see
	freeKnights              attacks.Bitboard

	pawns       rules.PawnTargets // West and East are what pawns attack, whatever stands there
	pawnCount   int
	pawnSquares attacks.Bitboard // where pawns stand, what they attack and what is in front of them
}

// slider is a bishop or a rook of the replier, or one half of a queen.
type slider struct {
	from  attacks.Square
	bit   attacks.Bitboard
	mask  attacks.Bitboard // its pin, or the whole board
	seen  attacks.Bitboard // what it attacks within the mask
	count int              // its moves
}

// lookAtReplies fills in the replies, except the king's, and returns the squares that the mover's
// king must not enter.
func (q *pair[Mover, Replier]) lookAtReplies() (danger attacks.Bitboard) {
	q.baseReplies, q.sliderSquares = 0, 0
	pins := &q.replying
	q.freeKnights = q.replier.Knights &^ (pins.PinLines | pins.PinDiagonals)
	for b := q.freeKnights; b != 0; b = b.WithoutLowest() {
		q.baseReplies += (attacks.Knight(b.First()) &^ q.repliers).Count()
	}
	q.lookAtPawnReplies()
	danger = attacks.King(pins.King) | q.replier.Knights.KnightAttacks() | q.replier.Pawns.PawnAttacks(rules.Color[Replier]())
	var seen attacks.Bitboard
	q.diagonalCount, seen = lookAtSliders[shape.Yes](q, &q.diagonals)
	danger |= seen
	q.lineCount, seen = lookAtSliders[shape.No](q, &q.lines)
	return danger | seen
}

// lookAtSliders lists the replier's sliders of one kind that can move, and returns how many there
// are, and what all of them, movable or not, attack through the mover's king.
func lookAtSliders[Diagonal, Mover, Replier shape.Flag](q *pair[Mover, Replier], list *[maxPieces]slider) (n int, danger attacks.Bitboard) {
	set, pin, otherPin := q.replier.Orthogonals, q.replying.PinLines, q.replying.PinDiagonals
	if shape.Is[Diagonal]() {
		set, pin, otherPin = q.replier.Diagonals, q.replying.PinDiagonals, q.replying.PinLines
	}
	for b := set; b != 0; b = b.WithoutLowest() {
		from, bit := b.First(), b.Lowest()
		seen := see[Diagonal](from, q.occ)
		danger |= seen
		if bit&q.moving.Checkers != 0 {
			danger |= see[Diagonal](from, q.occ&^q.mover.King)
		}
		if bit&otherPin != 0 {
			continue
		}
		mask := attacks.Universe
		if bit&pin != 0 {
			mask = pin
		}
		seen &= mask
		count := (seen &^ q.repliers).Count()
		s := &list[n%maxPieces]
		n++
		s.from, s.bit, s.mask, s.seen, s.count = from, bit, mask, seen, count
		q.baseReplies += count
		q.sliderSquares |= seen | bit
	}
	return n, danger
}

// see returns what a bishop (Diagonal) or a rook attacks.
func see[Diagonal shape.Flag](from attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Diagonal]() {
		return attacks.Bishop(from, occ)
	}
	return attacks.Rook(from, occ)
}

// sliderReplies returns by how much the replies of sliders differ.
//
// Lifting the piece changes those that saw it, for all its moves alike. Setting it down on a quiet
// square cuts the sight of those that see it. A capture leaves the occupancy as it was: those that
// saw the captured piece, and could not go there, now can; and a captured slider has no replies.
func sliderReplies[Diagonal, Mover, Replier shape.Flag](q *pair[Mover, Replier], list *[maxPieces]slider, n int, lifted, quiet, captures attacks.Bitboard, moves int) (difference int) {
	changed := lifted | quiet | captures
	occ := q.occ &^ lifted
	for i := range n {
		s := &list[i%maxPieces]
		if (s.seen|s.bit)&changed == 0 {
			continue
		}
		seen, count := s.seen, s.count
		if seen&lifted != 0 {
			seen = see[Diagonal](s.from, occ) & s.mask
			count = (seen &^ q.repliers).Count()
			difference += (count - s.count) * moves
		}
		if captures != 0 {
			difference += (seen & captures).Count()
			if s.bit&captures != 0 {
				difference -= count
			}
		}
		for b := seen & quiet; b != 0; b = b.WithoutLowest() {
			cut := see[Diagonal](s.from, occ|b.Lowest()) & s.mask
			difference += (cut &^ q.repliers).Count() - count
		}
	}
	return difference
}

// knightReplies returns by how much the replies of knights differ: only captures matter to them,
// of a piece that they can now capture back, or of a knight.
func (q *pair[Mover, Replier]) knightReplies(captures attacks.Bitboard) (difference int) {
	for b := q.freeKnights; b != 0; b = b.WithoutLowest() {
		difference += (attacks.Knight(b.First()) & captures).Count()
	}
	for b := q.freeKnights & captures; b != 0; b = b.WithoutLowest() {
		difference -= (attacks.Knight(b.First()) &^ q.repliers).Count()
	}
	return difference
}
