package asm

import (
	"regexp"
	"strings"
	"testing"
)

// An instruction on 256 bits runs on processors without AVX-512 if AVX2 has it, and if it
// names none of the sixteen registers that AVX-512 has added, and no mask: then the assembler
// encodes it in the old way. The comment on each function says which sets its instructions are
// of; which registers they name is decided later.
func TestKernelsFor256BitsNeedNoAVX512(t *testing.T) {
	files, err := Generate("../../../..")
	if err != nil {
		t.Fatal(err)
	}
	onlyAVX512 := regexp.MustCompile(`\b(AVX512\w*|Z\d+|K\d|[XY](1[6-9]|2\d|3[01]))\b`)
	for path, atLeast := range map[string]int{
		"fill/kernels_amd64.s":                         3,
		"hyperbola/kernels_amd64.s":                    6,
		"perft/internal/replies/lanes/kernels_amd64.s": 10,
	} {
		kernels := 0
		for _, text := range strings.Split(string(files[path]), "\n// func ")[1:] {
			name, _, _ := strings.Cut(text, "(")
			if !strings.HasSuffix(name, "AVX2") {
				continue
			}
			kernels++
			if found := onlyAVX512.FindString(text); found != "" {
				t.Errorf("%s: %s needs %s", path, name, found)
			}
		}
		if kernels < atLeast {
			t.Errorf("%s: %d kernels found, want at least %d", path, kernels, atLeast)
		}
	}
}
