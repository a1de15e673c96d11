package textbook_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/transform/internal/textbook"
)

const (
	printedSequence = 0x07edd5e59a4e28c2
	gap             = -1
)

// The tables as printed.
var (
	printedDeBruijn = [64]int{
		63, 0, 58, 1, 59, 47, 53, 2, 60, 39, 48, 27, 54, 33, 42, 3,
		61, 51, 37, 40, 49, 18, 28, 20, 55, 30, 34, 11, 43, 14, 22, 4,
		62, 57, 46, 52, 38, 26, 32, 41, 50, 36, 17, 19, 29, 10, 13, 21,
		56, 45, 25, 31, 35, 16, 9, 12, 44, 24, 15, 8, 23, 7, 6, 5,
	}
	printedModulo = [68]int{
		64, 0, 1, 39, 2, 15, 40, 23, 3, 12, 16, 59, 41, 19, 24, 54, 4,
		gap, 13, 10, 17, 62, 60, 28, 42, 30, 20, 51, 25, 44, 55, 47, 5, 32,
		gap, 38, 14, 22, 11, 58, 18, 53, 63, 9, 61, 27, 29, 50, 43, 46, 31,
		37, 21, 57, 52, 8, 26, 49, 45, 36, 56, 7, 48, 35, 6, 34, 33, gap,
	}
)

func TestScansOfTheEmptyBoard(t *testing.T) {
	if modulo, deBruijn := textbook.ModuloScan(0), textbook.DeBruijnScan(0); modulo != 64 || deBruijn != 63 {
		t.Errorf("modulo scan: %d, want 64; de Bruijn scan: %d, want 63", modulo, deBruijn)
	}
}

// TestPrintedTables looks every bit up. As many entries as are left are gaps, which no bit leads to.
func TestPrintedTables(t *testing.T) {
	for bit := range 64 {
		if got := printedDeBruijn[uint64(printedSequence)<<bit>>58]; got != bit {
			t.Errorf("bit %d: printed index of the sequence %d", bit, got)
		}
		if got := printedModulo[uint64(1)<<bit%67]; got != bit {
			t.Errorf("bit %d: printed index of its remainder %d", bit, got)
		}
	}
	var gaps []int
	for remainder, bit := range printedModulo {
		if bit == gap {
			gaps = append(gaps, remainder)
		}
	}
	if want := []int{17, 34, 67}; !slices.Equal(gaps, want) || printedModulo[0] != 64 {
		t.Errorf("the gaps are %d, want %d, and the empty board leads to %d", gaps, want, printedModulo[0])
	}
}

// TestPrintedSequenceIsHalfOfAPair shifts the printed sequence, which is even and begins with five zeros.
func TestPrintedSequenceIsHalfOfAPair(t *testing.T) {
	const odd = uint64(printedSequence) >> 1
	if printedSequence&1 != 0 || uint64(printedSequence)>>58 != 1 {
		t.Errorf("%#x is odd, or does not begin with five zeros and a one", uint64(printedSequence))
	}
	numbers := map[uint64]bool{} // of six bits, all of which are in a sequence of De Bruijn
	for bit := range 64 {
		numbers[odd<<bit>>58] = true
	}
	if odd&1 == 0 || odd>>58 != 0 || len(numbers) != 64 {
		t.Errorf("%#x is no odd sequence that begins with six zeros", odd)
	}
}
