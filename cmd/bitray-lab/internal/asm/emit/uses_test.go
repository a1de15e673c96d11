package emit_test

import (
	"strings"
	"testing"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
	"github.com/mmcloughlin/avo/x86"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// broadcast writes a kernel of one instruction that fills a register.
func broadcast(f *emit.File, name string, register reg.VecPhysical) {
	k := f.Begin(8, name, "func(x uint64)", name+" is a test.")
	k.VPBROADCASTQ(k.Parameter("x"), register)
	k.RET()
}

func TestUsesFollowFromRegisters(t *testing.T) {
	f := emit.NewFile("test")
	broadcast(f, "lowAVX2", reg.Y15)
	broadcast(f, "highAVX512", reg.Y16)
	broadcast(f, "fullAVX512", reg.Z0)
	k := f.Begin(8, "bitsAVX512", "func()", "bits is a test.")
	k.VPSHUFBITQMB(reg.Z1, reg.Z0, reg.K1)
	k.RET()
	files, err := f.Files(true)
	if err != nil {
		t.Fatal(err)
	}
	uses := string(files["uses_amd64.go"])
	text := strings.Join(strings.Fields(uses), " ")
	for _, want := range []string{
		"hasLowAVX2 = feature.Has(feature.AVX2)",
		"hasHighAVX512 = feature.Has(feature.AVX512VL)",
		"hasFullAVX512 = feature.Has(feature.AVX512F)",
		"hasBitsAVX512 = feature.Has(feature.AVX512BITALG)",
		`"LowAVX2": hasLowAVX2, "HighAVX512": hasHighAVX512,`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, uses)
		}
	}
}

func TestWhatIsUnknownIsRefused(t *testing.T) {
	f := emit.NewFile("test")
	k := f.Begin(4, "shift", "func()", "shift is a test.")
	k.VPSRLDQ(operand.U8(8), reg.X16, reg.X17)
	k.RET()
	if _, err := f.Files(false); err == nil || !strings.Contains(err.Error(), "shift: VPSRLDQ") {
		t.Errorf("an instruction whose other encoding is unknown: error %v, want one that names it", err)
	}
	f = emit.NewFile("test")
	k = f.Begin(4, "encrypt", "func()", "encrypt is a test.")
	unknown, err := x86.AESENC(reg.X0, reg.X1)
	if err != nil {
		t.Fatal(err)
	}
	k.Instruction(unknown)
	k.RET()
	if _, err := f.Files(false); err == nil || !strings.Contains(err.Error(), "AES") {
		t.Errorf("an extension that package feature lacks: error %v, want one that names it", err)
	}
}
