package check_test

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

func TestNamesAreParsedAsWritten(t *testing.T) {
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		if got, err := check.ParsePiece(piece.String()); err != nil || got != piece {
			t.Errorf("%v is parsed as %v, %v", piece, got, err)
		}
	}
	if got := find.Bishop.On(64 + 63); got != "bishop on h8" {
		t.Errorf("bishop on square 127: %q", got)
	}
	if p, err := check.ParsePiece("queen"); p != 0 || err == nil || err.Error() != `piece "queen": expected rook or bishop` {
		t.Errorf("got %d, error %v", p, err)
	}
}

func TestVerifyRefuses(t *testing.T) {
	p := find.NewProblem(find.Rook, 0)
	for _, test := range []struct {
		m    find.Multiplier
		want string
	}{
		{find.Multiplier{Bits: 12, Magic: 1},
			"rook on a1: multiplier 0x0000000000000001 with addend 0x0 and 12 bits gives occupancy 0x100 index 0, attacks 0x1fe, which holds 0x1010101010101fe"},
		{find.Multiplier{Bits: 13, Magic: 1}, "rook on a1: index of 13 bits, expected 1 to 12"},
		{find.Multiplier{Magic: 1}, "rook on a1: index of 0 bits, expected 1 to 12"},
	} {
		if err := check.Verify(&p, test.m); err == nil || err.Error() != test.want {
			t.Errorf("error %v, want %q", err, test.want)
		}
	}
}
