//go:build !purego

package simd_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	_ "github.com/bitray/bitray/fill"
	_ "github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// neonKernels returns the names of all functions in assembly for arm64, by package.
func neonKernels(t *testing.T) map[string][]string {
	t.Helper()
	kernels, declared := map[string][]string{}, regexp.MustCompile(`(?m)^TEXT ·(\w+)\(SB\)`)
	for _, path := range assembly(t, "_arm64.s") {
		pkg, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range declared.FindAllStringSubmatch(read(t, path), -1) {
			kernels[filepath.ToSlash(pkg)] = append(kernels[filepath.ToSlash(pkg)], match[1])
		}
	}
	for pkg, atLeast := range map[string]int{"fill": 2, "hyperbola": 3} {
		if len(kernels[pkg]) < atLeast {
			t.Fatalf("%s: %d kernels found, want at least %d", pkg, len(kernels[pkg]), atLeast)
		}
	}
	return kernels
}

// TestKernelsRan expects the tests to have called every kernel: all processors of the architecture can
// run them. With -v it prints them.
func TestKernelsRan(t *testing.T) { expectCalls(t, simd.NEON) }

// TestNoKernelRan expects the tests to have called no kernel, since NEON was switched off.
func TestNoKernelRan(t *testing.T) { expectCalls(t, simd.Generic) }

// expectCalls expects that tests have called all kernels of the best set, and none of others.
func expectCalls(t *testing.T, best simd.Set) {
	profile := os.Getenv(profileVariable)
	if profile == "" {
		t.Skipf("skipped: %s names no coverage profile of the packages with kernels; .ci/emulate makes one", profileVariable)
	}
	if got := simd.Lookup("fill").Sets()[0]; got != best {
		t.Fatalf("the best set is %v, want %v", got, best)
	}
	for pkg, names := range neonKernels(t) {
		calls := called(t, pkg, profile)
		if len(calls) == 0 {
			t.Errorf("%s: the profile has nothing of it", pkg)
		}
		for _, name := range names {
			if calls[name] != (best == simd.NEON) {
				t.Errorf("%s.%s: a test called it: %v, and the best set is %v", pkg, name, calls[name], best)
			}
		}
		t.Logf("%s: %v, and the kernels are %s", pkg, best, strings.Join(names, ", "))
	}
}

// TestPackagesUseNEON expects of each package the kernels that it has, and none if NEON is switched off.
func TestPackagesUseNEON(t *testing.T) {
	want := simd.Generic
	if feature.Has(feature.ASIMD) {
		want = simd.NEON
	}
	for _, pkg := range []string{"fill", "hyperbola"} {
		if best := simd.Lookup(pkg).Sets()[0]; best != want {
			t.Errorf("%s uses %v, want %v", pkg, best, want)
		}
	}
}
