package emit_test

import (
	"testing"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

func TestTernaryIsFunctionOfColumns(t *testing.T) {
	for _, test := range []struct {
		name string
		f    func(a, b, c uint8) uint8
		want operand.U8
	}{
		{"first", func(a, b, c uint8) uint8 { return a }, 0b1111_0000},
		{"last", func(a, b, c uint8) uint8 { return c }, 0b1010_1010},
		{"all", func(a, b, c uint8) uint8 { return a & b & c }, 0b1000_0000},
		{"none", func(a, b, c uint8) uint8 { return ^(a | b | c) }, 0b0000_0001},
	} {
		if got := emit.Ternary(test.f); got != test.want {
			t.Errorf("%s: %08b, want %08b", test.name, got, test.want)
		}
	}
}

func TestDiagonalMatricesKeepAndReverseBytes(t *testing.T) {
	if got := emit.RowMatrix(func(i int) int { return i }); got != emit.AntiDiagonal {
		t.Errorf("the matrix that keeps bytes is %#016x, want %#016x", got, emit.AntiDiagonal)
	}
	if got := emit.RowMatrix(func(i int) int { return 7 - i }); got != emit.MainDiagonal {
		t.Errorf("the matrix that reverses bytes is %#016x, want %#016x", got, emit.MainDiagonal)
	}
}

func TestNameOfConstantMeansOneValue(t *testing.T) {
	f := emit.NewFile("test")
	f.Table("pair", 1, 2)
	f.Bytes("pair", 16, func(i int) byte { return []byte{0: 1, 8: 2, 15: 0}[i] })
	defer func() {
		const want = "constant pair is [0x1 0x2], and [0x1 0x3] is asked for by its name"
		if got := recover(); got != want {
			t.Errorf("two tables share a name: panic %v, want %q", got, want)
		}
	}()
	f.Table("pair", 1, 3)
}
