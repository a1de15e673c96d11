package neon_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// kernel returns the beginning of a function and the file that it is in.
func kernel() (*neon.File, *neon.Kernel) {
	f := neon.NewFile("p")
	return f, f.Begin("f", "func(dst *[2]uint64, boards []uint64, occ uint64)", "does nothing.")
}

// blanks stand in columns.
var blanks = regexp.MustCompile(` +`)

// TestFiles writes a function with everything that there is an instruction for here.
func TestFiles(t *testing.T) {
	f, k := kernel()
	left, occ, boards := k.Len("boards"), k.Value("occ"), k.Base("boards")
	k.Loop(left, 4, func() { k.Op("VDUP", occ, k.Vector().D2()) })
	k.Op("FLDPQ.P", k.Table("two", 1, 2).Then(32), neon.Pair(k.Vector(), k.Vector()))
	v := k.Vectors(4)
	k.Deal(boards, v)
	k.Collect(v, boards)
	k.Fill(boards, v[:2])
	k.Store(v[:1], boards)
	k.Constant(1, 2, v[0])
	k.Choose(occ, func() { take(2, func() { k.Op("NOOP") }) }, func() { take(3, func() { k.Op("NOOP") }) })
	files, err := f.Files()
	if err != nil {
		t.Fatal(err)
	}
	const signature = "func f(dst *[2]uint64, boards []uint64, occ uint64)\n"
	for name, want := range map[string][]string{
		"kernels_arm64.go": {"//go:build !purego", "package p", "// f does nothing.\n// Instructions: NEON.\n//\n//go:noescape\n" + signature},
		"kernels_arm64.s": {
			"//go:build !purego", "DATA two<>+8(SB)/8, $0x0000000000000002\nGLOBL two<>(SB), RODATA|NOPTR, $16",
			"// " + signature + "TEXT ·f(SB), NOSPLIT, $0-40\n\tMOVD boards_len+16(FP), R0\n\tMOVD occ+32(FP), R1\n\tMOVD boards_base+8(FP), R2\n" +
				"\tSUBS $4, R0, R0\n\tBLT end1\n\nround1:\n\tVDUP R1, V31.D2\n\tSUBS $4, R0, R0\n\tBGE round1\n\nend1:\n\tADD $4, R0, R0\n" +
				"\tMOVD $two<>+0(SB), R3\n\tFLDPQ.P 32(R3), (F30, F29)\n" +
				"\tVLD4.P 64(R2), [V0.B16, V1.B16, V2.B16, V3.B16]\n\tVST4.P [V0.B16, V1.B16, V2.B16, V3.B16], 64(R2)\n" +
				"\tVLD1.P 32(R2), [V0.B16, V1.B16]\n\tVST1.P [V0.B16], 16(R2)\n\tVMOVQ $0x0000000000000001, $0x0000000000000002, V0\n" +
				"\tCBZ R1, otherwise2\n\tNOOP\n\tNOOP\n\tB chosen2\n\notherwise2:\n\tNOOP\n\tNOOP\n\tNOOP\n\nchosen2:\n\tRET\n",
		},
	} {
		for _, part := range want {
			if !strings.Contains(blanks.ReplaceAllString(string(files[name]), " "), part) {
				t.Errorf("%s: want\n%s\nin\n%s", name, part, files[name])
			}
		}
	}
}

func TestScopeGivesRegistersBack(t *testing.T) {
	_, k := kernel()
	kept := k.Vector()
	var inside neon.Vector
	k.Scope(func() { inside = k.Vector() })
	if again := k.Vector(); inside == kept || again != inside {
		t.Errorf("registers: %v kept, %v in a scope, %v behind it; want the last two equal", kept, inside, again)
	}
}

func TestWrongSignatureIsAnError(t *testing.T) {
	f := neon.NewFile("p")
	f.Begin("g", "func(", "")
	if _, err := f.Files(); err == nil || !strings.Contains(err.Error(), "expected ')'") {
		t.Errorf("error %v", err)
	}
}

// TestMistakesPanic makes the mistakes of a generator.
func TestMistakesPanic(t *testing.T) {
	for want, mistake := range map[string]func(f *neon.File, k *neon.Kernel){
		"no vector register is left":                                    func(_ *neon.File, k *neon.Kernel) { take(33, func() { k.Vector() }) },
		"no 4 vector registers in a row are left":                       func(_ *neon.File, k *neon.Kernel) { take(9, func() { k.Vectors(4) }) },
		"no general register is left":                                   func(_ *neon.File, k *neon.Kernel) { take(17, func() { k.General() }) },
		`unknown variable "squares"`:                                    func(_ *neon.File, k *neon.Kernel) { k.Base("squares") },
		"component is not primitive":                                    func(_ *neon.File, k *neon.Kernel) { k.Value("boards") },
		"constant two is [0x1 0x2], and [0x3] is asked for by its name": func(f *neon.File, _ *neon.Kernel) { f.Table("two", 1, 2); f.Table("two", 3) },
	} {
		f, k := kernel()
		if got := panicOf(func() { mistake(f, k) }); !strings.Contains(got, want) {
			t.Errorf("panic %q, want %q", got, want)
		}
	}
}

func take(times int, one func()) {
	for range times {
		one()
	}
}

func panicOf(f func()) (text string) {
	defer func() { text = fmt.Sprint(recover()) }()
	f()
	return ""
}
