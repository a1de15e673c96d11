package spectral

import (
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// Problem is a slider on a square: the occupancies of its relevant squares, and which of them may share an index.
type Problem struct {
	Mask        uint64
	Occupancies []uint64
	Attacks     []uint64
	sets        []uint16 // the attacks, numbered
}

// NewProblem returns the problem of a piece on a square, 0 to 63.
func NewProblem(piece find.Piece, sq int) *Problem {
	p, attacks := &Problem{Mask: tabulate.RelevantRook(sq)}, tabulate.RookAttacks
	if piece == find.Bishop {
		p.Mask, attacks = tabulate.RelevantBishop(sq), tabulate.BishopAttacks
	}
	numbers := map[uint64]uint16{}
	for occ := range transform.Subsets(p.Mask) {
		attacked := attacks(sq, occ)
		if _, known := numbers[attacked]; !known {
			numbers[attacked] = uint16(len(numbers))
		}
		p.Occupancies = append(p.Occupancies, occ)
		p.Attacks = append(p.Attacks, attacked)
		p.sets = append(p.sets, numbers[attacked])
	}
	return p
}
