package legality_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	chess "github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/transform"
)

// TestRecipe plays random games and compares the moves of the example with those of perft/board,
// square by square.
func TestRecipe(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 0))
	inCheck, pins := 0, 0
	for range 300 {
		p := chess.Start()
		for range 120 {
			moves := p.AppendLegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			compareTargets(t, &p, moves)
			inCheck += min(1, p.Checkers().Count())
			pins += p.Pinned().Count()
			p.Play(moves[r.IntN(len(moves))])
		}
	}
	if inCheck < 500 || pins < 500 {
		t.Errorf("%d positions in check and %d pins, want hundreds", inCheck, pins)
	}
}

func compareTargets(t *testing.T, p *chess.Position, moves []chess.Move) {
	t.Helper()
	var want, got [64]attacks.Bitboard
	for _, m := range moves {
		if !m.IsCastling() && !m.IsEnPassant() {
			want[m.From()] = want[m.From()].With(m.To())
		}
	}
	recipe := Position{turn: p.SideToMove(), us: piecesOf(p.Side(p.SideToMove())), them: piecesOf(p.Side(p.SideToMove().Other()))}
	recipe.legalMoves(func(from Square, targets Bitboard) { got[from] = attacks.Bitboard(targets) })
	for from := range want {
		if got[from] != want[from] {
			t.Fatalf("%s: from %v: want, got\n%s", p.FEN(), attacks.Square(from), transform.Draw(want[from], got[from]))
		}
	}
}

func piecesOf(s attacks.Pieces) legality.Pieces[Bitboard] {
	return legality.Pieces[Bitboard]{
		Pawns: Bitboard(s.Pawns), Knights: Bitboard(s.Knights), Diagonals: Bitboard(s.Diagonals),
		Orthogonals: Bitboard(s.Orthogonals), King: Bitboard(s.King),
	}
}
