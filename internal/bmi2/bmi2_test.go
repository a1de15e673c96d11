package bmi2_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

// definition extracts as the words of the doc say, one bit of the word at a time.
func definition(b, mask uint64) (extracted uint64) {
	next := 0
	for place := range 64 {
		if mask>>place&1 != 0 {
			extracted |= b >> place & 1 << next
			next++
		}
	}
	return extracted
}

// masks returns the empty and the full mask, every single square, every line of the board,
// alternating patterns, and random masks from sparse to dense.
func masks() []uint64 {
	masks := []uint64{0, ^uint64(0), 0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0xffffffff00000000}
	for sq := range 64 {
		masks = append(masks, 1<<sq, transform.FileMask[uint64](sq)|transform.RankMask[uint64](sq),
			transform.DiagonalMask[uint64](sq)|transform.AntiDiagonalMask[uint64](sq))
	}
	random := rand.New(rand.NewPCG(1, 0))
	for range 500 {
		dense := random.Uint64() | random.Uint64()
		for mask := dense; mask != 0; mask &= random.Uint64() {
			masks = append(masks, mask)
		}
	}
	return masks
}

// allWaysAgree fails the test unless all ways to extract and deposit do what definition does.
// Deposit gets the bits of rest above those that the mask has places for.
func allWaysAgree(t *testing.T, b, mask, rest uint64) {
	t.Helper()
	want := definition(b, mask)
	for way, got := range map[string]uint64{
		"Extract": bmi2.Extract(b, mask), "Emulate": bmi2.Emulate(b, mask),
	} {
		if got != want {
			t.Fatalf("%s(%#016x, %#016x) = %#x, want %#x\n%s", way, b, mask, got, want, transform.Draw(b, mask, want, got))
		}
	}
	packed := want | rest&^(1<<bits.OnesCount64(mask)-1)
	for way, got := range map[string]uint64{
		"Deposit": bmi2.Deposit(packed, mask), "EmulateDeposit": bmi2.EmulateDeposit(packed, mask),
	} {
		if got != b&mask {
			t.Fatalf("%s(%#x, %#016x) = %#016x, want %#016x\n%s", way, packed, mask, got, b&mask, transform.Draw(mask, b&mask, got))
		}
	}
}

func TestExtractAndDeposit(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 0))
	for _, mask := range masks() {
		for _, b := range []uint64{0, ^uint64(0), mask, ^mask, random.Uint64(), random.Uint64()} {
			allWaysAgree(t, b, mask, random.Uint64())
		}
	}
}

func FuzzExtractAndDeposit(f *testing.F) {
	f.Add(uint64(0x0000201000040000), uint64(0x0040201008040200), ^uint64(0))
	f.Fuzz(allWaysAgree)
}

// TestInstructionSwitchedOff runs the tests again without the instructions.
func TestInstructionSwitchedOff(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestExtractAndDeposit")
}

// The inner squares of the long diagonal, gathered into six bits and put back.
func Example() {
	const occupied, diagonal = uint64(0x0000201000040000), uint64(0x0040201008040200)
	packed := bmi2.Extract(occupied, diagonal)
	fmt.Printf("%06b\n", packed)
	fmt.Print(transform.Draw(bmi2.Deposit(packed, diagonal)))
	// Output:
	// 011010
	// . . . . . . . .
	// . . . . . . . .
	// . . . . . 1 . .
	// . . . . 1 . . .
	// . . . . . . . .
	// . . 1 . . . . .
	// . . . . . . . .
	// . . . . . . . .
}
