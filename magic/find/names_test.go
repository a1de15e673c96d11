package find_test

import (
	"testing"

	"github.com/bitray/bitray/magic/find"
)

func TestNamesAreParsedAsWritten(t *testing.T) {
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		if got, err := find.ParsePiece(piece.String()); err != nil || got != piece {
			t.Errorf("%v is parsed as %v, %v", piece, got, err)
		}
	}
	for sq := range uint8(64) {
		if got, err := find.ParseSquare(find.SquareName(sq)); err != nil || got != sq {
			t.Errorf("square %d, %s, is parsed as %d, %v", sq, find.SquareName(sq), got, err)
		}
	}
	if got := find.Bishop.On(64 + 63); got != "bishop on h8" {
		t.Errorf("bishop on square 127: %q", got)
	}
	for _, name := range []string{"", "a", "a11", "A1", "i1", "a0", "a9"} {
		if sq, err := find.ParseSquare(name); err == nil {
			t.Errorf("%q is parsed as square %d", name, sq)
		}
	}
	if _, err := find.ParsePiece("queen"); err == nil || err.Error() != `piece "queen": expected rook or bishop` {
		t.Errorf("error %v", err)
	}
}
