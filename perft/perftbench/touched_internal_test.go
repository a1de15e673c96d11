package perftbench

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
)

// TestQuestionsAskTheirPiece sees that each question goes to the function of its piece.
func TestQuestionsAskTheirPiece(t *testing.T) {
	answer := func(piece attackbench.Piece) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(attacks.Square, attacks.Bitboard) attacks.Bitboard { return attacks.Bitboard(piece) }
	}
	asked := gameQuestions()
	for i, ask := range questionsTo(catalog.Technique{Sliders: attacks.SliderFuncs{
		RookFunc: answer(attackbench.Rook), BishopFunc: answer(attackbench.Bishop), QueenFunc: answer(attackbench.Queen),
	}}, asked) {
		if got := attackbench.Piece(ask()); got != asked[i].piece {
			t.Fatalf("question %d of a %v was asked of a %v", i, asked[i].piece, got)
		}
	}
}
