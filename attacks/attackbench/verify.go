package attackbench

import (
	"fmt"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/proof"
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

// verify compares the answers to all questions with the reference's and returns their fold.
func (q *questions) verify(name string, ask asker) (fold uint64, err error) {
	got := make([]attacks.Bitboard, len(q.Squares))
	ask(got, q.Workload)
	for i, want := range q.want() {
		if got[i] != want {
			return 0, fmt.Errorf("%s is wrong: %w", name, &proof.Counterexample{
				Law:   fmt.Sprintf("question %d of the workload %s", i, q.Name),
				Piece: string(q.piece), Square: q.Squares[i], Occupancy: q.Occupancies[i], Want: want, Got: got[i],
			})
		}
		fold ^= uint64(want)
	}
	return fold, nil
}
