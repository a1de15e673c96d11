package attackbench

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// batchCall is the number of questions in a call of pairs, about as many as stay in the
// first-level cache together with their answers. It is a multiple of the squares of a board.
const batchCall = 1024

// regroup returns the questions of w as mode asks them.
func regroup(w *Workload, mode Mode) *Workload {
	if mode == pairs {
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
	for _, k := range hyperbola.Kernels() {
		if k.Has(kernelFunction(piece, mode)) { // otherwise the instructions of another kernel would answer
			subjects = append(subjects, q.inCalls(kernelRow(batchKernel, k), mode, kernelAsker(k, piece, mode)))
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
	name := capital(string(piece)) + "s"
	if mode == board {
		return "All" + name
	}
	return name + "Each"
}

// kernelAsker returns how a kernel is asked in a mode: with as many questions in a call as the
// mode says.
func kernelAsker(k hyperbola.Kernel, piece Piece, mode Mode) asker {
	each := map[Piece]func(dst []uint64, squares []uint8, occ []uint64){Rook: k.RooksEach, Bishop: k.BishopsEach, Queen: k.QueensEach}[piece]
	switch {
	case mode == pairs:
		return func(dst []bb, w *Workload) {
			each(unsafeslice.Words(dst), unsafeslice.Bytes(w.Squares), unsafeslice.Words(w.Occupancies))
		}
	case piece == Rook:
		return func(dst []bb, w *Workload) { boards(dst, w, k, hyperbola.Kernel.AllRooks) }
	case piece == Bishop:
		return func(dst []bb, w *Workload) { boards(dst, w, k, hyperbola.Kernel.AllBishops) }
	default:
		return func(dst []bb, w *Workload) { boards(dst, w, k, hyperbola.Kernel.AllQueens) }
	}
}

// boards asks about all squares of a board at a time. It is inlined into its callers, where f is a constant: a
// method value would be called through another function.
func boards(dst []bb, w *Workload, k hyperbola.Kernel, f func(k hyperbola.Kernel, dst *[64]uint64, occ uint64)) {
	for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
		f(k, (*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
	}
}
