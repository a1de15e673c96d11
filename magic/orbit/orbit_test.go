package orbit_test

import (
	"testing"

	"github.com/bitray/bitray/magic/orbit"
	"github.com/bitray/bitray/transform"
)

func TestTransformsAreThoseOfTheSymmetries(t *testing.T) {
	for _, occ := range []uint64{0, 1, 0x8000000000000000, 0x0123456789abcdef, 0xff00aa5512345678} {
		for i, got := range orbit.Transforms(occ) {
			if want := transform.ApplyToBoard(transform.Symmetry(i), occ); got != want {
				t.Errorf("%v of %#x:\n%s", transform.Symmetry(i), occ, transform.Draw(got, want))
			}
		}
	}
}

func TestTablesAreFull(t *testing.T) {
	tables := orbit.Build()
	for i, attacks := range tables.Sets {
		if attacks == 0 {
			t.Fatalf("attack set %d is empty: there are fewer than %d", i, orbit.Sets)
		}
	}
	last := 0
	for piece := range tables.Rows {
		for _, row := range tables.Rows[piece] {
			last = max(last, int(row.Offset)+1<<row.Bits())
		}
	}
	if last != orbit.Numbers {
		t.Errorf("index tables have %d entries, want %d", last, orbit.Numbers)
	}
}

func BenchmarkTransforms(b *testing.B) {
	occ := uint64(0x0123456789abcdef)
	for b.Loop() {
		all := orbit.Transforms(occ)
		for _, board := range all {
			occ ^= board
		}
		occ++
	}
}
