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

	"github.com/bitray/bitray/internal/testenv"
)

const module = "github.com/bitray/bitray/"

// kernelCall matches the call of a kernel, which is named for its set of instructions.
var kernelCall = regexp.MustCompile(`\b[a-z]\w*?(AVX512|AVX2|NEON)\(`)

// TestRowsOfKernelsRanThem expects of every row that is named for a kernel, in every mode and of every piece,
// that the instructions of this kernel and no others have answered. What was executed is known from the
// coverage of a program that passes over the subjects.
func TestRowsOfKernelsRanThem(t *testing.T) {
	testenv.RunsGo(t)
	testenv.RunsItself(t) // a program of the same architecture is started, too
	testenv.DependsOn(t, "testdata/ran")
	scratch := t.TempDir()
	program := filepath.Join(scratch, "ran.exe")
	run(t, "go", "build", "-o", program, "-cover", "-covermode=atomic",
		"-coverpkg="+module+"hyperbola,"+module+"fill,"+module+"internal/attackbench/testdata/ran", "./testdata/ran")
	covdata := strings.TrimSpace(run(t, "go", "tool", "-n", "covdata"))
	rows := 0
	for line := range strings.Lines(run(t, program, scratch)) {
		var folder, row, piece, mode string
		if _, err := fmt.Sscan(line, &folder, &row, &piece, &mode); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		kernel := row[strings.LastIndex(row, "-")+1:]
		want := []string{kernel}
		if kernel == "generic" {
			want = nil
		}
		if got := setsThatRan(t, covdata, filepath.Join(scratch, folder)); !slices.Equal(got, want) {
			t.Errorf("%s, %s, %s: kernels of %q answered, want %q", row, piece, mode, got, want)
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

// setsThatRan returns the sets of instructions whose kernels were called by what the coverage data in a
// folder says was executed.
func setsThatRan(t *testing.T, covdata, folder string) (sets []string) {
	t.Helper()
	profile := filepath.Join(folder, "profile")
	run(t, covdata, "textfmt", "-i="+folder, "-o="+profile)
	text, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	executed := 0
	for line := range strings.Lines(string(text)) {
		path, block, _ := strings.Cut(strings.TrimPrefix(line, module), ":")
		var from, fromColumn, to, toColumn, statements, count int
		if _, err := fmt.Sscanf(block, "%d.%d,%d.%d %d %d", &from, &fromColumn, &to, &toColumn, &statements, &count); err != nil || count == 0 {
			continue // the first line, or a block that was not executed
		}
		executed++
		source, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(path)))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(source), "\n")[from-1 : to]
		lines[len(lines)-1] = lines[len(lines)-1][:toColumn-1]
		lines[0] = lines[0][min(fromColumn-1, len(lines[0])):]
		for _, call := range kernelCall.FindAllStringSubmatch(strings.Join(lines, "\n"), -1) {
			sets = append(sets, strings.ToLower(call[1]))
		}
	}
	if executed < 2 {
		t.Fatalf("%s: the coverage data says that nothing was executed", folder)
	}
	slices.Sort(sets)
	return slices.Compact(sets)
}
