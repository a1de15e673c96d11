package simd_test

import (
	"os"
	"os/exec"
	"runtime"
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
		{"cpu.avx512vbmi=off", simd.AVX2},
		{"cpu.bmi2=off", simd.Portable},
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

func TestSetsEndWithPortable(t *testing.T) {
	sets := simd.Sets()
	if sets[0] != simd.Best() || sets[len(sets)-1] != simd.Portable {
		t.Errorf("sets %v, want %v first and portable last", sets, simd.Best())
	}
}
