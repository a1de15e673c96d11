package find_test

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
)

func TestNamesAreParsedAsWritten(t *testing.T) {
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		if got, err := find.ParsePiece(piece.String()); err != nil || got != piece {
			t.Errorf("%v is parsed as %v, %v", piece, got, err)
		}
	}
	if got := find.Bishop.On(64 + 63); got != "bishop on h8" {
		t.Errorf("bishop on square 127: %q", got)
	}
	if p, err := find.ParsePiece("queen"); p != 0 || err == nil || err.Error() != `piece "queen": expected rook or bishop` {
		t.Errorf("got %d, error %v", p, err)
	}
}
