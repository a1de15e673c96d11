//go:build (amd64 || arm64) && !purego

package attackbench_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
		fmt.Sprintf("-coverpkg=%[1]s/hyperbola,%[1]s/fill,./testdata/ran", overlay.Module), "./testdata/ran")
	covdata := strings.TrimSpace(run(t, "go", "tool", "-n", "covdata"))
	rows := 0
	for line := range strings.Lines(run(t, program, scratch)) {
		var folder, row, piece, mode string
		if _, err := fmt.Sscan(line, &folder, &row, &piece, &mode); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		profile := filepath.Join(scratch, folder, "profile")
		run(t, covdata, "textfmt", "-i="+filepath.Dir(profile), "-o="+profile)
		got, executed := kernelsIn(t, profile)
		want := []string{row[strings.LastIndex(row, "-")+1:]}
		if want[0] == "generic" {
			want = nil
		}
		if executed == 0 || !slices.Equal(got, want) {
			t.Errorf("%s, %s, %s: kernels of %q answered in %d lines, want %q", row, piece, mode, got, executed, want)
		}
		rows++
	}
	if rows == 0 {
		t.Error("expected rows of kernels, found none")
	}
}

// kernelCall matches a call of a kernel in Go.
var kernelCall = regexp.MustCompile(`\w(AVX512|AVX2|NEON)\(`)

// kernelsIn returns the sets of the kernels in lines that a coverage profile says were executed, and how many those
// are. A line holds one statement, or the head of one.
func kernelsIn(t *testing.T, profile string) (sets []string, executed int) {
	t.Helper()
	root, err := overlay.Root(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.Lines(read(t, profile)) {
		file, rest, _ := strings.Cut(strings.TrimPrefix(block, overlay.Module), ":")
		var from, to, column, statements, count int
		n, _ := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &from, &column, &to, &column, &statements, &count)
		if n != 6 || count == 0 || !strings.HasPrefix(file, "/hyperbola/") && !strings.HasPrefix(file, "/fill/") {
			continue
		}
		for _, line := range strings.Split(read(t, filepath.Join(root, file)), "\n")[from-1 : to] {
			executed++
			for _, call := range kernelCall.FindAllStringSubmatch(line, -1) {
				sets = append(sets, strings.ToLower(call[1]))
			}
		}
	}
	slices.Sort(sets)
	return slices.Compact(sets), executed
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
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
