package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

// TestReadmeGo builds the blocks of Go in the manuals, a package each, and runs their statements. What is printed by one
// with a comment after it has to be what the comment says.
func TestReadmeGo(t *testing.T) {
	testenv.RunsGo(t)
	testenv.RunsItself(t)                         // where this program cannot be started, one that it builds cannot either
	folder, err := filepath.Abs("../readmeblock") // in an overlay only, to belong to the module but not to its tree
	if err != nil {
		t.Fatal(err)
	}
	texts, imports, calls := map[string][]byte{}, "", ""
	var want []string
	for i, b := range manualBlocks(t) {
		if b.language != "go" {
			continue
		}
		name := fmt.Sprint("block", i)
		imports += fmt.Sprintf("import %q\n", modulePath+"/cmd/readmeblock/"+name)
		calls += fmt.Sprintf("if err := %s.Example(); err != nil { panic(err) }\n", name)
		head := importsOf.FindString(b.text)
		rest := strings.TrimPrefix(b.text, head)
		if strings.Contains(rest, "\nfunc ") {
			rest += "type Position struct{ occupied, own Bitboard }\nfunc Example() error { return nil }\n"
		} else {
			rest = "func Example() error {\n" + rest + "return nil\n}\n"
			texts[filepath.Join(folder, name, "around.go")] = []byte("package " + name + aroundStatements)
		}
		texts[filepath.Join(folder, name, "block.go")] = []byte("package " + name + "\n//line " + b.place + ":1\n" + head + rest)
		for _, match := range printed.FindAllStringSubmatch(b.text, -1) {
			want = append(want, match[1]+"\n")
		}
	}
	if len(texts) == 0 || len(want) == 0 {
		t.Errorf("%d files of blocks, and %d lines that they print: something was overlooked", len(texts), len(want))
	}
	texts[filepath.Join(folder, "main.go")] = []byte("package main\n" + imports + "func main() {\n" + calls + "}\n")
	list, err := overlay.Write(t.TempDir(), texts)
	if err != nil {
		t.Fatal(err)
	}
	output, err := exec.CommandContext(t.Context(), "go", "run", "-overlay", list, folder).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	for _, line := range want {
		if !strings.Contains(string(output), line) {
			t.Errorf("printed %q, want %q", output, line)
		}
	}
}

var (
	importsOf = regexp.MustCompile(`(?s)^import (\(.*?\n\)|"[^"\n]*")\n`)
	printed   = regexp.MustCompile(`(?m)^fmt\.Print.*\) // (.*)$`)
)

// aroundStatements are the names that blocks of statements leave to the reader.
const aroundStatements = `
import (
	"context"

	"github.com/bitray/bitray/attacks"
)

var ctx, occupied = context.Background(), attacks.A1.Bitboard()
`

func readTestFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// link is a link of Markdown to a file of the module, without the part after "#".
var link = regexp.MustCompile(`\]\(([^):#]+)(?:#[^)]*)?\)`)

// TestManualLinks looks for the files that the manuals link to.
func TestManualLinks(t *testing.T) {
	found := 0
	for file, text := range manuals(t) {
		for _, match := range link.FindAllStringSubmatch(text, -1) {
			found++
			if _, err := os.Stat(filepath.Join(moduleRoot, filepath.Dir(file), match[1])); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
	if found == 0 {
		t.Error("no manual links to a file")
	}
}

// countOf is what prose says of how many techniques there are, in digits. Smaller numbers are of some of them.
var countOf = regexp.MustCompile(`\b([3-9][0-9]) (?:sliding-piece )?(?:techniques|attack generators)\b`)

// TestCountsInProse compares the number of techniques with what texts say of it.
func TestCountsInProse(t *testing.T) {
	texts, found := filesOf(t, ".txt"), 0
	maps.Copy(texts, filesOf(t, ".md"))
	for file, text := range texts {
		for _, match := range countOf.FindAllStringSubmatch(text, -1) {
			found++
			if match[1] != fmt.Sprint(len(catalog.Names())) {
				t.Errorf("%s says %q, there are %d", file, match[0], len(catalog.Names()))
			}
		}
	}
	if found < 2 {
		t.Errorf("%d texts say how many techniques there are, want README.md and the help", found)
	}
}

// TestReadmeSquares derives the table of square numberings in a manual from the mappings.
func TestReadmeSquares(t *testing.T) {
	names := []string{"LittleEndianRankFile", "RankFileBigEndianFiles", "RankFileBigEndianRanks", "BigEndianRankFile",
		"LittleEndianFileRank", "FileRankBigEndianRanks", "FileRankBigEndianFiles", "BigEndianFileRank"}
	directions := map[int]string{8: "north | White", -8: "south | Black", 1: "east | -", -1: "west | -"}
	rows := ""
	for i, m := range transform.Mappings() {
		square := func(number int) attacks.Square {
			return attacks.Square(transform.ConvertSquare(m, transform.LittleEndianRankFile, number))
		}
		from := func(a, b attacks.Square) string {
			number := func(sq attacks.Square) int {
				return transform.ConvertSquare(transform.LittleEndianRankFile, m, int(sq))
			}
			return directions[number(b)-number(a)]
		}
		kings, _, _ := strings.Cut(from(attacks.E1, attacks.F1), " ")
		rows += fmt.Sprintf("| %v, %v | %s | %s | `%s` |\n", square(0), square(1), from(attacks.E2, attacks.E3), kings, names[i])
	}
	if !strings.Contains(readTestFile(t, "../../transform/README.md"), "|---|---|---|---|---|\n"+rows) {
		t.Errorf("the manual of transform does not have the table\n%s", rows)
	}
}
