package neon_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// kernel returns the beginning of a function and the file that it is in.
func kernel() (*neon.File, *neon.Kernel) {
	f := neon.NewFile("p")
	return f, f.Begin("f", "func(dst *[2]uint64, boards []uint64, occ uint64)", "does nothing.")
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
