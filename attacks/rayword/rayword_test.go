package rayword_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(rayword.Rook, rayword.Bishop, rayword.Queen))
}

func TestInlining(t *testing.T) {
	compilertest.InlinesInto(t, []byte(`package caller
import "github.com/bitray/bitray/attacks/rayword"
type square int8
type board uint64
func gather(sq square, set board) rayword.Word { return rayword.Gather(sq, set) }
func scatter(sq square, w rayword.Word) board { return rayword.Scatter[square, board](sq, w.Nearest()) }
`), "rayword.Gather", "rayword.Scatter", "rayword.Word.Nearest")
}

// TestWithoutTheInstruction proves everything again in a process whose processor is said to lack it.
func TestWithoutTheInstruction(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx512bitalg=off", func() bool { return simd.Lookup("rayword").Sets()[0] == simd.AVX512 },
		"TestConformance", "TestWordsByDirection", "TestScatterIgnoresWhatIsNoSquare", "TestNearest")
}

// TestWordsByDirection gathers every single square, from every square, and expects it in the byte of the
// direction at its distance, and nothing of squares off the rays. Scattered it must come back.
func TestWordsByDirection(t *testing.T) {
	for sq := range attacks.Square(64) {
		want := map[attacks.Square]rayword.Word{}
		for d := range geometry.Direction(8) {
			place := rayword.Word(1) << (8 * d)
			for b := geometry.Step(d, sq.Bitboard()); b != 0; b = geometry.Step(d, b) {
				want[b.First()] = place
				place <<= 1
			}
		}
		for target := range attacks.Square(64) {
			got := rayword.Gather(sq, target.Bitboard())
			if got != want[target] {
				t.Fatalf("from %v to %v: word %#016x, want %#016x", sq, target, uint64(got), uint64(want[target]))
			}
			if back := rayword.Scatter[attacks.Square, attacks.Bitboard](sq, got); got != 0 && back != target.Bitboard() {
				t.Fatalf("from %v to %v: scattered\n%v", sq, target, back)
			}
		}
	}
}

// TestScatterIgnoresWhatIsNoSquare scatters random words and gathers them again.
func TestScatterIgnoresWhatIsNoSquare(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	for range 10_000 {
		sq, word := attacks.Square(random.Uint32()), rayword.Word(random.Uint64())
		squares := rayword.Scatter[attacks.Square, attacks.Bitboard](sq, word)
		onBoard := rayword.Gather(sq, ^attacks.Empty)
		if got := rayword.Gather(sq, squares); got != word&onBoard || squares&^reference.Queen(sq&63, attacks.Empty) != 0 {
			t.Fatalf("from %d, word %#016x: squares\n%v\ngathered again %#016x", sq, uint64(word), squares, uint64(got))
		}
	}
}

func TestNearest(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 0))
	for range 10_000 {
		sq, occ := attacks.Square(random.Uint32()), proof.RandomOccupancy(random)
		if got, want := rayword.Nearest(sq, occ), reference.Queen(sq&63, occ)&occ; got != want {
			t.Fatalf("from %d: occupied, want, got\n%s", sq, transform.Draw(occ, want, got))
		}
	}
}
