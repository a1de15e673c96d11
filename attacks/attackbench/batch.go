package attackbench

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// The modes in which batches are measured, against the techniques in loops that store their
// answers. All count one answer for each square.
const (
	Pairs Mode = "batch-pairs" // a square and an occupancy each, many in a call
	Board Mode = "batch-board" // all squares of one occupancy in a call
)

// BatchModes returns the modes of batches.
func BatchModes() []Mode { return []Mode{Pairs, Board} }

// batchCall is the number of questions in a call of [Pairs], about as many as stay in the
// first-level cache together with their answers.
const batchCall = 1024

// regroup returns the questions of w as mode asks them.
func regroup(w *Workload, mode Mode) *Workload {
	group := mode.group()
	n := len(w.Squares) / group * group
	r := &Workload{w.Name, slices.Clone(w.Squares[:n]), slices.Clone(w.Occupancies[:n])}
	for i := range n {
		r.Occupancies[i] = w.Occupancies[i/group*group]
		if mode == Board {
			r.Squares[i] = attacks.Square(i % 64)
		}
	}
	return r
}

// asker stores the answers to the questions of w in dst, which is as long.
type asker func(dst []bb, w *Workload)

// BatchSubjects returns a subject for every technique of [Subjects] and every kernel of this
// machine, for every given piece and mode of batches on a workload.
func BatchSubjects(pieces []Piece, w Workload, modes []Mode) ([]Subject, error) {
	if err := checkAsked(w, modes, BatchModes()); err != nil {
		return nil, err
	}
	var subjects []Subject
	for _, mode := range modes {
		for _, piece := range pieces {
			q := newQuestions(regroup(&w, mode), piece)
			for _, t := range all() {
				subjects = append(subjects, newBatchSubject(t.row, q, mode, t.loops[piece].answers))
			}
			for _, k := range hyperbola.Kernels() {
				if !k.Has(kernelFunction(piece, mode)) {
					continue // the instructions of another kernel would answer
				}
				ask := kernelAsker(k, piece, mode)
				subjects = append(subjects, newBatchSubject(kernelRow(batches, k), q, mode, ask))
			}
		}
	}
	return subjects, nil
}

func newBatchSubject(row *Row, q *questions, mode Mode, ask asker) Subject {
	w := q.Workload
	group := max(1, mode.group())
	size := batchCall / group * group
	var calls []*Workload
	for start := 0; start < len(w.Squares); start += size {
		end := min(start+size, len(w.Squares))
		calls = append(calls, &Workload{w.Name, w.Squares[start:end], w.Occupancies[start:end]})
	}
	dst := make([]bb, size)
	pass := func() (fold uint64) {
		for _, call := range calls {
			ask(dst[:len(call.Squares)], call)
			fold ^= sampled(dst)
		}
		return fold
	}
	return Subject{
		Cell:    Cell{row.Name, q.piece.String(), w.Name, mode},
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
func sampled(answers []bb) (fold uint64) {
	for i := 0; i < len(answers); i += 61 {
		fold ^= uint64(answers[i])
	}
	return fold
}

// kernelFunction returns the name of the function that answers for a piece in a mode.
func kernelFunction(piece Piece, mode Mode) string {
	name := map[Piece]string{Rook: "Rooks", Bishop: "Bishops", Queen: "Queens"}[piece]
	if mode == Board {
		return "All" + name
	}
	return name
}

// kernelAsker returns how a kernel is asked in a mode: with as many questions in a call as the
// mode says. The calls are static here too.
func kernelAsker(k hyperbola.Kernel, piece Piece, mode Mode) asker {
	if mode == Board {
		return boardAsker(k, piece)
	}
	return pairsAsker(k, piece)
}

func pairsAsker(k hyperbola.Kernel, piece Piece) asker {
	return func(dst []bb, w *Workload) {
		d, s, o := unsafeslice.Words(dst), unsafeslice.Bytes(w.Squares), unsafeslice.Words(w.Occupancies)
		switch piece {
		case Rook:
			k.Rooks(d, s, o)
		case Bishop:
			k.Bishops(d, s, o)
		default:
			k.Queens(d, s, o)
		}
	}
}

// boardAsker has three loops that differ in one name alone, so that nothing is chosen inside.
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
