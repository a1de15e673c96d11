package exploding_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/fill/exploding"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   exploding.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: exploding.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  exploding.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "fill/exploding", "Bishop", "File", "Rank")
}
