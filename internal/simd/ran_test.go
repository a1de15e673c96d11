//go:build (amd64 || arm64) && !purego

package simd_test

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// profileVariable is the environment variable that names a coverage profile of the tests of all
// packages with kernels. CI sets it, to prove that the kernels ran.
const profileVariable = "BITRAY_KERNELS_RAN"

// calling matches what a line of Go calls, or returns by name: the width of a set of kernels that is chosen in
// assembly, or the three kernels of a set for a test to call.
var calling = regexp.MustCompile(`\b(\w+)\(|\breturn (\w+)(?:, (\w+), (\w+))?$`)

// called returns the names of all functions that lines of a package call which a coverage profile says were
// executed. A line holds one statement, or the head of one.
func called(t *testing.T, pkg, profile string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for block := range strings.Lines(read(t, profile)) {
		file, rest, _ := strings.Cut(strings.TrimPrefix(block, "github.com/bitray/bitray/"), ":")
		var from, to, column, statements, count int
		n, _ := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &from, &column, &to, &column, &statements, &count)
		if path.Dir(file) != pkg || n != 6 || count == 0 {
			continue
		}
		for _, line := range strings.Split(read(t, filepath.Join(root, file)), "\n")[from-1 : to] {
			for _, call := range calling.FindAllStringSubmatch(line, -1) {
				for _, name := range call[1:] {
					names[name] = true
				}
			}
		}
	}
	return names
}
