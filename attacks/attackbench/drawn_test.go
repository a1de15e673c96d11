package attackbench_test

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

var redraw = flag.Bool("redraw", false, "write the files of testdata anew, to be looked at")

// manyRows is a run of techniques whose times and tables are as far apart as those of the catalog, and of
// all other kinds of rows.
func manyRows() *attackbench.Result {
	r := withProgram()
	r.Rounds = 4 // too few, but each with more samples
	r.Command, r.Seed, r.Partial, r.Noise = "bitray bench --seed 7", 7, true, attackbench.Noise{Spread: 0.012, Drift: -0.04, Tick: 1}
	r.Machine = attackbench.Machine{CPU: "a processor", Processors: 2, CacheBytes: 1 << 20, System: "linux/amd64", Go: "go1.26", GOAMD64: "v1", Kernels: "avx512"}
	for i, name := range []string{
		"reference", "hyperbola-avx512", "hyperbola-neon", "fill-generic", "static", "magic-packed", "pext", "kindergarten",
		"hyperbola", "obstruction", "qbb", "rotated", "congruent", "sissy",
	} {
		ns := 1.5 + 0.35*float64(i)
		if name == "reference" {
			ns = 70
		}
		r.Rows = append(r.Rows, attackbench.Row{
			Name: name, Title: "Title of " + name, Kind: []attackbench.Kind{"comparison", "kernel", "kernel", "comparison", "comparison", "technique"}[min(i, 5)],
			TableBytes: new(5 << (i % 8) << (i % 8)), BuildNanoseconds: new(float64(1000 * i)), Inlines: new(i%2 == 0),
		})
		for j, g := range []attackbench.Cell{
			{Piece: "queen", Workload: "game", Mode: attackbench.Throughput}, {Piece: "queen", Workload: "game", Mode: attackbench.LatencySquare},
			{Piece: "queen", Workload: "game", Mode: attackbench.LatencyOccupancy}, {Piece: "queen", Workload: "game", Mode: attackbench.Cold},
			{Piece: "queen", Workload: "random8", Mode: attackbench.Throughput}, {Piece: "queen", Workload: "sparse", Mode: "batch-pairs"},
			{Piece: "side", Workload: "random", Mode: "set-union"}, {Piece: "any", Workload: "kiwipete", Mode: "perft"},
		} {
			longer := ns * (1 + 0.2*float64(j))
			cell := attackbench.Cell{Technique: name, Piece: g.Piece, Workload: g.Workload, Mode: g.Mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{longer, 1.01 * longer, 1.02 * longer, 1.03 * longer, 1.2 * longer, 1.25 * longer}}))
		}
	}
	return r
}

// drawn compares what is written with a file of testdata.
func drawn(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", name)
	if *redraw {
		if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("%s is no longer what it was: draw it anew with -redraw, and look at it", file)
	}
}

// TestReportsAreDrawnAsBefore holds everything to what somebody has looked at: every measure, color and word.
func TestReportsAreDrawnAsBefore(t *testing.T) {
	r := manyRows()
	drawn(t, "report.txt", func(w io.Writer) error {
		hidden, err := r.WriteText(w, attackbench.LatencySquare, false)
		if hidden != 1 {
			t.Errorf("%d tables are hidden, want one", hidden)
		}
		return err
	})
	drawn(t, "page.html", func(w io.Writer) error {
		var page bytes.Buffer
		err := r.WriteHTML(&page)
		_, body, _ := strings.Cut(page.String(), "</head>\n") // the head is the text of a file
		io.WriteString(w, body)
		return err
	})
	drawn(t, "picture.svg", func(w io.Writer) error { return r.WriteSVG(w) })
}
