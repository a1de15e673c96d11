package foreign_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/attacks/foreign/foreigntest"
	"github.com/bitray/bitray/attacks/proof"
)

// TestHeader holds the functions that bitray.h declares to those of package call, in the same order.
func TestHeader(t *testing.T) {
	text, err := os.ReadFile("bitray.h")
	if err != nil {
		t.Fatal(err)
	}
	var declared, named []string
	for _, match := range regexp.MustCompile(`(?m)^\w.*?(\w+)\([^()]*\);$`).FindAllStringSubmatch(string(text), -1) {
		declared = append(declared, match[1])
	}
	for _, f := range call.Symbols() {
		named = append(named, f.String())
	}
	slices.Sort(declared)
	slices.Sort(named)
	if !slices.Equal(declared, named) {
		t.Errorf("bitray.h declares\n%q, package call names\n%q", declared, named)
	}
}

// TestHeaderCompiles lets compilers of C and C++ compare the definitions of a generator with the
// header.
func TestHeaderCompiles(t *testing.T) {
	header, err := filepath.Abs("bitray.h")
	if err != nil {
		t.Fatal(err)
	}
	for compiler, standard := range map[string]string{"gcc": "-std=c99", "clang": "-std=c99", "g++": "-std=c++11", "clang++": "-std=c++11"} {
		t.Run(compiler, func(t *testing.T) {
			foreigntest.Compiler(t)
			path := find(t, compiler)
			language := "c"
			if strings.HasSuffix(compiler, "++") {
				language = "c++"
			}
			cmd := exec.Command(path, standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", "-x", language, "-")
			cmd.Stdin = strings.NewReader("#include \"" + header + "\"\n#include \"" + header + "\"\n" +
				"uint64_t rook(uint32_t square, uint64_t occupied) { return square + occupied; }\n")
			if output, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v: %v\n%s", cmd, err, output)
			}
		})
	}
}

// TestExamples builds the examples by the command in their first line, and proves them. The one in Zig
// is not built: it has been read, not tried.
func TestExamples(t *testing.T) {
	for file, compiler := range map[string]string{"mine.c": "cc", "mine.cpp": "c++", "mine.rs": "rustc", "mine.zig": ""} {
		t.Run(file, func(t *testing.T) {
			if compiler == "" {
				t.Skip("skipped: no test builds the example in Zig")
			}
			foreigntest.Compiler(t)
			find(t, compiler)
			text, err := os.ReadFile(filepath.Join("examples", file))
			if err != nil {
				t.Fatal(err)
			}
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, file), text, 0o600); err != nil {
				t.Fatal(err)
			}
			line, _, _ := strings.Cut(string(text), "\n")
			words := strings.Fields(strings.Trim(line, "/* "))
			if words[0] != compiler || words[len(words)-1] != file {
				t.Fatalf("%q, want a command of %s that builds %s", words, compiler, file)
			}
			cmd := exec.Command(words[0], words[1:]...)
			cmd.Dir = folder
			if output, err := cmd.CombinedOutput(); err != nil || len(output) > 0 {
				t.Fatalf("%v: %v\n%s", cmd, err, output)
			}
			l, err := foreign.Open(filepath.Join(folder, "libmine.so"))
			if err != nil {
				t.Fatal(err)
			}
			if err := proof.Noise(l.Sliders()); err != nil {
				t.Error(err)
			}
		})
	}
}

// find returns the path of a compiler, or skips the test where there is none.
func find(t *testing.T, compiler string) string {
	t.Helper()
	path, err := exec.LookPath(compiler)
	if err != nil {
		t.Skipf("skipped: there is no %s here", compiler)
	}
	return path
}
