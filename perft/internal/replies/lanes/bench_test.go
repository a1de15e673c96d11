package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// BenchmarkCount counts at nodes two and three plies above the leaves below well-known positions, by a kernel and
// move by move.
func BenchmarkCount(b *testing.B) {
	var pairs lanes.Counter
	triples := new(lanes.TripleCounter)
	for _, start := range []struct{ name, fen string }{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	} {
		for _, method := range []struct {
			name  string
			depth int
			count func(*board.Position) uint64
		}{
			{"plies=2/method=simd", 3, pairs.Count},
			{"plies=2/method=make", 3, byMaking},
			{"plies=3/method=simd", 2, triples.Count},
			{"plies=3/method=pairs", 2, func(p *board.Position) uint64 { return byChildren(&pairs, p) }},
		} {
			b.Run("position="+start.name+"/"+method.name, func(b *testing.B) {
				requireKernel(b)
				benchmark(b, nodesBelow(parse(b, start.fen), method.depth), method.count)
			})
		}
	}
}

// nodesBelow returns the positions at a depth below p.
func nodesBelow(p board.Position, depth int) (nodes []board.Position) {
	if depth == 0 {
		return []board.Position{p}
	}
	for _, m := range p.AppendLegalMoves(nil) {
		nodes = append(nodes, nodesBelow(p.Make(m), depth-1)...)
	}
	return nodes
}

// benchmark reports the time a node takes and the leaves counted.
func benchmark(b *testing.B, nodes []board.Position, count func(*board.Position) uint64) {
	leaves, i := uint64(0), 0
	for b.Loop() {
		leaves += count(&nodes[i])
		if i++; i == len(nodes) {
			i = 0
		}
	}
	b.ReportMetric(float64(leaves)/float64(b.Elapsed().Nanoseconds())*1e3, "Mnps")
}
