package simd_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/simd"
)

func TestUsableSetsDescendAndEndWithGeneric(t *testing.T) {
	every := []simd.Set{simd.NEON, simd.AVX512, simd.AVX2, simd.Generic}
	for best := simd.Generic; best <= simd.NEON; best++ {
		if got, want := simd.Usable(func(s simd.Set) bool { return s <= best }), every[simd.NEON-best:]; !slices.Equal(got, want) {
			t.Errorf("usable of the sets up to %v: %v, want %v", best, got, want)
		}
	}
	one := func(s simd.Set) bool { return s == simd.AVX2 }
	if usable, want := simd.Usable(one), []simd.Set{simd.AVX2, simd.Generic}; !slices.Equal(usable, want) {
		t.Errorf("usable of one set: %v, want %v", usable, want)
	}
}

func TestKernelsAreOfSets(t *testing.T) {
	kernels := simd.Kernels{"RooksAVX2": true, "RooksAVX512": false, "RooksNEON": true}
	if got, want := kernels.Sets(), []simd.Set{simd.NEON, simd.AVX2, simd.Generic}; !slices.Equal(got, want) {
		t.Errorf("sets %v, want %v", got, want)
	}
	for set, want := range map[simd.Set]bool{simd.Generic: true, simd.AVX2: true, simd.AVX512: false} {
		if got := kernels.Has(set, "Rooks"); got != want || kernels.Has(set, "Queens") != (set == simd.Generic) {
			t.Errorf("a kernel of %v for rooks: %v, want %v, and only the generic one for queens", set, got, want)
		}
	}
}

func TestSetsHaveNames(t *testing.T) {
	for set := simd.Generic; set <= simd.NEON; set++ {
		if parsed, ok := simd.Parse(set.String()); !ok || parsed != set || set.Title() == "" {
			t.Errorf("%q, %q, is parsed as %v, %v", set, set.Title(), parsed, ok)
		}
	}
	for set, want := range map[simd.Set]string{simd.Generic: "", simd.AVX2: "amd64", simd.AVX512: "amd64", simd.NEON: "arm64"} {
		if got := set.Architecture(); got != want {
			t.Errorf("%v is of %q, want %q", set, got, want)
		}
	}
	if parsed, ok := simd.Parse("avx"); ok || parsed != simd.Generic {
		t.Errorf("the name of no set is parsed as %v, %v", parsed, ok)
	}
}
