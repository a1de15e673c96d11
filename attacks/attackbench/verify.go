package attackbench

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/attacks/proof"
)

// verify compares the answers to all questions of w with the reference and returns their fold.
func verify(name string, piece Piece, w *Workload, answers func([]bb, *Workload)) (fold uint64, err error) {
	got := make([]attacks.Bitboard, len(w.Squares))
	answers(got, w)
	reference := referenceOf(piece)
	for i, square := range w.Squares {
		want := reference(square, w.Occupancies[i])
		if got[i] != want {
			return 0, fmt.Errorf("%s is wrong: %w", name, &proof.Counterexample{
				Law:   fmt.Sprintf("question %d of the workload %s", i, w.Name),
				Piece: piece.String(), Square: square, Occupancy: w.Occupancies[i], Want: want, Got: got[i],
			})
		}
		fold ^= uint64(want)
	}
	return fold, nil
}

func referenceOf(piece Piece) lookUp {
	switch piece {
	case Rook:
		return catalog.Reference.Rook
	case Bishop:
		return catalog.Reference.Bishop
	default:
		return catalog.Reference.Queen
	}
}
