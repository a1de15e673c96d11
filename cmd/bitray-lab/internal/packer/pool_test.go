package packer

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// TestPoolKeepsTheCheapestOnce enters tables of two slots with holes of all lengths between them,
// each twice.
func TestPoolKeepsTheCheapestOnce(t *testing.T) {
	p := &pool{}
	for i := range 2 * 60 {
		p.shapes.Keep(newShape(find.Multiplier{Bits: 10, Magic: uint64(i)}, []int{0, 1 + i*7%60}, 0))
	}
	if len(p.shapes) != overlap.PoolSize {
		t.Fatalf("%d shapes, want %d", len(p.shapes), overlap.PoolSize)
	}
	// Neighbors cost two slots, and so do tables whose hole is long: those from 48 to 59. The
	// next have holes of one, two and so on.
	for i, s := range p.shapes {
		if want := 2 + max(0, i-12); s.Cost != want {
			t.Errorf("place %d costs %d, want %d", i, s.Cost, want)
		}
		for _, other := range p.shapes[:i] {
			if slices.Equal(s.Words, other.Words) {
				t.Errorf("place %d has the shape of one before", i)
			}
		}
	}
}

// TestAnnealingKeepsTheBest starts from a multiplier that is hard to improve, hot: the walk leaves
// it, but what is kept must not be worse.
func TestAnnealingKeepsTheBest(t *testing.T) {
	record, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	const d4 = 27
	p := &pool{problem: find.NewProblem(find.Rook, d4)}
	start, ok := p.shapeOf(record[d4].Multiplier)
	if !ok {
		t.Fatal("the multiplier on record collides")
	}
	for seed := range uint64(3) {
		p.shapes = nil
		p.anneal(rand.New(rand.NewPCG(seed, 0)), start, 500)
		if len(p.shapes) != 1 || p.shapes[0].Cost > start.Cost {
			t.Errorf("seed %d: %d shapes, the first costs %d; it began with %d", seed, len(p.shapes), p.shapes[0].Cost, start.Cost)
		}
	}
}
