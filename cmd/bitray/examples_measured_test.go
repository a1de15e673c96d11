package main

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/deepcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/perftcmd"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// What differs from run to run and from machine to machine in what bitray prints.
var (
	measuredField = regexp.MustCompile(`"(seconds|nps|threads|method)":("[a-z0-9]+"|[0-9.e+-]+)`)
	measuredLine  = regexp.MustCompile(`(?m)^(seconds|thread-s|speed|threads)( +)[0-9.]+|^(method)( +).+|^(work)( +)([0-9.]+[a-zµ]+)+( of one thread)$`)
	// measuredTable is a table of bitray bench, measuredRow the rank of a row, measuredCell a figure with its uncertainty.
	measuredTable = regexp.MustCompile(`(?m)^ +rank +technique .* ±.*\n( .*(\n|$))+`)
	measuredRow   = regexp.MustCompile(`^ [0-9]+=? `)
	measuredCell  = regexp.MustCompile(`[0-9.]+ <?[0-9.]+%`)
	spaces        = regexp.MustCompile(` +`)
)

// withoutFigures returns the text with its measured figures blanked, and no line break at its end. In the tables
// of bitray bench the widths of columns and the order of rows follow from figures and go too.
func withoutFigures(text string) string {
	text = measuredField.ReplaceAllString(text, `"$1":_`)
	text = measuredLine.ReplaceAllString(text, "$1$2$3$4$5${6}_$8")
	text = measuredTable.ReplaceAllStringFunc(text, func(table string) string {
		lines := strings.Split(strings.TrimRight(spaces.ReplaceAllString(table, " "), "\n"), "\n")
		for i, line := range lines {
			lines[i] = measuredCell.ReplaceAllString(measuredRow.ReplaceAllString(line, " _ "), "_ _")
		}
		slices.Sort(lines[1:])
		return strings.Join(lines, "\n") + "\n"
	})
	return strings.TrimRight(text, "\n")
}

// TestWithoutFigures prints the same results with figures of one to seven digits, in two orders, and wants no
// difference; and a difference for whatever is not measured.
func TestWithoutFigures(t *testing.T) {
	want := withoutFigures(withFigures(t, 1, 2, 42, "magic"))
	for _, factor := range []float64{1e-3, 1, 10, 100, 1e3, 1e6} {
		for _, second := range []float64{0.5, 2, 500} {
			if got := withoutFigures(withFigures(t, factor, second, 42, "magic")); got != want {
				t.Errorf("figures %g times, %g times in the second row: got\n%s\nwant\n%s", factor, second, got, want)
			}
		}
	}
	for _, other := range []string{withFigures(t, 1, 2, 43, "magic"), withFigures(t, 1, 2, 42, "pext")} {
		if withoutFigures(other) == want {
			t.Errorf("no difference to\n%s", other)
		}
	}
	for _, kept := range []string{"845 KiB", "0.710 ms", "effective Mnps a thread", "in all", " of one thread"} {
		if !strings.Contains(want, kept) {
			t.Errorf("%q is not compared in\n%s", kept, want)
		}
	}
}

// withFigures prints what has measured figures: factor times as large as one, in the second row of a table times second.
func withFigures(t *testing.T, factor, second float64, nodes uint64, technique string) string {
	t.Helper()
	var text bytes.Buffer
	bytes, nanoseconds, inlines := 845<<10, 0.71e6, true
	result := report.Result{Processes: 1, Rounds: 6}
	for name, median := range map[string]float64{technique: factor, "fill": factor * second} {
		result.Rows = append(result.Rows, attackbench.Row{Name: name, Kind: attackbench.KindTechnique, TableBytes: &bytes, BuildNanoseconds: &nanoseconds, Inlines: &inlines})
		cell := attackbench.Cell{Technique: name, Piece: attackbench.Queen, Workload: attackbench.Game, Mode: attackbench.Throughput}
		samples := []float64{median, 1.01 * median, 1.02 * median, median, median, (1 + second) * median}
		result.Figures = append(result.Figures, report.NewFigure(cell, [][]float64{samples}))
	}
	if _, err := result.WriteText(&text, true); err != nil {
		t.Fatal(err)
	}
	p := cli.NewProgram(nil, &text, io.Discard)
	for _, printer := range []cli.Printer{
		&perftcmd.Result{Speed: cli.Speed{Nodes: perft.NewNodes(nodes), Seconds: factor, NPS: factor * 1e6}, Threads: int(1 + factor), Method: fmt.Sprintf("m%g, AVX", factor)},
		&deepcmd.RunJSON{How: deepcmd.How{Seconds: factor, ThreadSeconds: factor, Threads: int(1 + factor), Method: "make"}},
		&deepcmd.StatusJSON{Status: deep.Status{Work: factor}},
	} {
		printer.Print(p.Out)
	}
	if err := p.Out.Flush(); err != nil {
		t.Fatal(err)
	}
	return text.String() + fmt.Sprintf("{\"seconds\":%v,\"nps\":%v,\"threads\":%d}\n", factor, factor, int(factor))
}
