package attackbench

import (
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

// asker stores the answers to the questions of w in dst, which is as long.
type asker func(dst []bb, w *Workload)

// batchSubjects returns a subject for every technique and every kernel of this machine that answers in a mode
// of batches.
func batchSubjects(w *Workload, piece Piece, mode Mode) (subjects []Subject) {
	q := newQuestions(regroup(w, mode), piece)
	for _, t := range all() {
		subjects = append(subjects, newBatchSubject(t.row, q, mode, t.about(piece).answers))
	}
	for _, k := range hyperbola.Kernels() {
		if k.Has(kernelFunction(piece, mode)) { // otherwise the instructions of another kernel would answer
			subjects = append(subjects, newBatchSubject(kernelRow(batchKernel, k), q, mode, kernelAsker(k, piece, mode)))
		}
	}
	return subjects
}

func newBatchSubject(row *Row, q *questions, mode Mode, ask asker) Subject {
	w := q.Workload
	var calls []*Workload
	for start := 0; start < len(w.Squares); start += batchCall {
		calls = append(calls, w.part(start, start+batchCall))
	}
	dst := make([]bb, batchCall)
	pass := func() (fold uint64) {
		for _, call := range calls {
			ask(dst[:len(call.Squares)], call)
			fold ^= sampled(dst)
		}
		return fold
	}
	return Subject{
		Cell:    Cell{row.Name, q.piece, w.Name, mode},
		Row:     row,
		Answers: len(w.Squares),
		Pass:    pass,
		Verify: func() (uint64, error) {
			if _, err := q.verify(row.Name, ask); err != nil {
				return 0, err
			}
			return pass(), nil
		},
	}
}

// sampled folds some of the answers: enough to notice a failure, few enough to cost nothing.
func sampled[B ~uint64](answers []B) (fold uint64) {
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
	if mode == board {
		return boardAsker(k, piece)
	}
	ask := map[Piece]func(dst []uint64, squares []uint8, occ []uint64){Rook: k.RooksEach, Bishop: k.BishopsEach, Queen: k.QueensEach}[piece]
	return func(dst []bb, w *Workload) {
		ask(unsafeslice.Words(dst), unsafeslice.Bytes(w.Squares), unsafeslice.Words(w.Occupancies))
	}
}

// boardAsker has three loops that differ in one name alone, so that nothing is chosen inside and the calls
// are static.
func boardAsker(k hyperbola.Kernel, piece Piece) asker {
	switch piece {
	case Rook:
		return func(dst []bb, w *Workload) {
			for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
				k.AllRooks((*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
			}
		}
	case Bishop:
		return func(dst []bb, w *Workload) {
			for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
				k.AllBishops((*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
			}
		}
	default:
		return func(dst []bb, w *Workload) {
			for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
				k.AllQueens((*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
			}
		}
	}
}
