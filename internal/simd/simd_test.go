package simd_test

import (
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/bitray/bitray/internal/testenv"
)

// TestMain lets the test binary tell which set it has found, for tests that start it anew in
// another environment.
func TestMain(m *testing.M) {
	if os.Getenv("PRINT_BEST_SET") != "" {
		os.Stdout.WriteString(simd.Best().String())
		return
	}
	os.Exit(m.Run())
}

// TestEnvironmentSwitchesNEONOff starts this program in another environment.
func TestEnvironmentSwitchesNEONOff(t *testing.T) {
	if simd.Best() != simd.NEON {
		t.Skip("this machine or build has no NEON to switch off")
	}
	testenv.RunsItself(t)
	for _, godebug := range []string{"cpu.asimd=off", "cpu.all=off"} {
		again := exec.Command(os.Args[0])
		again.Env = append(os.Environ(), "PRINT_BEST_SET=1", "GODEBUG="+os.Getenv("GODEBUG")+","+godebug)
		output, err := again.Output()
		if err != nil {
			t.Fatal(err)
		}
		if strings.TrimSpace(string(output)) != "generic" {
			t.Errorf("GODEBUG=%s: best set %s, want generic", godebug, output)
		}
	}
}

func TestEnvironmentSwitchesSetsOff(t *testing.T) {
	if runtime.GOARCH != "amd64" || simd.Best() == simd.Generic {
		t.Skip("this machine or build has nothing to switch off")
	}
	// The settings come after those of this process, which may have switched sets off already.
	for _, test := range []struct {
		godebug string
		limit   simd.Set
	}{
		{"", simd.Best()},
		{"cpu.avx512f=off", simd.AVX2GFNI},
		{"cpu.avx2=off", simd.Generic},
		{"cpu.avx512bw=off", simd.AVX2GFNI},
		{"cpu.avx512dq=off", simd.AVX2GFNI},
		{"cpu.avx512vl=off", simd.AVX2GFNI},
		{"cpu.avx512vbmi=off", simd.AVX512},
		{"cpu.avx512bitalg=off", simd.AVX512},
		{"cpu.avx512gfni=off", simd.AVX512},
		{"cpu.avx512gfni=off,cpu.avx512bw=off", simd.AVX2},
		{"cpu.avx512gfni=off,cpu.avx512f=off", simd.AVX2},
		{"cpu.bmi2=off", simd.AVX512},
		{"cpu.avx=off", simd.Generic},
		{"cpu.all=off", simd.Generic},
	} {
		if strings.Contains(test.godebug, "cpu.avx512gfni=off") && simd.Best() == simd.AVX2GFNI {
			continue // without AVX-512 nothing switches GFNI off alone
		}
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "PRINT_BEST_SET=1", "GODEBUG="+os.Getenv("GODEBUG")+","+test.godebug)
		output, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		if want := limit(test.limit).String(); strings.TrimSpace(string(output)) != want {
			t.Errorf("GODEBUG=%s: best set %s, want %s", test.godebug, output, want)
		}
	}
}

// limit returns the best set up to the given one that this process finds.
func limit(set simd.Set) simd.Set {
	if set == simd.AVX2GFNI && !feature.Has(feature.GFNI) {
		return simd.AVX2
	}
	return min(set, simd.Best())
}

func TestUsableSetsDescendAndEndWithGeneric(t *testing.T) {
	for best := simd.Generic; best <= simd.NEON; best++ {
		upTo := func(s simd.Set) bool { return s <= best }
		if got, first := simd.BestOf(upTo), simd.Usable(upTo)[0]; got != best || first != best {
			t.Errorf("best of the sets up to %v: %v, first of the usable ones: %v", best, got, first)
		}
	}
	every := func(simd.Set) bool { return true }
	if usable, want := simd.Usable(every), []simd.Set{simd.NEON, simd.AVX512, simd.AVX2GFNI, simd.AVX2, simd.Generic}; !slices.Equal(usable, want) {
		t.Errorf("usable of all sets: %v, want %v", usable, want)
	}
	one := func(s simd.Set) bool { return s == simd.AVX2GFNI }
	if usable, want := simd.Usable(one), []simd.Set{simd.AVX2GFNI, simd.Generic}; !slices.Equal(usable, want) {
		t.Errorf("usable of one set: %v, want %v", usable, want)
	}
	none := func(s simd.Set) bool { return s == simd.Generic }
	if usable := simd.Usable(none); !slices.Equal(usable, []simd.Set{simd.Generic}) {
		t.Errorf("usable of no sets: %v, want generic alone", usable)
	}
}

func TestSetsHaveNames(t *testing.T) {
	for set, want := range map[simd.Set][3]string{
		simd.Generic: {"generic", "generic", ""}, simd.AVX2: {"avx2", "AVX2", "amd64"},
		simd.AVX2GFNI: {"avx2gfni", "AVX2+GFNI", "amd64"}, simd.AVX512: {"avx512", "AVX-512", "amd64"},
		simd.NEON: {"neon", "NEON", "arm64"}, simd.NEON + 1: {"unknown", "unknown", ""},
	} {
		if got := [3]string{set.String(), set.Title(), set.Architecture()}; got != want {
			t.Errorf("set %d: got %q, want %q", set, got, want)
		}
		if parsed, ok := simd.Parse(want[0]); ok != (set <= simd.NEON) || ok && parsed != set {
			t.Errorf("%q is parsed as %v, %v", want[0], parsed, ok)
		}
	}
	if best := simd.Best(); best != simd.Generic && best.Architecture() != runtime.GOARCH {
		t.Errorf("the best set %v is of %s, and this is %s", best, best.Architecture(), runtime.GOARCH)
	}
}
