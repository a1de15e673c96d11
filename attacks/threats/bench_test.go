package threats_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/threats"
	"github.com/bitray/bitray/perft/board"
)

// victims holds what the piece on each square attacks.
type victims [64]attacks.Bitboard

func victimsOf(sides *[2]attacks.Pieces) (v victims) {
	occ := sides[0].All() | sides[1].All()
	each := func(set attacks.Bitboard, reach func(sq attacks.Square) attacks.Bitboard) {
		for ; set != 0; set = set.WithoutLowest() {
			v[set.First()&63] |= reach(set.First()) & occ
		}
	}
	for c := range sides {
		each(sides[c].Pawns, func(sq attacks.Square) attacks.Bitboard { return attacks.Pawn(attacks.Color(c), sq) })
		each(sides[c].Knights, attacks.Knight)
		each(sides[c].Diagonals, func(sq attacks.Square) attacks.Bitboard { return attacks.Bishop(sq, occ) })
		each(sides[c].Orthogonals, func(sq attacks.Square) attacks.Bitboard { return attacks.Rook(sq, occ) })
		each(sides[c].King, attacks.King)
	}
	return v
}

// appendChanges appends the pairs that v has and w has not, and the other way around. On changed squares the pieces differ.
func appendChanges(list []pair, v, w *victims, occ, changed attacks.Bitboard) []pair {
	for sq := range occ.Squares() {
		kept := v[sq&63] & w[sq&63] &^ changed &^ -(changed >> (sq & 63) & 1)
		for to := range (v[sq&63] &^ kept).Squares() {
			list = append(list, pair{From: int8(sq), To: int8(to)})
		}
		for to := range (w[sq&63] &^ kept).Squares() {
			list = append(list, pair{From: int8(sq), To: int8(to)})
		}
	}
	return list
}

// BenchmarkMove measures, in ns a move of random games: both lists of pairs; all victims of the position after the move; and both
// lists by comparing those before and after. After each move "weights" reads 16 KiB from all over 61 MiB, as two
// accumulators of 1,024 bytes do for eight pairs: subtract "none".
func BenchmarkMove(b *testing.B) {
	type step struct {
		before, after [2]attacks.Pieces
		known         victims
		changed       attacks.Bitboard
	}
	var steps []step
	var now victims
	games(10_000, func(_ int, p *board.Position, m board.Move, _ *rand.Rand) {
		now, next := p.Sides(), p.After(m)
		steps = append(steps, step{now, next.Sides(), victimsOf(&now), m.From().Bitboard() | m.To().Bitboard()})
	})
	list, weights, sink := make([]pair, 0, 256), make([]byte, 61<<20), uint(0)
	for name, run := range map[string]func(s *step){
		"none": func(*step) {},
		"threats": func(s *step) {
			list = threats.AppendLost(threats.AppendLost(list[:0], &s.before, &s.after), &s.after, &s.before)
		},
		"victims": func(s *step) { now = victimsOf(&s.after) },
		"compare": func(s *step) {
			now = victimsOf(&s.after)
			list = appendChanges(list[:0], &s.known, &now, s.before[0].All()|s.before[1].All()|s.changed, s.changed)
		},
	} {
		for caches, reads := range map[string]int{"warm": 0, "weights": 16} {
			b.Run("impl="+name+"/caches="+caches, func(b *testing.B) {
				for i := 0; b.Loop(); i++ {
					run(&steps[i%len(steps)])
					for range reads {
						for line, column := 0, rand.IntN(61<<10)<<10; line < 1024; line += 64 {
							sink += uint(weights[column+line])
						}
					}
				}
			})
		}
	}
}
