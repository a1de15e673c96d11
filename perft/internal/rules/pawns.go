package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// PawnTargets holds the squares that pawns reach, by the step that leads there: no two pawns
// reach the same square by the same step.
type PawnTargets struct {
	Single, Double attacks.Bitboard // pushes
	West, East     attacks.Bitboard // captures towards the a-file and the h-file
}

// FindPawnTargets returns the targets of pawns of color Black or White that may capture the
// pieces of victims, except for captures en passant.
//
// A pawn pinned on a diagonal may only capture along it, one pinned on a line only push along
// it; both must land on their pin mask. A pawn that lands on a pin mask it did not start from is
// not pinned, so unpinned pawns are moved apart from pinned ones.
func FindPawnTargets[Black constbool.Flag](pawns, occ, victims attacks.Bitboard, c *Constraints) PawnTargets {
	ahead := Forward[Black](pawns &^ c.Pins)
	single, west, east := ahead, ahead.West(), ahead.East()
	if pawns&c.Pins != 0 {
		lines, diagonals := c.PinLines(), c.PinDiagonals()
		single |= Forward[Black](pawns&lines) & lines
		ahead = Forward[Black](pawns & diagonals)
		west |= ahead.West() & diagonals
		east |= ahead.East() & diagonals
	}
	single &^= occ
	double := Forward[Black](single&ThirdRank[Black]()) &^ occ
	victims &= c.Targets
	return PawnTargets{Single: single & c.Targets, Double: double & c.Targets, West: west & victims, East: east & victims}
}

// Forward moves all squares of b one step in the direction in which the pawns of Black or White
// go.
func Forward[Black constbool.Flag](b attacks.Bitboard) attacks.Bitboard {
	if constbool.Is[Black]() {
		return b >> 8
	}
	return b << 8
}

// ThirdRank returns the rank that pawns of the side to move reach by their first single step.
func ThirdRank[Black constbool.Flag]() attacks.Bitboard {
	return attacks.Rank3 << (24 * Color[Black]())
}

// ForwardOffset returns what a step of [Forward] adds to the number of a square.
func ForwardOffset[Black constbool.Flag]() int8 { return 8 - 16*int8(Color[Black]()) }
