package legality_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// buildEngine links the engine in testdata with the technique of the given package, named by its
// path below the module.
func buildEngine(t *testing.T, pkg string) (file string) {
	t.Helper()
	const slide = "testdata/engine/slide.go"
	text, err := os.ReadFile(slide)
	if err != nil {
		t.Fatal(err)
	}
	const imported = `"github.com/bitray/bitray/magic"`
	if strings.Count(string(text), imported) != 1 {
		t.Fatalf("%s: expected one import of %s", slide, imported)
	}
	testenv.RunsGo(t)
	testenv.DependsOn(t, "testdata/engine")
	dir, folder := t.TempDir(), "attacks/legality/"
	file = filepath.Join(dir, "engine.exe") // the ending is for Windows
	swapped := strings.Replace(string(text), imported, `"github.com/bitray/bitray/`+pkg+`"`, 1)
	texts := map[string][]byte{folder + slide: []byte(swapped)}
	if _, err := overlay.Build(t.Context(), dir, texts, "-o", file, "./"+folder+"testdata/engine"); err != nil {
		t.Fatal(err)
	}
	return file
}

func runEngine(t *testing.T, file, depth, fen, want string) {
	t.Helper()
	testenv.RunsItself(t) // where this program cannot be started, the engine cannot either
	output, err := exec.Command(file, depth, fen).CombinedOutput()
	if err != nil {
		t.Fatalf("engine %s %q: %v\n%s", depth, fen, err, output)
	}
	if got := strings.TrimSpace(string(output)); got != want {
		t.Errorf("%s at depth %s: got %s, want %s", fen, depth, got, want)
	}
}

// TestEngine holds an engine whose squares count from a8 to the counts of the Chess Programming
// Wiki, Perft Results, also after the line is changed that imports a technique.
func TestEngine(t *testing.T) {
	runEngine(t, buildEngine(t, "hyperbola/qbb"), "4", kiwipete, "4085603")
	engine := buildEngine(t, "magic")
	if testing.Short() {
		runEngine(t, engine, "4", kiwipete, "4085603")
		return
	}
	for _, row := range suite.Default()[:7] {
		deepest := row.Counts[0]
		for _, c := range row.Counts {
			if c.Nodes.Cmp(perft.NewNodes(20_000_000)) <= 0 {
				deepest = c
			}
		}
		runEngine(t, engine, fmt.Sprint(deepest.Depth), row.FEN, deepest.Nodes.String())
	}
}
