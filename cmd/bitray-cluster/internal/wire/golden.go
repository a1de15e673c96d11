package wire

import (
	"context"
	"slices"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// golden are the counts by which a worker shows that it counts right.
var golden = []struct {
	fen   string
	depth int
	want  uint64
}{
	{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609},
	{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603},
	{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333},
}

// Golden counts known positions by a method.
func Golden(ctx context.Context, method perft.Method) ([]perft.Nodes, error) {
	var counts []perft.Nodes
	for _, g := range golden {
		p, err := board.ParseFEN(g.fen)
		if err != nil {
			return nil, err
		}
		n, err := perft.Count(ctx, p, g.depth, perft.Options{Method: method})
		if err != nil {
			return nil, err
		}
		counts = append(counts, n)
	}
	return counts, nil
}

// IsGolden reports whether counts are the known ones.
func IsGolden(counts []perft.Nodes) bool {
	var want []perft.Nodes
	for _, g := range golden {
		want = append(want, perft.NewNodes(g.want))
	}
	return slices.Equal(counts, want)
}
