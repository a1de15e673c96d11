package emit_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

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
