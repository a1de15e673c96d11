package attackbench

import (
	"slices"

	"github.com/bitray/bitray/attacks"
)

// sq and bb shorten the generated calls.
type (
	sq = attacks.Square
	bb = attacks.Bitboard
)

// lookUp is a technique's function for one piece.
type lookUp = func(sq, bb) bb

// loops are the ways to ask one technique about one piece. The technique is called statically
// in each: the functions below are inlined into the generated closures, and the technique into
// their loops.
type loops struct {
	answers          func(dst []bb, w *Workload)
	throughput       func(w *Workload) bb
	latencySquare    func(w *Workload, zero bb) bb
	latencyOccupancy func(w *Workload, zero bb) bb
}

// technique is a generator as it is measured: a name of the catalog, its row, and loops in the order of
// [Pieces].
type technique struct {
	name  string
	loops [3]loops
	row   *Row
}

// about returns the loops that ask about a piece.
func (t technique) about(p Piece) *loops { return &t.loops[slices.Index(Pieces(), p)] }

// answers stores the answer to each question, for verification.
func answers(dst []bb, w *Workload, f lookUp) {
	for i, square := range w.Squares {
		dst[i] = f(square, w.Occupancies[i])
	}
}

// throughput folds the answers to independent questions.
func throughput(w *Workload, f lookUp) (fold bb) {
	occ := w.Occupancies[:len(w.Squares)]
	for i, square := range w.Squares {
		fold ^= f(square, occ[i])
	}
	return fold
}

// latencySquare lets each square wait for the answer before. The zero comes from outside, so
// the compiler cannot know that the answer makes no difference.
func latencySquare(w *Workload, zero bb, f lookUp) (fold bb) {
	occ := w.Occupancies[:len(w.Squares)]
	last := zero
	for i, square := range w.Squares {
		last = f(square^sq(last&zero), occ[i])
		fold ^= last
	}
	return fold
}

// latencyOccupancy lets each occupancy wait for the answer before.
func latencyOccupancy(w *Workload, zero bb, f lookUp) (fold bb) {
	occ := w.Occupancies[:len(w.Squares)]
	last := zero
	for i, square := range w.Squares {
		last = f(square, occ[i]^last&zero)
		fold ^= last
	}
	return fold
}

// dynamic returns a technique that is called through the interface.
func dynamic(row *Row, s attacks.Sliders) technique {
	return technique{row.Name, [3]loops{dynamicLoops(s.Rook), dynamicLoops(s.Bishop), dynamicLoops(s.Queen)}, row}
}

func dynamicLoops(f lookUp) loops {
	return loops{
		answers:          func(dst []bb, w *Workload) { answers(dst, w, f) },
		throughput:       func(w *Workload) bb { return throughput(w, f) },
		latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, f) },
		latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, f) },
	}
}
