package packer

import (
	"math"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// TestStateStaysTrue looks inside after steps that were kept and steps that were taken back, from
// first fit and from a slab to resume: rooks come before bishops, every rook's table must lie where it
// fits first, and the slabs on the way must say so.
func TestStateStaysTrue(t *testing.T) {
	record, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	for _, start := range []struct {
		name string
		from func(*Packer) error
	}{
		{"first fit", func(p *Packer) error { defer p.Restart(); return p.Learn(record) }},
		{"resumed", func(p *Packer) error { return p.Resume(record) }},
	} {
		t.Run(start.name, func(t *testing.T) {
			p := New(1)
			if err := start.from(p); err != nil {
				t.Fatal(err)
			}
			for step := range 20 {
				size := p.Size()
				if p.Step(float64(step)); p.Size() > size {
					t.Fatalf("step %d: %d entries, %d before", step, p.Size(), size)
				}
				checkState(t, p)
			}
		})
	}
}

func checkState(t *testing.T, p *Packer) {
	t.Helper()
	taken, end := make(overlap.Slab, slab.Entries<<find.MaxBits/64+2<<find.MaxBits/64), 0
	for i, at := range p.state.Placed {
		if (at.Item < rooks) != (i < rooks) {
			t.Fatalf("%v stands at place %d", &p.pools[at.Item].problem, i)
		}
		if first, _ := taken.Fit(at.Shape, math.MaxInt); i < rooks && first != at.Offset {
			t.Fatalf("place %d at %d, fits first at %d", i, at.Offset, first)
		}
		taken.Toggle(at.Shape, at.Offset)
		if end = max(end, at.Offset+at.Shape.Span); end != at.End {
			t.Fatalf("place %d ends at %d, want %d", i, at.End, end)
		}
	}
}

// TestShape turns a table with holes so that the longest comes last, and counts the short one.
func TestShape(t *testing.T) {
	slots := []int{3, 4, 200, 210}
	m := find.Multiplier{Bits: 8, Magic: 1}
	turned := newShape(m, slots, behindLongestHole(slots, 256))
	// From 200 over the end of the table: 0, 10, 59, 60.
	want := []uint64{1<<0 | 1<<10 | 1<<59 | 1<<60}
	if !slices.Equal(turned.Words, want) || turned.Span != 61 || turned.Cost != 4+9 {
		t.Errorf("turned: %+v", turned)
	}
	if first := m.Addend - turned.Multiplier.Addend; first>>(64-m.Bits) != 200 {
		t.Errorf("turned by %d slots, want 200", first>>(64-m.Bits))
	}
	if asIs := newShape(m, slots, slots[0]); asIs.Span != 208 || asIs.Words[0] != 3 {
		t.Errorf("as it is: %+v", asIs)
	}
}
