package hyperbola_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The assembler encodes an instruction on 256 bits for processors without AVX-512 as long as it
// names none of the registers that AVX-512 has added.
func TestKernelsForAVX2NeedNoAVX512(t *testing.T) {
	source, err := os.ReadFile("kernels_amd64.s")
	if err != nil {
		t.Fatal(err)
	}
	onlyAVX512 := regexp.MustCompile(`\b(Z\d+|K\d|[XY](1[6-9]|2\d|3[01]))\b`)
	kernels := 0
	for _, text := range strings.Split(string(source), "\nTEXT ")[1:] {
		name, _, _ := strings.Cut(text, "(SB)")
		if !strings.HasSuffix(name, "AVX2") {
			continue
		}
		kernels++
		if found := onlyAVX512.FindString(text); found != "" {
			t.Errorf("%s uses %s", name, found)
		}
	}
	if kernels < 3 {
		t.Errorf("%d kernels found, want at least 3", kernels)
	}
}
