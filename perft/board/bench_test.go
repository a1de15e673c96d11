package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// BenchmarkSearch measures what a search calls at its nodes, in ns a position or, where a name says so, a move: over 1,000
// positions of random games.
func BenchmarkSearch(b *testing.B) {
	var positions []board.Position
	random := rand.New(rand.NewPCG(1, 2))
	for p := board.Start(); len(positions) < 1000; {
		moves := p.AppendLegalMoves(nil)
		if len(moves) == 0 || p.HalfmoveClock() > 20 {
			p = board.Start()
			continue
		}
		if random.IntN(6) == 0 {
			positions = append(positions, p)
		}
		p.Play(moves[random.IntN(len(moves))])
	}
	var sink uint64
	list := make([]board.Move, 0, 256)
	eachMove := func(visit func(p *board.Position, m board.Move)) func(p *board.Position) int {
		return func(p *board.Position) int {
			list = p.AppendLegalMoves(list[:0])
			for _, m := range list {
				visit(p, m)
			}
			return len(list)
		}
	}
	eachTactical := func(visit func(p *board.Position, m board.Move)) func(p *board.Position) int {
		return func(p *board.Position) int {
			list = p.AppendTacticals(list[:0])
			for _, m := range list {
				visit(p, m)
			}
			return len(list)
		}
	}
	for name, run := range map[string]func(p *board.Position) int{
		"AppendLegalMoves": func(p *board.Position) int { list = p.AppendLegalMoves(list[:0]); return 1 },
		"AppendTacticals":  func(p *board.Position) int { list = p.AppendTacticals(list[:0]); return 1 },
		"AppendQuiets":     func(p *board.Position) int { list = p.AppendQuiets(list[:0]); return 1 },
		"Checkers":         func(p *board.Position) int { sink ^= uint64(p.Checkers()); return 1 },
		"Key":              func(p *board.Position) int { sink ^= p.Key(); return 1 },
		"move/list":        eachMove(func(p *board.Position, m board.Move) { sink ^= uint64(m) }),
		"move/Captured":    eachMove(func(p *board.Position, m board.Move) { sink ^= uint64(p.Captured(m)) }),
		"move/GivesCheck": eachMove(func(p *board.Position, m board.Move) {
			if p.GivesCheck(m) {
				sink++
			}
		}),
		"move/Exchange":    eachMove(func(p *board.Position, m board.Move) { sink += uint64(p.Exchange(m, &worth)) }),
		"capture/list":     eachTactical(func(p *board.Position, m board.Move) { sink ^= uint64(m) }),
		"capture/Exchange": eachTactical(func(p *board.Position, m board.Move) { sink += uint64(p.Exchange(m, &worth)) }),
		"move/KeyAfter":    eachMove(func(p *board.Position, m board.Move) { sink ^= p.KeyAfter(0, m) }),
		"move/Play": eachMove(func(p *board.Position, m board.Move) {
			child := *p
			child.Play(m)
			sink ^= uint64(child.HalfmoveClock())
		}),
		"move/IsLegal": eachMove(func(p *board.Position, m board.Move) {
			if p.IsLegal(m) {
				sink++
			}
		}),
	} {
		b.Run(name, func(b *testing.B) {
			n := 0
			for i := 0; b.Loop(); i++ {
				n += run(&positions[i%len(positions)])
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/each")
		})
	}
}
