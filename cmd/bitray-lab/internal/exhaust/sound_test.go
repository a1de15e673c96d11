package exhaust

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

// TestSearchNeverRulesOutAMagic walks from the root of the exhaustive search to magics that are
// known, and asks the referee at every node on the way: a branch that holds a
// magic must never end.
func TestSearchNeverRulesOutAMagic(t *testing.T) {
	for sq := range uint8(64) {
		p := find.NewProblem(find.Bishop, sq)
		s := newSearch(&p, p.Bits, decisions(p.Mask))
		f := find.NewFinder(uint64(sq))
		for range 20 {
			walk(t, s, f.Place(&p), sq)
		}
	}
	saved := []struct {
		sq    uint8
		magic uint64
	}{
		{0, 0x0005c96573fa05fe}, {1, 0x000425f30affff40}, {56, 0x0003ff3ec1104000}, {15, 0x00000049732bffd0},
	}
	for _, m := range saved {
		p := find.NewProblem(find.Bishop, m.sq)
		if check.Verify(&p, find.Multiplier{Bits: p.Bits - 1, Magic: m.magic}) != nil {
			t.Errorf("square %d: %#x is not a magic", m.sq, m.magic)
			continue
		}
		walk(t, newSearch(&p, p.Bits-1, decisions(p.Mask)), m.magic, m.sq)
	}
}

func walk(t *testing.T, s *search, magic uint64, sq uint8) {
	t.Helper()
	decided := uint64(0)
	for depth := range s.levels {
		if !s.referee.allows(s.levels[depth], magic&decided) {
			t.Errorf("bishop on square %d: the search gives up %#x at depth %d", sq, magic, depth)
			return
		}
		if depth < len(s.order) {
			decided |= 1 << s.order[depth]
		}
	}
}
