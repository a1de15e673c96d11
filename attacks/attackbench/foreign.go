package attackbench

import (
	"slices"

	"github.com/bitray/bitray/attacks"
)

// Foreign is a generator whose functions are not called by Go, such as those of a shared library. It
// brings loops that ask it many questions in a call, and is measured by them beside the techniques.
type Foreign struct {
	// Row is what is known of it beside its figures; Row.Library is not nil.
	Row Row
	// Loops ask about a [Piece].
	Loops [3]ForeignLoops
	// Warm calls into foreign code without asking it anything; it is called right before each burst
	// of [Cold], so that the way there does not count.
	Warm func()
	// Sliders answers single questions from Go; it may be missing.
	Sliders Loop[attacks.Sliders]
	// Judge tells what the answers must be; nil for the reference.
	Judge *Judge
}

// Judge tells what a [Foreign] must answer if that is not what the reference does.
type Judge struct {
	Answer func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard
	Union  func(set, occ attacks.Bitboard) attacks.Bitboard
}

// ForeignLoops ask a foreign generator about one piece.
type ForeignLoops struct {
	// Store stores the answer to each question.
	Store Loop[StoreLoop]
	// Fold returns the exclusive or of all answers; it takes no notice of the mask. Without it, Store is
	// timed for [Throughput] and [Cold].
	Fold Loop[FoldLoop]
	// ChainSquare and ChainOccupied are like Fold, but what mask leaves of the answer before is
	// combined with each square or occupancy by exclusive or. Time is taken with a mask of zero.
	ChainSquare, ChainOccupied Loop[FoldLoop]
	// Union adds what the pieces of each set attack to dst; that of queens is not asked.
	Union Loop[UnionLoop]
}

// The loops. All slices of a call are of one length.
type (
	StoreLoop func(dst []uint64, squares []uint8, occupied []uint64)
	FoldLoop  func(squares []uint8, occupied []uint64, mask uint64) uint64
	UnionLoop func(dst, sets, occupied []uint64)
)

// Loop is a loop and what it asks.
type Loop[F any] struct {
	Through
	Ask F
}

// Through says which function of a library is asked.
type Through struct {
	// Function is the name of it, such as "rooks".
	Function string `json:"function"`
	// CallCost is empty if the function answers many questions in a call. Otherwise it is called for
	// every question, which is part of the figure, and CallCost is the name of the row that shows what
	// as many calls of an empty function cost.
	CallCost string `json:"call_cost,omitempty"`
}

// Own makes s a subject of the generator, and notes how it is asked.
func (f *Foreign) Own(s Subject, t Through) Subject {
	call := LibraryCall{s.Piece, s.Mode, t}
	if !f.Row.Empty() && !slices.Contains(f.Row.Library.Calls, call) {
		f.Row.Library.Calls = append(f.Row.Library.Calls, call)
	}
	s.Row = &f.Row
	return s
}

func (f *Foreign) questions(w *Workload, piece Piece) *questions {
	if f.Judge != nil {
		return newQuestionsTo(f.Judge.Answer, w, piece)
	}
	return newQuestions(w, piece)
}

// subject returns the generator as it is asked in a mode of single look-ups.
func (f *Foreign) subject(q *questions, mode Mode) Subject {
	loops := &f.Loops[q.piece]
	switch mode {
	case LatencySquare:
		return f.Own(newFoldSubject(f.Row.Name, q, mode, loops.ChainSquare.Ask), loops.ChainSquare.Through)
	case LatencyOccupancy:
		return f.Own(newFoldSubject(f.Row.Name, q, mode, loops.ChainOccupied.Ask), loops.ChainOccupied.Through)
	case Cold:
		q = q.head(coldQuestions)
	}
	s, through := newBatchSubject(f.Row.Name, q, mode, loops.Store.Ask.asker()), loops.Store.Through
	if loops.Fold.Ask != nil {
		s, through = newFoldSubject(f.Row.Name, q, mode, loops.Fold.Ask), loops.Fold.Through
	}
	s.Warm = f.Warm
	return f.Own(s, through)
}

// batchSubject returns the generator as it is asked in a mode of batches: as techniques are, question
// by question, the answers stored.
func (f *Foreign) batchSubject(q *questions, mode Mode) Subject {
	store := f.Loops[q.piece].Store
	return f.Own(newBatchSubject(f.Row.Name, q, mode, store.Ask.asker()), store.Through)
}

// setSubject returns the generator as it is asked in a set-wise mode: for rooks, then for bishops.
func (f *Foreign) setSubject(s *side, mode Mode) Subject {
	rooks, bishops := f.Loops[Rook].Union, f.Loops[Bishop].Union
	if f.Judge != nil {
		judged := *s
		judged.judge = f.Judge.Union
		s = &judged
	}
	ask := func(dst []uint64, _ [][8]uint64) {
		clear(dst)
		rooks.Ask(dst, s.pieces.Orthogonals, s.occ)
		bishops.Ask(dst, s.pieces.Diagonals, s.occ)
		if mode == MapEach {
			for i := range dst {
				dst[i] |= uint64(s.steps(i))
			}
		}
	}
	return f.Own(newSetSubject(f.Row.Name, s, mode, ask), Through{rooks.Function + ", " + bishops.Function, rooks.CallCost})
}
