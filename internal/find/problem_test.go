package find_test

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

// all yields the problems of both pieces on all squares.
func all(yield func(find.Problem) bool) {
	for i := range 128 {
		if !yield(find.NewProblem(find.Piece(i>>6), uint8(i&63))) {
			return
		}
	}
}

func TestCardinalities(t *testing.T) {
	var occupancies, sets, most [2]int
	for p := range all {
		distinct := make(map[uint64]bool)
		for occupancy, attacks := range p.All() {
			if occupancy&^p.Mask != 0 {
				t.Errorf("%v on square %d: occupancy %#x leaves the mask %#x", p.Piece, p.Square, occupancy, p.Mask)
			}
			occupancies[p.Piece]++
			distinct[attacks] = true
		}
		if p.Bits != bits.OnesCount64(p.Mask) || p.Size() != 1<<p.Bits {
			t.Errorf("%v on square %d: %d bits, size %d, mask %#x", p.Piece, p.Square, p.Bits, p.Size(), p.Mask)
		}
		sets[p.Piece] += len(distinct)
		most[p.Piece] = max(most[p.Piece], len(distinct))
	}
	if occupancies != [2]int{102_400, 5_248} || sets != [2]int{4_900, 1_428} || most != [2]int{144, 108} {
		t.Errorf("rook and bishop have %d occupancies, %d attack sets, at most %d on a square", occupancies, sets, most)
	}
}

func TestPieceAndSquareAreMasked(t *testing.T) {
	if p := find.NewProblem(find.Bishop+2, 64+3); p != find.NewProblem(find.Bishop, 3) || p.String() != "bishop on d1" {
		t.Errorf("the upper bits are not ignored: %v", &p)
	}
}

// TestNarrowest knows a magic for each case: a bit saved, as Chess Programming Wiki lists them, none
// saved, a width that the caller set much too wide, and no magic at all.
func TestNarrowest(t *testing.T) {
	const b7, saving = 49, 0x48fffe99fecfaa00
	whole := find.NewProblem(find.Rook, b7)
	found := find.NewFinder(5).Place(&whole)
	oneSquare := whole.Within(1 << (b7 + 1))
	oneSquare.Bits = 7
	for _, test := range []struct {
		name    string
		problem find.Problem
		magic   uint64
		bits    int
		ok      bool
	}{
		{"saves a bit", whole, saving, 9, true},
		{"saves none", whole, found, 10, true},
		{"one square of seven bits", oneSquare, 1 << (63 - b7 - 1), 1, true},
		{"collides", whole, 1, 10, false},
	} {
		m, ok := check.Narrowest(&test.problem, test.magic)
		if want := (find.Multiplier{Bits: test.bits, Magic: test.magic}); m != want || ok != test.ok {
			t.Errorf("%s: %+v, %v, want %+v, %v", test.name, m, ok, want, test.ok)
		}
		if works := check.Verify(&test.problem, m) == nil; works != test.ok {
			t.Errorf("%s: Verify says %v of %+v", test.name, works, m)
		}
		m.Bits--
		if test.ok && m.Bits > 0 && check.Verify(&test.problem, m) == nil {
			t.Errorf("%s: %d bits would do", test.name, m.Bits)
		}
	}
}

// TestTesterDoesNotTire goes on for so long that the stamps of the tester's table wrap around, twice.
func TestTesterDoesNotTire(t *testing.T) {
	p := find.NewProblem(find.Bishop, 3)
	good := find.Multiplier{Bits: p.Bits, Magic: find.NewFinder(1).Place(&p)}
	bad := find.Multiplier{Bits: p.Bits, Magic: 1}
	var tester find.Tester
	for range 1 << 16 {
		if !tester.Test(&p, good) {
			t.Fatalf("try %d: a good multiplier is refused", tester.Tries())
		}
		if tester.Test(&p, bad) {
			t.Fatalf("try %d: a bad multiplier is accepted", tester.Tries())
		}
	}
	if tester.Tries() != 1<<17 {
		t.Errorf("counted %d tries of %d", tester.Tries(), 1<<17)
	}
}

// TestTesterForgetsALongerList goes from the bishop on d4, which has b2 and c3 on one line, to the
// rook on c2, which has them on two: what collided in the longer list is not in the shorter one.
func TestTesterForgetsALongerList(t *testing.T) {
	const b2, c3, c2, d4 = 9, 18, 10, 27
	whole := [2]find.Problem{find.NewProblem(find.Bishop, d4), find.NewProblem(find.Rook, c2)}
	bishop, rook := whole[0].Within(1<<b2|1<<c3), whole[1].Within(1<<b2|1<<c3)
	blindToC3 := find.Multiplier{Bits: 1, Magic: 1 << (63 - b2)}
	good := find.Multiplier{Bits: 2, Magic: 1<<(62-b2) | 1<<(63-c3)}
	var tester find.Tester
	if tester.Test(&bishop, blindToC3) || !tester.Test(&rook, good) || check.Verify(&rook, good) != nil {
		t.Errorf("rook on c2: %+v works, but is refused after the bishop on d4", good)
	}
}

// TestTesterAgreesWithVerify puts random multipliers before both judges, with and without addends, and looks at
// what the tester says of every slot.
func TestTesterAgreesWithVerify(t *testing.T) {
	const before = 1 << 63 // h8, which no slider attacks alone
	var tester find.Tester
	good := 0
	for p := range all {
		first, second := p.Lines()
		for seed := range uint64(20) {
			m := find.Multiplier{Bits: find.MaxBits, Magic: seed * seed * 0x9e3779b97f4a7c15, Addend: seed * 0xd1b54a32d192ed03}
			ok := tester.Test(&p, m)
			if ok != (check.Verify(&p, m) == nil) {
				t.Fatalf("%v, %+v: Test says %v, Verify %v", &p, m, ok, check.Verify(&p, m))
			}
			if !ok {
				continue
			}
			good++
			want := map[int]uint64{}
			for occupancy, attacks := range p.All() {
				want[m.Index(occupancy)] = attacks
			}
			entered := slices.Repeat([]uint64{before}, 1<<find.MaxBits)
			tester.Enter(&p, entered)
			for i, got := range entered {
				one, other, inUse := tester.Slot(i)
				attacks, wanted := want[i]
				if inUse != wanted || wanted && first.Sets[one]|second.Sets[other] != attacks {
					t.Fatalf("%v, %+v: slot %d has the attack sets %d and %d, used %v, want %#x", &p, m, i, one, other, inUse, attacks)
				}
				if got != attacks && (wanted || got != before) {
					t.Fatalf("%v, %+v: entered %#x in slot %d, want %#x", &p, m, got, i, attacks)
				}
			}
		}
	}
	if good < 20 {
		t.Errorf("only %d of the multipliers were good: the test shows too little", good)
	}
}

// TestLines puts the lines of every problem together again.
func TestLines(t *testing.T) {
	for p := range all {
		one, other := p.Lines()
		place := 0
		for occupancy, attacks := range p.All() {
			i, j := place/len(other.Occupancies), place%len(other.Occupancies)
			if one.Occupancies[i]|other.Occupancies[j] != occupancy || one.Attacks[i]|other.Attacks[j] != attacks ||
				one.Sets[one.Numbers[i]] != one.Attacks[i] || other.Sets[other.Numbers[j]] != other.Attacks[j] {
				t.Fatalf("%v: occupancy %#x, attacks %#x are not those of the lines", &p, occupancy, attacks)
			}
			place++
		}
		for _, l := range []find.Line{one, other} {
			if sets := slices.Compact(slices.Sorted(slices.Values(l.Sets))); len(sets) != len(l.Sets) || l.Numbers[0] != 0 {
				t.Errorf("%v: %d different sets of %d, the first has number %d", &p, len(sets), len(l.Sets), l.Numbers[0])
			}
		}
	}
}
