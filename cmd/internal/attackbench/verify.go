package attackbench

import (
	"fmt"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/catalog"
)

// questions are a workload with the answers of the reference, which is asked once.
type questions struct {
	*Workload
	piece Piece
	want  func() []attacks.Bitboard
}

func newQuestions(w *Workload, piece Piece) *questions {
	return &questions{w, piece, sync.OnceValue(func() []attacks.Bitboard {
		want := make([]attacks.Bitboard, len(w.Squares))
		rayWalk().about(piece).answers(want, w)
		return want
	})}
}

// rayWalk is the technique that the others are compared with.
var rayWalk = sync.OnceValue(func() technique { return dynamic(&Row{}, catalog.Reference()) })

// head returns the first n questions.
func (q *questions) head(n int) *questions {
	w := q.part(0, n)
	return &questions{w, q.piece, func() []attacks.Bitboard { return q.want()[:len(w.Squares)] }}
}

// asker stores the answers to the questions of w in dst, which is as long.
type asker func(dst []bb, w *Workload)

// subject returns the subject whose answers ask stores, and which pass folds as fold does.
func (q *questions) subject(row *Row, mode Mode, ask asker, fold func(answers []bb) uint64, pass func() uint64) Subject {
	return Subject{
		Cell:    Cell{row.Name, q.piece, q.Name, mode},
		Row:     row,
		Answers: len(q.Squares),
		Pass:    pass,
		Verify: func() (uint64, error) {
			got := make([]bb, len(q.Squares))
			ask(got, q.Workload)
			for i, want := range q.want() {
				if got[i] != want {
					return 0, fmt.Errorf("%s is wrong: %w", row.Name, &attackstest.Counterexample{
						Law:   fmt.Sprintf("query %d of the workload %s", i, q.Name),
						Piece: string(q.piece), Square: q.Squares[i], Occupancy: q.Occupancies[i], Want: want, Got: got[i],
					})
				}
			}
			return fold(got), nil
		},
	}
}

// folded folds all answers.
func folded(answers []bb) (fold uint64) {
	for _, answer := range answers {
		fold ^= uint64(answer)
	}
	return fold
}
