package packed

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	records "github.com/bitray/bitray/internal/slab"
)

// TestBuildRefusesAWrongMultiplier breaks one multiplier and expects the builder to notice.
func TestBuildRefusesAWrongMultiplier(t *testing.T) {
	defer func() {
		const want = "bitray/magic/packed: a multiplier collides"
		if got := recover(); got != want {
			t.Errorf("a multiplier of zero: panic %v, want %q", got, want)
		}
	}()
	broken := rookLayout
	broken[27].magic = 0
	build(new([slabSize]uint64), &broken, &bishopLayout)
}

// TestNumbersAreThoseOfTheRecord compares every number. One that is a little off may still work, and
// is then neither what the record has proved nor what the next generation would write.
func TestNumbersAreThoseOfTheRecord(t *testing.T) {
	record, err := records.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	if len(record) != records.Entries {
		t.Fatalf("the record has %d entries, want %d", len(record), records.Entries)
	}
	for _, e := range record {
		got := map[find.Piece]*[64]layout{find.Rook: &rookLayout, find.Bishop: &bishopLayout}[e.Piece][e.Square]
		if want := (layout{e.Magic, e.Addend, uint32(e.Offset), uint8(e.Bits)}); got != want {
			t.Errorf("%v: %+v, want %+v", e, got, want)
		}
	}
	contents, err := record.Fill()
	if err != nil {
		t.Fatal(err)
	}
	if slabSize != len(contents) {
		t.Errorf("the slab has %d entries, that of the record %d", slabSize, len(contents))
	}
}
