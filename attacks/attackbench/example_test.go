package attackbench_test

import (
	"context"
	"fmt"

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

// An engine's own generator, measured beside a technique of the catalog that is called in the
// same way. A wrong answer of either would be the error, with the boards drawn. The figures have
// medians and their intervals in nanoseconds, which differ from machine to machine.
func ExampleOwnSubjects() {
	orthogonals := []attacks.Direction{attacks.North, attacks.East, attacks.South, attacks.West}
	diagonals := []attacks.Direction{attacks.NorthEast, attacks.SouthEast, attacks.SouthWest, attacks.NorthWest}
	mine := attacks.SliderFuncs{
		RookFunc:   walk(orthogonals...),
		BishopFunc: walk(diagonals...),
		QueenFunc:  walk(append(orthogonals, diagonals...)...),
	}
	magic, err := catalog.Lookup("magic")
	if err != nil {
		fmt.Println(err)
		return
	}
	workload := attackbench.RandomWorkloads(1)[0]
	pieces, modes := []attackbench.Piece{attackbench.Queen}, []attackbench.Mode{attackbench.Throughput}
	subjects := append(
		attackbench.OwnSubjects("mine", mine, pieces, workload, modes),
		attackbench.OwnSubjects("magic", magic, pieces, workload, modes)...)

	measurements, _, err := attackbench.Run(context.Background(), subjects, attackbench.Config{Rounds: 10})
	if err != nil {
		fmt.Println(err)
		return
	}
	var figures []attackbench.Figure
	for _, m := range measurements {
		figures = append(figures, attackbench.NewFigure(m))
	}
	for _, r := range attackbench.Rank(figures) {
		fmt.Println(r.Label(), r.Cell)
	}
	// Output:
	// 1 interface:magic, queen, sparse, throughput
	// 2 interface:mine, queen, sparse, throughput
}
