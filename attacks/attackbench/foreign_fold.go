package attackbench

import (
	"fmt"

	"github.com/bitray/bitray/transform/words"
)

func (ask StoreLoop) asker() asker {
	return func(dst []bb, w *Workload) { ask(words.Of(dst), words.Bytes(w.Squares), words.Of(w.Occupancies)) }
}

// asker asks one question in a call, so that the fold is the answer.
func (ask FoldLoop) asker() asker {
	return func(dst []bb, w *Workload) {
		squares, occupied := words.Bytes(w.Squares), words.Of(w.Occupancies)
		for i := range dst {
			dst[i] = bb(ask(squares[i:i+1], occupied[i:i+1], 0))
		}
	}
}

// newFoldSubject returns a loop that folds the answers in one call.
func newFoldSubject(name string, q *questions, mode Mode, ask FoldLoop) Subject {
	squares, occupied := words.Bytes(q.Squares), words.Of(q.Occupancies)
	return Subject{
		Cell:    Cell{name, q.piece.String(), q.Name, mode},
		Answers: len(q.Squares),
		Pass:    func() uint64 { return ask(squares, occupied, 0) },
		Verify: func() (uint64, error) {
			if err := q.verifyChain(name, mode, ask); err != nil {
				return 0, err
			}
			return q.verify(name, ask.asker())
		},
	}
}

// chainMasks are masks with which a chain asks other questions than with zero, so that it shows
// whether each question depends on the answer before. Those of squares leave a square a square.
var chainMasks = map[Mode][]uint64{
	LatencySquare:    {0, 1, 0o50, 0o77},
	LatencyOccupancy: {0, 0x0000001818000000, 0xaa55aa55aa55aa55, ^uint64(0)},
}

// verifyChain compares the folds of a chain with those of its definition.
func (q *questions) verifyChain(name string, mode Mode, ask FoldLoop) error {
	for _, mask := range chainMasks[mode] {
		want := uint64(q.chain(mode, bb(mask)))
		got := ask(words.Bytes(q.Squares), words.Of(q.Occupancies), mask)
		switch {
		case got == want:
			continue
		case mask != 0 && got == uint64(q.chain(mode, 0)):
			return fmt.Errorf("%s is wrong: asked about the workload %s in a chain with the mask %#x, its questions do not depend on the answers before", name, q.Name, mask)
		}
		return fmt.Errorf("%s is wrong: asked about the workload %s in a chain with the mask %#x, the fold of its answers is %#016x, expected %#016x", name, q.Name, mask, got, want)
	}
	return nil
}

func (q *questions) chain(mode Mode, mask bb) bb {
	if mode == LatencySquare {
		return latencySquare(q.Workload, mask, q.judge)
	}
	return latencyOccupancy(q.Workload, mask, q.judge)
}
