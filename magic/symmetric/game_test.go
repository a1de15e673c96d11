package symmetric_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/magic/packed"
	"github.com/bitray/bitray/magic/symmetric"
	"github.com/bitray/bitray/magic/symmetric/shapes"
	"github.com/bitray/bitray/perft/board"
)

// position is a position of a game, with its transforms, and its sliders.
type position struct {
	occ                    attacks.Bitboard
	symmetric              symmetric.Occupancy[attacks.Square, attacks.Bitboard]
	shapes                 shapes.Occupancy[attacks.Square, attacks.Bitboard]
	orthogonals, diagonals []attacks.Square
}

// newGames returns 2,048 positions of random games, and the number of their sliders.
func newGames() (positions []position, sliders int) {
	random := rand.New(rand.NewPCG(1, 1))
	b := board.Start()
	for len(positions) < 2048 {
		occ := b.Occupied()
		p := position{occ: occ, symmetric: symmetric.New[attacks.Square](occ), shapes: shapes.New[attacks.Square](occ)}
		for _, side := range []attacks.Pieces{b.Side(attacks.White), b.Side(attacks.Black)} {
			p.orthogonals = slices.AppendSeq(p.orthogonals, side.Orthogonals.Squares())
			p.diagonals = slices.AppendSeq(p.diagonals, side.Diagonals.Squares())
		}
		positions = append(positions, p)
		sliders += len(p.orthogonals) + len(p.diagonals)
		moves := b.AppendLegalMoves(nil)
		if len(moves) == 0 || b.Setup().FullmoveNumber > 60 {
			b = board.Start()
			continue
		}
		b.Play(moves[random.IntN(len(moves))])
	}
	return positions, sliders
}

var sink attacks.Bitboard

// fold is the exclusive or of the answers to all squares. It inlines, and with it what it calls.
func fold(squares []attacks.Square, ask func(attacks.Square) attacks.Bitboard) (sum attacks.Bitboard) {
	for _, sq := range squares {
		sum ^= ask(sq)
	}
	return sum
}

// BenchmarkGame asks for the attacks of all sliders, position by position, with inlined calls.
// The transforms that symmetric and shapes need are made beforehand; impl=transforms says what
// they cost. What counts is ns/question: the fastest round, which nothing else on the machine
// disturbed.
func BenchmarkGame(b *testing.B) {
	positions, sliders := newGames()
	measure := func(name, unit string, questions int, ask func(p *position) attacks.Bitboard) {
		b.Run("impl="+name, func(b *testing.B) {
			fastest := time.Hour
			for b.Loop() {
				start := time.Now()
				for i := range positions {
					sink ^= ask(&positions[i])
				}
				fastest = min(fastest, time.Since(start))
			}
			b.ReportMetric(float64(fastest.Nanoseconds())/float64(questions), unit)
		})
	}
	measure("magic", "ns/question", sliders, func(p *position) attacks.Bitboard {
		return fold(p.orthogonals, func(sq attacks.Square) attacks.Bitboard { return magic.Rook(sq, p.occ) }) ^
			fold(p.diagonals, func(sq attacks.Square) attacks.Bitboard { return magic.Bishop(sq, p.occ) })
	})
	measure("packed", "ns/question", sliders, func(p *position) attacks.Bitboard {
		return fold(p.orthogonals, func(sq attacks.Square) attacks.Bitboard { return packed.Rook(sq, p.occ) }) ^
			fold(p.diagonals, func(sq attacks.Square) attacks.Bitboard { return packed.Bishop(sq, p.occ) })
	})
	measure("hyperbola", "ns/question", sliders, func(p *position) attacks.Bitboard {
		return fold(p.orthogonals, func(sq attacks.Square) attacks.Bitboard { return hyperbola.Rook(sq, p.occ) }) ^
			fold(p.diagonals, func(sq attacks.Square) attacks.Bitboard { return hyperbola.Bishop(sq, p.occ) })
	})
	measure("symmetric", "ns/question", sliders, func(p *position) attacks.Bitboard {
		return fold(p.orthogonals, func(sq attacks.Square) attacks.Bitboard { return p.symmetric.Rook(sq) }) ^
			fold(p.diagonals, func(sq attacks.Square) attacks.Bitboard { return p.symmetric.Bishop(sq) })
	})
	measure("shapes", "ns/question", sliders, func(p *position) attacks.Bitboard {
		return fold(p.orthogonals, func(sq attacks.Square) attacks.Bitboard { return p.shapes.Rook(sq) }) ^
			fold(p.diagonals, func(sq attacks.Square) attacks.Bitboard { return p.shapes.Bishop(sq) })
	})
	measure("transforms", "ns/position", len(positions), func(p *position) attacks.Bitboard {
		p.symmetric = symmetric.New[attacks.Square](p.occ)
		return p.occ
	})
}
