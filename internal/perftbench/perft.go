package perftbench

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// The rows of [attackbench.Perft] beside the techniques, which are called through the interface.
const (
	Static  = "static"  // the default technique, called statically
	Fastest = "fastest" // whatever counts fastest
)

// tree is a position with its count.
type tree struct {
	name, fen string
	depth     int
	leaves    uint64
}

// trees are published counts (Chess Programming Wiki, Perft Results), small enough for a sample.
var trees = []tree{
	{"startpos", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862},
}

// Subjects returns a subject for every technique of the catalog and each tree, and the rows
// [Static] and [Fastest].
func Subjects() (subjects []attackbench.Subject, err error) {
	add := func(row *attackbench.Row, options perft.Options) {
		for _, t := range trees {
			subject, failed := newSubject(row, t, options)
			subjects, err = append(subjects, subject), errors.Join(err, failed)
		}
	}
	for _, t := range append(catalog.All(), catalog.Reference()) {
		add(attackbench.NewRow(t), perft.Options{Method: perft.Make, Technique: t})
	}
	add(&attackbench.Row{Name: Static, Title: "The default technique, called statically by the move generator", Kind: attackbench.KindComparison},
		perft.Options{Method: perft.Make})
	add(&attackbench.Row{Name: Fastest, Title: "The fastest way to count leaves", Kind: attackbench.KindKernel}, perft.Options{})
	return subjects, err
}

func newSubject(row *attackbench.Row, t tree, options perft.Options) (attackbench.Subject, error) {
	position, err := board.ParseFEN(t.fen)
	if err != nil {
		return attackbench.Subject{}, err
	}
	pass := func() uint64 {
		// Without a deadline there is nothing that could fail but the count.
		nodes, _ := perft.Count(context.Background(), position, t.depth, options)
		leaves, _ := nodes.Uint64()
		return leaves
	}
	return attackbench.Subject{
		Cell:    attackbench.Cell{Technique: row.Name, Piece: "all", Workload: t.name, Mode: attackbench.Perft},
		Row:     row,
		Answers: int(t.leaves),
		Pass:    pass,
		Verify: func() (uint64, error) {
			if leaves := pass(); leaves != t.leaves {
				return 0, fmt.Errorf("%s is wrong: perft %d of %s is %d, expected %d", row.Name, t.depth, t.name, leaves, t.leaves)
			}
			return t.leaves, nil
		},
	}, nil
}
