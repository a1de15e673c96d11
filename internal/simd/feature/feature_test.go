package feature_test

import (
	"testing"

	"github.com/bitray/bitray/internal/simd/feature"
)

// TestExtensionsHaveWhatTheyBuildOn expects each extension to have some others, and its own bit.
func TestExtensionsHaveWhatTheyBuildOn(t *testing.T) {
	builtOn := map[feature.Set]feature.Set{
		feature.AVX: 0, feature.BMI1: 0, feature.BMI2: 0, feature.POPCNT: 0, feature.ASIMD: 0,
		feature.AVX2: feature.AVX, feature.AVX512F: feature.AVX2, feature.GFNI: feature.AVX512F,
		feature.AVX512BW: feature.AVX512F, feature.AVX512CD: feature.AVX512F, feature.AVX512DQ: feature.AVX512F,
		feature.AVX512VL: feature.AVX512F, feature.AVX512VBMI: feature.AVX512F, feature.AVX512VBMI2: feature.AVX512F,
		feature.AVX512BITALG: feature.AVX512F, feature.AVX512VPOPCNTDQ: feature.AVX512F,
	}
	var seen feature.Set
	for extension, others := range builtOn {
		own := extension &^ others
		if extension&others != others || own == 0 || own&(own-1) != 0 || own&seen != 0 {
			t.Errorf("extension %#x: own bit %#x, want one that no other has, and all of %#x", extension, own, others)
		}
		seen |= own
		if feature.Has(extension) && !feature.Has(others) {
			t.Errorf("extension %#x can be used, and %#x cannot", extension, others)
		}
	}
	if len(builtOn) != 16 || seen != 1<<16-1 {
		t.Errorf("%d extensions with the bits %#x, want 16", len(builtOn), seen)
	}
}

func TestHasAsksForAll(t *testing.T) {
	const none = 1 << 31 // no processor has it
	if !feature.Has(0) || feature.Has(none) || feature.Has(none|feature.AVX2) {
		t.Errorf("nothing: %v, an extension that does not exist: %v, with AVX2: %v; want true, false, false",
			feature.Has(0), feature.Has(none), feature.Has(none|feature.AVX2))
	}
}
