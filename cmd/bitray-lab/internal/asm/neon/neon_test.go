package neon_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// kernel returns the beginning of a function and the file that it is in.
func kernel() (*neon.File, *neon.Kernel) {
	f := neon.NewFile("p")
	return f, f.Begin("f", "does nothing.", neon.Parameter{Name: "boards", Type: "[]uint64"}, neon.Parameter{Name: "occ", Type: "uint64"})
}

func TestFiles(t *testing.T) {
	f, k := kernel()
	left, occ := k.Len("boards"), k.Base("occ")
	k.Loop(left, 4, func() { k.Op("VDUP", occ, k.Vector().D2()) })
	table := k.Table("two", 1, 2)
	k.FillPair(table, k.Vector(), k.Vector())
	k.End()
	files, err := f.Files("kernels")
	if err != nil {
		t.Fatal(err)
	}
	for name, parts := range map[string][]string{
		"kernels_arm64.go": {"//go:build !purego", "package p", "//go:noescape\nfunc f(boards []uint64, occ uint64)"},
		"kernels_arm64.s": {
			"//go:build !purego", "DATA two<>+8(SB)/8, $0x0000000000000002\nGLOBL two<>(SB), RODATA|NOPTR, $16",
			"TEXT ·f(SB), NOSPLIT, $0-32\n\tMOVD boards_len+8(FP), R0\n\tMOVD occ+24(FP), R1\n",
			"\tSUBS $4, R0, R0\n\tBLT end1\nround1:\n\tVDUP R1, V31.D2\n\tSUBS $4, R0, R0\n\tBGE round1\nend1:\n\tADD $4, R0, R0\n",
			"\tMOVD $two<>(SB), R2\n\tFLDPQ.P 32(R2), (F30, F29)\n\tRET\n",
		},
	} {
		for _, part := range parts {
			if !strings.Contains(string(files[name]), part) {
				t.Errorf("%s: want\n%s\nin\n%s", name, part, files[name])
			}
		}
	}
}

// TestMemoryByRegisters expects instructions for sixteen bytes from each register.
func TestMemoryByRegisters(t *testing.T) {
	f, k := kernel()
	boards, v := k.Base("boards"), k.Vectors(4)
	k.Deal(boards, v)
	k.Collect(v, boards)
	k.PeekAt(boards, 32, v[0], v[1])
	k.PokeAt(boards, 64, v[0], v[1])
	k.Choose(k.Base("occ"), func() { take(2, func() { k.Op("NOOP") }) }, func() { take(5, func() { k.Op("NOOP") }) })
	k.End()
	files, err := f.Files("kernels")
	if err != nil {
		t.Fatal(err)
	}
	for name, part := range map[string]string{
		"kernels_arm64.go": "// Instructions: NEON.\n//\n//go:noescape\nfunc f(boards []uint64, occ uint64)\n",
		"kernels_arm64.s": "// func f(boards []uint64, occ uint64)\nTEXT ·f(SB), NOSPLIT, $0-32\n\tMOVD boards_base+0(FP), R0\n" +
			"\tVLD4.P 64(R0), [V0.B16, V1.B16, V2.B16, V3.B16]\n\tVST4.P [V0.B16, V1.B16, V2.B16, V3.B16], 64(R0)\n" +
			"\tFLDPQ 32(R0), (F0, F1)\n\tFSTPQ (F0, F1), 64(R0)\n\tMOVD occ+24(FP), R1\n" +
			"\tCBZ R1, otherwise1\n\tNOOP\n\tNOOP\n\tB chosen1\notherwise1:\n\tNOOP\n\tNOOP\n\tNOOP\n\tNOOP\n\tNOOP\nchosen1:\n\tRET\n",
	} {
		if !strings.Contains(string(files[name]), part) {
			t.Errorf("%s: want\n%s\nin\n%s", name, part, files[name])
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

// TestUnfinished expects an error for a file that nothing can be done with.
func TestUnfinished(t *testing.T) {
	f, _ := kernel()
	if _, err := f.Files("kernels"); err == nil || !strings.Contains(err.Error(), "f does not return") {
		t.Errorf("a kernel without end: %v", err)
	}
	if _, err := neon.NewFile("p").Files("kernels"); err == nil {
		t.Error("no kernels, and no error")
	}
}

// TestMistakesPanic makes the mistakes of a generator.
func TestMistakesPanic(t *testing.T) {
	for want, mistake := range map[string]func(f *neon.File, k *neon.Kernel){
		"no vector register is left":                func(_ *neon.File, k *neon.Kernel) { take(33, func() { k.Vector() }) },
		"no 4 vector registers in a row are left":   func(_ *neon.File, k *neon.Kernel) { take(9, func() { k.Vectors(4) }) },
		"no general register is left":               func(_ *neon.File, k *neon.Kernel) { take(17, func() { k.General() }) },
		"f has no parameter squares":                func(_ *neon.File, k *neon.Kernel) { k.Base("squares") },
		"constant two: [0x3], and before [0x1 0x2]": func(f *neon.File, _ *neon.Kernel) { f.Table("two", 1, 2); f.Table("two", 3) },
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
	defer func() { text, _ = recover().(string) }()
	f()
	return ""
}
