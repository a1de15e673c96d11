package attackbench

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// batchCall is the number of questions in a call of pairs, about as many as stay in the
// first-level cache together with their answers. It is a multiple of the squares of a board.
const batchCall = 1024

// regroup returns the questions of w as mode asks them.
func regroup(w *Workload, mode Mode) *Workload {
	if mode == BatchPairs {
		return w
	}
	n := len(w.Squares) / 64 * 64
	r := &Workload{w.Name, make([]attacks.Square, n), make([]attacks.Bitboard, n)}
	for i := range n {
		r.Squares[i], r.Occupancies[i] = attacks.Square(i%64), w.Occupancies[i/64*64]
	}
	return r
}

// batchSubjects returns a subject for each technique and every kernel of this machine that answers in a mode
// of batches.
func batchSubjects(techniques []technique, w *Workload, piece Piece, mode Mode) (subjects []Subject) {
	q := newQuestions(regroup(w, mode), piece)
	for _, t := range techniques {
		subjects = append(subjects, q.inCalls(t.row, mode, t.about(piece).answers))
	}
	return append(subjects, q.byKernels("hyperbola", kernelFunction(piece, mode), mode, batchAsker(piece, mode))...)
}

// byKernels returns a subject for the kernels of a package in each set of instructions of this machine, if a function
// has one: otherwise the instructions of another kernel would answer.
func (q *questions) byKernels(pkg, function string, mode Mode, ask asker) (subjects []Subject) {
	kernels := simd.Lookup(pkg)
	for _, set := range kernels.Sets() {
		if kernels.Has(set, function) {
			only := func(dst []bb, w *Workload) { simd.With(set, func() { ask(dst, w) }) }
			subjects = append(subjects, q.inCalls(kernelRow(pkg, set), mode, only))
		}
	}
	return subjects
}

// inCalls returns a subject that is asked many questions in a call.
func (q *questions) inCalls(row *Row, mode Mode, ask asker) Subject {
	var calls []*Workload
	for start := 0; start < len(q.Squares); start += batchCall {
		calls = append(calls, q.part(start, start+batchCall))
	}
	fold := func(answers []bb) (fold uint64) {
		for call := range slices.Chunk(answers, batchCall) {
			fold ^= sampled(call)
		}
		return fold
	}
	dst := make([]bb, batchCall)
	return q.subject(row, mode, ask, fold, func() (fold uint64) {
		for _, call := range calls {
			answers := dst[:len(call.Squares)]
			ask(answers, call)
			fold ^= sampled(answers)
		}
		return fold
	})
}

// sampled folds some of the answers: enough to notice a failure, few enough to cost nothing.
func sampled(answers []bb) (fold uint64) {
	for i := 0; i < len(answers); i += 61 {
		fold ^= uint64(answers[i])
	}
	return fold
}

// kernelFunction returns the name of the function that answers for a piece in a mode.
func kernelFunction(piece Piece, mode Mode) string {
	name := piece.Capital() + "s"
	if mode == BatchBoard {
		return "All" + name
	}
	return name + "Each"
}

// batchFunctions are those of package hyperbola for a piece.
var batchFunctions = map[Piece]struct {
	each func(dst []bb, squares []attacks.Square, occ []bb)
	all  func(dst *[64]uint64, occ uint64)
}{
	Rook:   {hyperbola.RooksEach[attacks.Square, bb], hyperbola.AllRooks[uint64]},
	Bishop: {hyperbola.BishopsEach[attacks.Square, bb], hyperbola.AllBishops[uint64]},
	Queen:  {hyperbola.QueensEach[attacks.Square, bb], hyperbola.AllQueens[uint64]},
}

// batchAsker returns how package hyperbola is called in a mode: with as many inputs in a call as the mode
// says.
func batchAsker(piece Piece, mode Mode) asker {
	f := batchFunctions[piece]
	if mode == BatchPairs {
		return func(dst []bb, w *Workload) { f.each(dst, w.Squares, w.Occupancies) }
	}
	return func(dst []bb, w *Workload) {
		for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
			f.all((*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
		}
	}
}
