package exhaust_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// TestEveryOccupancyHasAnIndexOfItsOwn finds, for both pieces on all squares, a multiplier that maps the
// relevant occupancies one to one onto the numbers of as many bits as the mask has squares. The talk expects
// that to be impossible for most squares. But placement constructs just that, an index bit for each square,
// and what then passes the test of destructive collisions has usually no other collisions either.
func TestEveryOccupancyHasAnIndexOfItsOwn(t *testing.T) {
	const tries = 100 // one is enough with this seed
	finder := find.NewFinder(1)
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		for sq := range uint8(64) {
			p := find.NewProblem(piece, sq)
			found := false
			for try := 0; try < tries && !found; try++ {
				m := find.Multiplier{Bits: p.Bits, Magic: finder.Place(&p)}
				found = indices(&p, m) == 1<<p.Bits
			}
			if !found {
				t.Errorf("%v: no multiplier without any collision in %d tries", &p, tries)
			}
		}
	}
}

// indices returns how many indices m gives to the occupancies of p.
func indices(p *find.Problem, m find.Multiplier) int {
	used := map[int]bool{}
	for occupancy := range p.All() {
		used[m.Index(occupancy)] = true
	}
	return len(used)
}

// TestNotEveryMaskIsMappedOneToOne is the exhaustive answer for scattered bits in general, in words of eight
// bits: for 22 of the 255 masks no multiplier brings all subsets to different places at the top. So the talk
// is right that it is not always possible, if not for chess. The mask 00101011 is one of them.
func TestNotEveryMaskIsMappedOneToOne(t *testing.T) {
	const want = 22
	impossible := 0
	for mask := 1; mask < 256; mask++ {
		possible := false
		for magic := 0; magic < 256 && !possible; magic++ {
			possible = oneToOne(uint8(mask), uint8(magic))
		}
		if !possible {
			impossible++
		}
		if mask == 0b0010_1011 && possible {
			t.Errorf("%08b has a multiplier", mask)
		}
	}
	if impossible != want {
		t.Errorf("%d masks have no multiplier, want %d", impossible, want)
	}
}

// oneToOne reports whether the top bits of the products of all subsets of mask differ, as many bits as
// the mask has.
func oneToOne(mask, magic uint8) bool {
	shift := 8 - bits.OnesCount8(mask)
	var seen [256]bool
	for subset := range transform.Subsets(uint64(mask)) {
		index := uint8(subset) * magic >> shift
		if seen[index] {
			return false
		}
		seen[index] = true
	}
	return true
}

// TestBishopOfB1IsPerfect holds the example of the talk: the factor has five bits on the b-file, each of
// which brings one of the five relevant squares of b1 to the top, in order from c2 in the lowest bit; nothing
// collides, not even where it would do no harm.
func TestBishopOfB1IsPerfect(t *testing.T) {
	const magic, b1 = 0x0002020202020000, 1
	p := find.NewProblem(find.Bishop, b1)
	if p.Bits != 5 {
		t.Fatalf("%d relevant squares, want 5", p.Bits)
	}
	m := find.Multiplier{Bits: p.Bits, Magic: magic}
	if err := check.Verify(&p, m); err != nil {
		t.Error(err)
	}
	if got := indices(&p, m); got != 32 {
		t.Errorf("%d indices, want 32", got)
	}
	for i, square := range []string{"c2", "d3", "e4", "f5", "g6"} {
		sq, err := transform.ParseSquare[uint8](square)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Index(1 << sq); got != 1<<i {
			t.Errorf("%s has index %05b, want %05b", square, got, 1<<i)
		}
	}
}
