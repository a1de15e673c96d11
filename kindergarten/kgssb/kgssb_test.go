package kgssb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/kgssb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   kgssb.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: kgssb.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  kgssb.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/kgssb",
		"Rook", "Bishop", "Queen", "File", "Rank", "Diagonal", "AntiDiagonal")
}
