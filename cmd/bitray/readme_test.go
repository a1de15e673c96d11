package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// TestReadmeGo builds and runs the blocks of Go in the manuals. What a block prints by a statement
// with a comment behind it has to be what the comment says.
func TestReadmeGo(t *testing.T) {
	testenv.RunsGo(t)
	testenv.RunsItself(t) // where this program cannot be started, those that it builds cannot either
	checked := 0
	for _, b := range manualBlocks(t) {
		if b.language != "go" {
			continue
		}
		checked++
		t.Run(b.place, func(t *testing.T) {
			t.Parallel()
			output := runProgram(t, programOf(b.text))
			for _, match := range printed.FindAllStringSubmatch(b.text, -1) {
				if want := match[1] + "\n"; !strings.Contains(output, want) {
					t.Errorf("printed %q, want %q", output, want)
				}
			}
		})
	}
	if checked == 0 {
		t.Error("the manuals have no block of Go")
	}
}

var (
	imported = regexp.MustCompile(`(?s)^import (\(.*?\n\)|"[^"\n]*")\n`)
	printed  = regexp.MustCompile(`(?m)^fmt\.Print.*\) // (.*)$`)
)

// Around the blocks of the manuals stand the names that they leave to the reader.
const (
	aroundDeclarations = `
type Position struct{ occupied, own Bitboard }

func main() {}
`
	aroundStatements = `
import (
	"context"

	"github.com/bitray/bitray/attacks"
)

var ctx, occupied = context.Background(), attacks.A1.Bitboard()

func main() {
	if err := example(); err != nil {
		panic(err)
	}
}
`
)

// programOf returns the files of a program that consists of a block: imports, and then either
// declarations or statements.
func programOf(block string) map[string]string {
	imports := imported.FindString(block)
	rest := strings.TrimPrefix(block, imports)
	if strings.Contains(rest, "\nfunc ") {
		return map[string]string{"block.go": "package main\n" + imports + rest + aroundDeclarations}
	}
	return map[string]string{
		"block.go":  "package main\n" + imports + "func example() error {\n" + rest + "return nil\n}\n",
		"around.go": "package main\n" + aroundStatements,
	}
}

// runProgram links a program that exists in an overlay only, so that it belongs to the module
// without being part of its tree, and returns what it prints.
func runProgram(t *testing.T, files map[string]string) string {
	t.Helper()
	main, err := filepath.Abs("../readmeblock")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string][]byte{}
	for name, text := range files {
		texts[filepath.Join(main, name)] = []byte(text)
	}
	list, err := overlay.Write(t.TempDir(), texts)
	if err != nil {
		t.Fatal(err)
	}
	output, err := exec.CommandContext(t.Context(), "go", "run", "-overlay", list, main).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	return string(output)
}

func readTestFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// link is a link of Markdown to a file of the module, without the part behind "#".
var link = regexp.MustCompile(`\]\(([^):#]+)(?:#[^)]*)?\)`)

// TestManualLinks looks for the files that the manuals link to.
func TestManualLinks(t *testing.T) {
	found := 0
	for _, file := range manuals(t) {
		for _, match := range link.FindAllStringSubmatch(readTestFile(t, file), -1) {
			found++
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), match[1])); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
	if found == 0 {
		t.Error("no manual links to a file")
	}
}
