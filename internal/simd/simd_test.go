package simd_test

import (
	"runtime"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/simd"
)

func TestUsableSetsDescendAndEndWithGeneric(t *testing.T) {
	every := []simd.Set{simd.NEON, simd.AVX512, simd.AVX2GFNI, simd.AVX2, simd.Generic}
	for best := simd.Generic; best <= simd.NEON; best++ {
		if got, want := simd.Usable(func(s simd.Set) bool { return s <= best }), every[simd.NEON-best:]; !slices.Equal(got, want) {
			t.Errorf("usable of the sets up to %v: %v, want %v", best, got, want)
		}
	}
	one := func(s simd.Set) bool { return s == simd.AVX2GFNI }
	if usable, want := simd.Usable(one), []simd.Set{simd.AVX2GFNI, simd.Generic}; !slices.Equal(usable, want) {
		t.Errorf("usable of one set: %v, want %v", usable, want)
	}
}

func TestSetsHaveNames(t *testing.T) {
	for set, want := range map[simd.Set][3]string{
		simd.Generic: {"generic", "generic", ""}, simd.AVX2: {"avx2", "AVX2", "amd64"},
		simd.AVX2GFNI: {"avx2gfni", "AVX2+GFNI", "amd64"}, simd.AVX512: {"avx512", "AVX-512", "amd64"},
		simd.NEON: {"neon", "NEON", "arm64"},
	} {
		if got := [3]string{set.String(), set.Title(), set.Architecture()}; got != want {
			t.Errorf("set %d: got %q, want %q", set, got, want)
		}
		if parsed, ok := simd.Parse(want[0]); !ok || parsed != set {
			t.Errorf("%q is parsed as %v, %v", want[0], parsed, ok)
		}
	}
	if parsed, ok := simd.Parse("avx"); ok || parsed != simd.Generic {
		t.Errorf("the name of no set is parsed as %v, %v", parsed, ok)
	}
	if best := simd.Best(); best != simd.Generic && best.Architecture() != runtime.GOARCH {
		t.Errorf("the best set %v is of %s, and this is %s", best, best.Architecture(), runtime.GOARCH)
	}
}
