package attackbench

import (
	"errors"
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// TestRandomSide counts the pieces that are dealt to a position, and looks for two on one square.
func TestRandomSide(t *testing.T) {
	s := randomSide(1)
	for _, list := range [][]uint64{unsafeslice.Words(s.Occupancies), s.Orthogonals, s.Diagonals, s.Pawns, s.Knights, s.King} {
		if len(list) != setPositions {
			t.Fatalf("%d positions, want %d", len(list), setPositions)
		}
	}
	seen := map[uint64]bool{}
	for i, occ := range unsafeslice.Words(s.Occupancies) {
		queen := s.Orthogonals[i] & s.Diagonals[i]
		sets := []uint64{queen, s.Orthogonals[i] &^ queen, s.Diagonals[i] &^ queen, s.Pawns[i], s.Knights[i], s.King[i]}
		var counts []int
		own := uint64(0)
		for _, set := range sets {
			counts = append(counts, bits.OnesCount64(set))
			if own&set != 0 {
				t.Errorf("position %d: two pieces on one square", i)
			}
			own |= set
		}
		if want := []int{1, 2, 2, 8, 2, 1}; !slices.Equal(counts, want) {
			t.Errorf("position %d: %v pieces, want %v", i, counts, want)
		}
		if own&^occ != 0 || bits.OnesCount64(occ&^own) != 8 {
			t.Errorf("position %d: %d squares are occupied by others, want 8", i, bits.OnesCount64(occ&^own))
		}
		seen[occ] = true
	}
	if len(seen) != setPositions {
		t.Errorf("%d of %d positions differ", len(seen), setPositions)
	}
	if slices.Equal(randomSide(2).Occupancies, s.Occupancies) {
		t.Error("another seed gives the same positions")
	}
}

// TestSetSubjectsAreVerified turns a square over in the answer to one question: before it is verified, and, of
// a position whose answer every pass folds, after all answers were found right.
func TestSetSubjectsAreVerified(t *testing.T) {
	s := randomSide(1)
	for _, mode := range SetModes() {
		right, faulty := s.batchAsker(mode), -1
		subject := s.questions(mode).inCalls(&Row{Name: "faulty"}, mode, func(dst []bb, w *Workload) {
			if right(dst, w); faulty >= 0 {
				dst[faulty] ^= 1 << (faulty % 64)
			}
		})
		fold, err := subject.Verify()
		if again := subject.Pass(); err != nil || again != fold {
			t.Errorf("%s: a pass folds %#x, verified are %#x, error %v", mode, again, fold, err)
		}
		for _, faulty = range []int{0, 61, 500, setPositions - 1} {
			if folded := faulty%61 == 0; folded != (subject.Pass() != fold) {
				t.Errorf("%s: position %d is answered wrongly after it was verified, unnoticed", mode, faulty)
			}
			fold, err := subject.Verify()
			var found *attackstest.Counterexample
			if fold != 0 || !errors.As(err, &found) || found.Occupancy != s.Occupancies[faulty] {
				t.Errorf("%s: a square of position %d is wrong: error %v", mode, faulty, err)
			}
		}
	}
}
