package attackbench

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// The rows of [Perft] other than the techniques, which are called through the interface.
const (
	Static  = "static"  // the default technique, called statically
	Fastest = "fastest" // whatever counts fastest
)

// depths are the depths at which the first rows of the built-in suite, the start position and kiwipete, are
// counted: small enough for a sample.
var depths = []int{4, 3}

// PerftSubjects returns a subject for every technique of the catalog and each of the positions, and the rows
// [Static] and [Fastest].
func PerftSubjects() (subjects []Subject) {
	positions := suite.Default()
	add := func(row *Row, options perft.Options) {
		for i, depth := range depths {
			subjects = append(subjects, perftSubject(row, positions[i], depth, options))
		}
	}
	for _, t := range append(catalog.All(), catalog.Reference()) {
		add(NewRow(t), perft.Options{Method: perft.MethodMake, Technique: t})
	}
	add(&Row{Name: Static, Title: "The default technique, called statically by the move generator", Kind: KindComparison},
		perft.Options{Method: perft.MethodMake})
	add(&Row{Name: Fastest, Title: "The fastest way to count leaves", Kind: KindKernel}, perft.Options{})
	return subjects
}

func perftSubject(row *Row, position suite.Row, depth int, options perft.Options) Subject {
	want, _ := position.Counts[depth-1].Nodes.Uint64()
	pass := func() uint64 {
		// Without a deadline there is nothing that could fail but the count.
		nodes, _ := perft.Count(context.Background(), position.Position, depth, options)
		leaves, _ := nodes.Uint64()
		return leaves
	}
	return Subject{
		Cell:    Cell{Technique: row.Name, Piece: "all", Workload: position.ID, Mode: Perft},
		Row:     row,
		Answers: int(want),
		Pass:    pass,
		Verify: func() (uint64, error) {
			if leaves := pass(); leaves != want {
				return 0, fmt.Errorf("%s is wrong: perft %d of %s is %d, expected %d", row.Name, depth, position.ID, leaves, want)
			}
			return want, nil
		},
	}
}
