package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// BenchmarkCount counts at nodes below well-known positions, by the kernel and by making moves.
func BenchmarkCount(b *testing.B) {
	for _, start := range []struct{ name, fen string }{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	} {
		nodes := nodesBelow(parse(b, start.fen), 3)
		b.Run("position="+start.name+"/method=simd", func(b *testing.B) {
			requireKernel(b)
			var c lanes.Counter
			benchmark(b, nodes, c.Count)
		})
		b.Run("position="+start.name+"/method=make", func(b *testing.B) {
			benchmark(b, nodes, func(p *board.Position) (replies uint64) {
				for _, m := range p.AppendLegalMoves(make([]board.Move, 0, 256)) {
					child := p.Make(m)
					replies += uint64(child.CountLegalMoves())
				}
				return replies
			})
		})
	}
}

// BenchmarkTripleCount counts at nodes below well-known positions, from parts and child by child.
func BenchmarkTripleCount(b *testing.B) {
	for _, start := range []struct{ name, fen string }{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	} {
		nodes := nodesBelow(parse(b, start.fen), 2)
		b.Run("position="+start.name+"/method=triples", func(b *testing.B) {
			requireKernel(b)
			var c lanes.TripleCounter
			benchmark(b, nodes, c.Count)
		})
		b.Run("position="+start.name+"/method=pairs", func(b *testing.B) {
			requireKernel(b)
			var c lanes.Counter
			benchmark(b, nodes, func(p *board.Position) uint64 { return byChildren(&c, p) })
		})
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
