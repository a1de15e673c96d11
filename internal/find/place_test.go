package find_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

func TestAllIsProvedAndRepeatable(t *testing.T) {
	for seed := range uint64(20) {
		rooks, bishops := find.All(seed)
		for p := range all {
			magic := [2][64]uint64{rooks, bishops}[p.Piece][p.Square]
			if err := check.Verify(&p, find.Multiplier{Bits: p.Bits, Magic: magic}); err != nil {
				t.Errorf("seed %d: %v", seed, err)
			}
		}
		again, _ := find.All(seed)
		if again != rooks {
			t.Errorf("seed %d gives other multipliers the second time", seed)
		}
	}
}

// TestPlacementTakesFewTries holds what packages magic, magic/indirect and magic/plain say of
// their seeds.
func TestPlacementTakesFewTries(t *testing.T) {
	ownBits := func(p *find.Problem) int { return p.Bits }
	sameBits := func(p *find.Problem) int { return [2]int{find.Rook: 12, find.Bishop: 9}[p.Piece] }
	tests := []struct {
		name            string
		bits            func(*find.Problem) int
		seeds, luckiest int
		fewest, usual   uint64
		mostTries       uint64
	}{
		{"magic", ownBits, 100, 64, 321, 423, 700},
		{"plain", sameBits, 300, 290, 199, 263, 600},
	}
	for _, test := range tests {
		tries := make([]uint64, test.seeds)
		for seed := range tries {
			f := find.NewFinder(uint64(seed))
			for i := range 128 {
				p := find.NewProblem(find.Piece(i&1), uint8(i>>1))
				p.Bits = test.bits(&p)
				f.Place(&p)
			}
			tries[seed] = f.Tries()
		}
		luckiest := slices.Index(tries, slices.Min(tries))
		sorted := slices.Sorted(slices.Values(tries))
		if luckiest != test.luckiest || sorted[0] != test.fewest || sorted[test.seeds/2] != test.usual {
			t.Errorf("%s: seed %d takes %d tries, %d are usual, want seed %d, %d, %d",
				test.name, luckiest, sorted[0], sorted[test.seeds/2], test.luckiest, test.fewest, test.usual)
		}
		if worst := sorted[test.seeds-1]; worst > test.mostTries {
			t.Errorf("%s: the unluckiest seed takes %d tries, want at most %d", test.name, worst, test.mostTries)
		}
	}
}
