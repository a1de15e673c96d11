package export_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/export"
	"github.com/bitray/bitray/internal/testenv"
)

// TestGo compiles all techniques in one program of Go.
func TestGo(t *testing.T) {
	t.Parallel()
	testenv.RunsGo(t)
	folder := t.TempDir()
	var imports, selfTests, answers strings.Builder
	var techniques []string
	for _, name := range append(export.Techniques(), turned) {
		id := identifier(name)
		text := exported(t, name, export.Options{Language: "go", Package: id})
		if len(text) == 0 {
			continue
		}
		techniques = append(techniques, name)
		write(t, filepath.Join(folder, id, id+".go"), string(text))
		fmt.Fprintf(&imports, "\t\"program/%s\"\n", id)
		fmt.Fprintf(&selfTests, "\t\tfmt.Printf(\"%s: %%d of %%d answers are right\\n\", %s.SelfTest(), %s.SelfTestCases)\n", name, id, id)
		fmt.Fprintf(&answers, "\t\tfmt.Fprintf(out, \"%%x %%x %%x\\n\", %s.Rook(sq, occ), %s.Bishop(sq, occ), %s.Queen(sq, occ))\n", id, id, id)
	}
	write(t, filepath.Join(folder, "go.mod"), "module program\n\ngo 1.26\n")
	write(t, filepath.Join(folder, "main.go"), `package main

import (
	"bufio"
	"fmt"
	"os"

`+imports.String()+`)

func main() {
	if len(os.Args) > 1 {
`+selfTests.String()+`		return
	}
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var sq uint
		var occ uint64
		if _, err := fmt.Fscanf(in, "%d %x\n", &sq, &occ); err != nil {
			return
		}
`+answers.String()+`	}
}
`)
	run(t, folder, "", "go", "vet", "./...")
	run(t, folder, "", "go", "build", "-o", "program.exe", ".")
	program := filepath.Join(folder, "program.exe")
	checkSelfTests(t, techniques, run(t, folder, "", program, "self-test"))
	all := questions(64)
	checkAnswers(t, techniques, all, run(t, folder, asked(all), program))
}
