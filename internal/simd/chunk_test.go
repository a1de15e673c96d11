package simd_test

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/simd"
)

func TestChunks(t *testing.T) {
	const c = simd.Chunk
	for n, want := range map[int][][2]int{
		0: nil, 1: {{0, 1}}, c: {{0, c}}, c + 1: {{0, c}, {c, c + 1}}, 2*c + 13: {{0, c}, {c, 2 * c}, {2 * c, 2*c + 13}},
	} {
		var got [][2]int
		for from, to := range simd.Chunks(n) {
			got = append(got, [2]int{from, to})
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d elements: %v, want %v", n, got, want)
		}
	}
	for from := range simd.Chunks(3 * c) {
		if from > 0 {
			t.Errorf("from %d on after the end of the loop", from)
		}
		break
	}
}

// declared matches the declaration of a kernel.
var declared = regexp.MustCompile(`(?m)^func (\w+)\((.*?)\)`)

// TestKernelsForSlicesAreGivenChunks reads the sources: a kernel that takes slices is called in a loop over
// [simd.Chunks], where its slices have been cut to a chunk. So no call of assembly is long, and between two
// of them the run-time system can stop the loop.
func TestKernelsForSlicesAreGivenChunks(t *testing.T) {
	for folder, atLeast := range map[string]map[string]int{
		"fill": {"amd64": 4, "arm64": 2}, "hyperbola": {"amd64": 6},
	} {
		for architecture, atLeast := range atLeast {
			ending, chunked := "_"+architecture+".go", 0
			for _, kernel := range declared.FindAllStringSubmatch(read(t, filepath.Join(root, folder, "kernels"+ending)), -1) {
				parameters := strings.Split(kernel[2], ", ")
				if !strings.Contains(kernel[2], " []") {
					continue
				}
				for _, c := range callsOf(t, filepath.Join(root, folder, "*"+ending), kernel[1]) {
					chunked++
					for i, argument := range c.arguments {
						name, _, isField := strings.Cut(argument, ".")
						cut := strings.Contains(c.chunks, name+"[from:to]") || isField && strings.Contains(c.chunks, ".part(from, to)")
						if strings.Contains(parameters[i], " []") && !cut {
							t.Errorf("%s: %s is given %s, which is not cut to a chunk", folder, kernel[1], argument)
						}
					}
				}
			}
			if chunked < atLeast {
				t.Errorf("%s for %s: %d calls of kernels with chunks, want at least %d", folder, architecture, chunked, atLeast)
			}
		}
	}
}
