//go:build !purego

package simd_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/transform/each"
	"github.com/bitray/bitray/transform/simd"
)

// neonKernels returns the names of all functions in assembly for arm64, by package.
func neonKernels(t *testing.T) map[string][]string {
	t.Helper()
	kernels, declared := map[string][]string{}, regexp.MustCompile(`(?m)^TEXT ·(\w+)\(SB\)`)
	for _, path := range assembly(t, "_arm64.s") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		pkg, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range declared.FindAllSubmatch(text, -1) {
			kernels[filepath.ToSlash(pkg)] = append(kernels[filepath.ToSlash(pkg)], string(match[1]))
		}
	}
	for pkg, atLeast := range map[string]int{"hyperbola": 6, "transform/each": 15} {
		if len(kernels[pkg]) < atLeast {
			t.Fatalf("%s: %d kernels found, want at least %d", pkg, len(kernels[pkg]), atLeast)
		}
	}
	return kernels
}

// TestKernelsRan expects the tests to have called every kernel: all processors of the architecture can
// run them. With -v it prints them.
func TestKernelsRan(t *testing.T) {
	profile := os.Getenv(profileVariable)
	if profile == "" {
		t.Skipf("skipped: %s names no coverage profile of the packages with kernels; .ci/emulate makes one", profileVariable)
	}
	if simd.Best() != simd.NEON {
		t.Fatalf("the best set is %v: kernels are switched off", simd.Best())
	}
	ran := executed(t, profile)
	for pkg, names := range neonKernels(t) {
		calls := called(t, pkg, ran)
		for _, name := range names {
			if !calls[name] {
				t.Errorf("%s.%s: no test called it", pkg, name)
			}
		}
		t.Logf("%s: ran %s", pkg, strings.Join(names, ", "))
	}
}

// TestPackagesUseNEON expects of each package the kernels that it has.
func TestPackagesUseNEON(t *testing.T) {
	if simd.Best() != simd.NEON {
		t.Skip("skipped: NEON is switched off")
	}
	if best := hyperbola.Best().String(); best != "neon" {
		t.Errorf("hyperbola uses %s, want neon", best)
	}
	if best := each.Kernels()[0]; best != simd.NEON {
		t.Errorf("each uses %v, want neon", best)
	}
	if best := fill.Best().String(); best != "generic" { // which has none
		t.Errorf("fill uses %s, want generic", best)
	}
}
