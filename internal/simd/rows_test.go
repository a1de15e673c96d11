//go:build (amd64 || arm64) && !purego

package simd_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// TestRowsOfKernelsRanThem expects of every row of the benchmark that is named for a kernel, in every mode and of every
// piece, that the instructions of this kernel and no others have answered. What was executed is known from the
// coverage of a program that passes over the subjects.
func TestRowsOfKernelsRanThem(t *testing.T) {
	testenv.RunsGo(t)
	testenv.RunsItself(t) // a program of the same architecture is started, too
	testenv.DependsOn(t, "testdata/ran")
	scratch := t.TempDir()
	program := filepath.Join(scratch, "ran.exe")
	run(t, "go", "build", "-o", program, "-cover", "-covermode=atomic",
		fmt.Sprintf("-coverpkg=%[1]s/hyperbola,%[1]s/fill,%[1]s/internal/simd/testdata/ran", overlay.Module), "./testdata/ran")
	covdata := strings.TrimSpace(run(t, "go", "tool", "-n", "covdata"))
	rows := 0
	for line := range strings.Lines(run(t, program, scratch)) {
		var folder, row, piece, mode string
		if _, err := fmt.Sscan(line, &folder, &row, &piece, &mode); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		profile := filepath.Join(scratch, folder, "profile")
		run(t, covdata, "textfmt", "-i="+filepath.Dir(profile), "-o="+profile)
		var got []string
		executed := 0
		for _, pkg := range []string{"hyperbola", "fill"} {
			for name := range called(t, pkg, profile) {
				executed++
				for _, set := range []string{"AVX512", "AVX2", "NEON"} {
					if strings.HasSuffix(name, set) && !strings.HasPrefix(name, "use") {
						got = append(got, strings.ToLower(set))
					}
				}
			}
		}
		want := []string{row[strings.LastIndex(row, "-")+1:]}
		if want[0] == "generic" {
			want = nil
		}
		if slices.Sort(got); executed == 0 || !slices.Equal(slices.Compact(got), want) {
			t.Errorf("%s, %s, %s: kernels of %q answered by %d functions, want %q", row, piece, mode, got, executed, want)
		}
		rows++
	}
	if rows == 0 {
		t.Error("expected rows of kernels, found none")
	}
}

func run(t *testing.T, name string, arguments ...string) (output string) {
	t.Helper()
	command := exec.Command(name, arguments...)
	command.Env = append(os.Environ(), "GOCOVERDIR="+t.TempDir()) // where the program writes at its end
	command.Stderr = os.Stderr
	text, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %v", command, err)
	}
	return string(text)
}
