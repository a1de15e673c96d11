package attackbench_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
)

// walk is the generator of an engine: it walks along the given directions until something stands
// in the way.
func walk(directions ...attacks.Direction) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
	return func(sq attacks.Square, occ attacks.Bitboard) (attacked attacks.Bitboard) {
		for _, d := range directions {
			for step := sq.Bitboard().Step(d); step != 0; step = (step &^ occ).Step(d) {
				attacked |= step
			}
		}
		return attacked
	}
}

// Your own generator in the same table and on the same page as two techniques of the catalog:
// all three are called through the interface, to compare like with like. A wrong answer of any would
// be the error, with the boards drawn. Kept as JSON, the result is what bitray bench --compare takes.
func ExampleOwnSubjects() {
	orthogonals := []attacks.Direction{attacks.North, attacks.East, attacks.South, attacks.West}
	diagonals := []attacks.Direction{attacks.NorthEast, attacks.SouthEast, attacks.SouthWest, attacks.NorthWest}
	mine := attacks.NewSliders(walk(orthogonals...), walk(diagonals...), walk(append(orthogonals, diagonals...)...))
	generators := map[string]attacks.Sliders{"mine": mine}
	for _, t := range catalog.All()[:2] {
		generators[t.Name] = t
	}
	var subjects []attackbench.Subject
	for name, generator := range generators {
		own, err := attackbench.OwnSubjects(name, generator, attackbench.Pieces(), attackbench.RandomWorkloads(1)[0], attackbench.Modes())
		if err != nil {
			fmt.Println(err)
			return
		}
		subjects = append(subjects, own...)
	}
	result, err := attackbench.Measure(context.Background(), subjects, attackbench.Config{Rounds: 10})
	if err != nil {
		fmt.Println(err)
		return
	}
	var table, page bytes.Buffer // os.Stdout, and a file
	result.WriteText(&table, attackbench.Throughput, true)
	result.WriteHTML(&page)

	for _, f := range result.Figures { // attackbench.Rank puts the fastest of a kind first
		if f.Piece == attackbench.Queen && f.Mode == attackbench.Throughput {
			fmt.Println(f.Cell, "measured:", f.Median > 0 && f.Low <= f.Median && f.Median <= f.High)
		}
	}
	fmt.Println("in the table:", strings.Contains(table.String(), "interface:mine"))
	fmt.Println("on the page:", strings.Contains(page.String(), "interface:mine"))
	// Unordered output:
	// interface:mine, queen, sparse, throughput measured: true
	// interface:arithshift, queen, sparse, throughput measured: true
	// interface:between, queen, sparse, throughput measured: true
	// in the table: true
	// on the page: true
}
