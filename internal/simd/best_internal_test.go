package simd

import (
	"testing"

	"github.com/bitray/bitray/internal/simd/feature"
)

// TestBest says what a processor has, and misses in turn what each set takes.
func TestBest(t *testing.T) {
	const skylake = feature.AVX512BW | feature.AVX512DQ | feature.AVX512VL
	for _, test := range []struct {
		has  feature.Set
		want Set
	}{
		{skylake, AVX512},
		{skylake &^ (feature.AVX512BW &^ feature.AVX512F), AVX2},
		{skylake &^ (feature.AVX512DQ &^ feature.AVX512F), AVX2},
		{skylake&^(feature.AVX512VL&^feature.AVX512F) | feature.GFNI, AVX2GFNI},
		{feature.AVX2 | feature.GFNI, AVX2GFNI},
		{feature.AVX2 | feature.BMI2, AVX2},
		{feature.GFNI, Generic},
		{feature.ASIMD, NEON},
		{0, Generic},
	} {
		if got := bestOf(func(s feature.Set) bool { return test.has&s == s }); got != test.want {
			t.Errorf("best set of a processor with the extensions %#x: %v, want %v", test.has, got, test.want)
		}
	}
}
