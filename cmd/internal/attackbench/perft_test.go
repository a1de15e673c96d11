package attackbench_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

func TestGameAsksWhatStandsThere(t *testing.T) {
	for _, piece := range attackbench.Pieces() {
		w := attackbench.NewWorkload(attackbench.Game, piece, seed)
		if len(w.Squares) != 16_384 || len(w.Occupancies) != len(w.Squares) {
			t.Errorf("%v: %d squares and %d occupancies, want %d", piece, len(w.Squares), len(w.Occupancies), 16_384)
		}
		for i, sq := range w.Squares {
			if !w.Occupancies[i].Has(sq) {
				t.Fatalf("%v: question %d: nothing stands on %v\n%v", piece, i, sq, w.Occupancies[i])
			}
		}
	}
}

func TestPerftSubjectsCount(t *testing.T) {
	subjects := attackbench.PerftSubjects()
	if want := 2 * (len(catalog.Names()) + 3); len(subjects) != want {
		t.Errorf("%d subjects, want %d", len(subjects), want)
	}
	for _, s := range subjects {
		if testing.Short() && s.Technique != attackbench.Static {
			continue
		}
		if _, err := s.Verify(); err != nil {
			t.Error(err)
		}
	}
}
