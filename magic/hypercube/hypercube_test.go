package hypercube_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/magic/hypercube"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(hypercube.Rook, hypercube.Bishop, hypercube.Queen))
}

type occupancy = hypercube.Occupancy[attacks.Square, attacks.Bitboard]

// kept answers from a state that is toggled from one question's occupancy to the next one's, so that the
// suite proves the state, and the toggles along the way.
type kept struct {
	state occupancy
	board attacks.Bitboard
}

func (k *kept) at(occ attacks.Bitboard) *occupancy {
	for changed := k.board ^ occ; changed != 0; changed &= changed - 1 {
		k.state.Toggle(changed.First())
	}
	k.board = occ
	return &k.state
}

func TestKeptOccupancy(t *testing.T) {
	var k kept
	attackstest.Run(t, attacks.NewSliders(func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return k.at(occ).Rook(sq) }, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return k.at(occ).Bishop(sq) }, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { return k.at(occ).Queen(sq) }))
	if k.board == 0 || k.state == (occupancy{}) {
		t.Error("the state was not kept")
	}
}

// TestTogglesForgetTheirOrder toggles at random, squares beyond 63 among them, and compares with a new state.
func TestTogglesForgetTheirOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	var state occupancy
	board := attacks.Empty
	for step := range 400_000 {
		sq := attacks.Square(random.Uint32())
		state.Toggle(sq)
		board ^= (sq & 63).Bitboard()
		if step%64 == 0 && state != hypercube.New[attacks.Square](board) {
			t.Fatalf("step %d: the state differs from a new one of\n%v", step, board)
		}
	}
}

// TestToggleWithoutVectors proves the states again in a process whose processor is said to lack AVX2.
func TestToggleWithoutVectors(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx2=off", func() bool { return feature.Has(feature.AVX2) },
		"TestKeptOccupancy", "TestTogglesForgetTheirOrder")
}

func TestInlining(t *testing.T) {
	const methods = "hypercube.(*Occupancy[go.shape.int8,go.shape.uint64])."
	compilertest.InlinesInto(t, []byte(`package caller
import "github.com/bitray/bitray/magic/hypercube"
type square int8
type board uint64
type occupancy = hypercube.Occupancy[square, board]
func CallToggle(o *occupancy, sq square) { o.Toggle(sq) }
func CallRook(o *occupancy, sq square) board { return o.Rook(sq) }
func CallBishop(o *occupancy, sq square) board { return o.Bishop(sq) }
func CallQueen(o *occupancy, sq square) board { return o.Queen(sq) }
`), methods+"Toggle", methods+"Rook", methods+"Bishop", methods+"Queen")
}
