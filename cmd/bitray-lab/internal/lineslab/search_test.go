package lineslab_test

import (
	"reflect"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/lineslab"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// TestSlabs packs with little effort, twice, and fills the slab from scratch: every occupancy of every line
// must find its own attacks, within the size that the packer says, and the same search must find the same.
func TestSlabs(t *testing.T) {
	for _, h := range []lineslab.Hash{lineslab.Product, lineslab.Folded} {
		t.Run(h.Name, func(t *testing.T) {
			p, again := lineslab.NewPacker(h, 7, 400), lineslab.NewPacker(h, 7, 400)
			first := p.BestSize()
			for range 20 {
				p.Step(2)
				again.Step(2)
				checkSlab(t, h, p)
			}
			if p.BestSize() >= first {
				t.Errorf("20 steps made no slab shorter than the first, of %d entries", first)
			}
			if !reflect.DeepEqual(p.Best, again.Best) {
				t.Error("the same search found something else")
			}
		})
	}
}

func checkSlab(t *testing.T, h lineslab.Hash, p *lineslab.Packer) {
	t.Helper()
	slab, used := map[int]uint64{}, 0
	for line, table := range overlap.ByItem(p.Best) {
		problem := lineslab.Line(line)
		own := map[int]bool{}
		for i, occ := range problem.Occupancies {
			at := table.Offset - table.Shape.First + int(h.Index(h.Fold(occ), table.Shape.Multiplier.Magic))
			if at < 0 || at >= p.BestSize() {
				t.Fatalf("line %d, occupancy %#x: entry %d of %d", line, occ, at, p.BestSize())
			}
			if attacks, taken := slab[at]; taken && attacks != problem.Attacks[i] {
				t.Fatalf("line %d, occupancy %#x: entry %d is taken", line, occ, at)
			}
			slab[at] = problem.Attacks[i]
			own[at] = true
		}
		used += len(own)
	}
	if used != len(slab) {
		t.Fatalf("%d entries are used, the tables have %d", len(slab), used)
	}
}

// TestNoTwoSquaresAreFolded holds the folded hash to its reason.
func TestNoTwoSquaresAreFolded(t *testing.T) {
	for line := range lineslab.Lines {
		words := map[uint64]bool{}
		occupancies := lineslab.Line(line).Occupancies
		for _, occ := range occupancies {
			words[lineslab.Folded.Fold(occ)] = true
		}
		if len(words) != len(occupancies) {
			t.Errorf("line %d: %d occupancies are folded to %d words", line, len(occupancies), len(words))
		}
	}
}
