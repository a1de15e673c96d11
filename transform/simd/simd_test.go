package simd_test

import (
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/transform/simd"
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

func TestEnvironmentSwitchesSetsOff(t *testing.T) {
	if runtime.GOARCH != "amd64" || simd.Best() == simd.Portable {
		t.Skip("this machine or build has nothing to switch off")
	}
	// The settings come after those of this process, which may have switched sets off already.
	for _, test := range []struct {
		godebug string
		limit   simd.Set
	}{
		{"", simd.Best()},
		{"cpu.avx512f=off", simd.AVX2},
		{"cpu.avx2=off", simd.Portable},
		{"cpu.avx512bw=off", simd.AVX2},
		{"cpu.avx512dq=off", simd.AVX2},
		{"cpu.avx512vl=off", simd.AVX2},
		{"cpu.avx512vbmi=off", simd.AVX2},
		{"cpu.avx512gfni=off", simd.AVX2},
		{"cpu.bmi2=off", simd.Portable},
		{"cpu.avx=off", simd.Portable},
	} {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "PRINT_BEST_SET=1", "GODEBUG="+os.Getenv("GODEBUG")+","+test.godebug)
		output, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		if want := min(test.limit, simd.Best()).String(); strings.TrimSpace(string(output)) != want {
			t.Errorf("GODEBUG=%s: best set %s, want %s", test.godebug, output, want)
		}
	}
}

func TestSetsDescendFromTheBest(t *testing.T) {
	want := []simd.Set{simd.AVX512, simd.AVX2, simd.Portable}[simd.AVX512-simd.Best():]
	if sets := simd.Sets(); !slices.Equal(sets, want) {
		t.Errorf("sets %v, want %v", sets, want)
	}
}

func TestSetsHaveNames(t *testing.T) {
	for set, want := range map[simd.Set]string{
		simd.Portable: "portable", simd.AVX2: "avx2", simd.AVX512: "avx512", simd.AVX512 + 1: "unknown",
	} {
		if got := set.String(); got != want {
			t.Errorf("set %d: got %q, want %q", set, got, want)
		}
	}
}
