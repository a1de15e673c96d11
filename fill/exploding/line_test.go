package exploding_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/exploding"
)

func TestLines(t *testing.T) {
	attackstest.Lines{
		File: exploding.File[attacks.Square, attacks.Bitboard],
		Rank: exploding.Rank[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
