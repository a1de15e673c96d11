package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/transform"
)

// onRay returns the squares from sq to the edge in direction d, in order.
func onRay(sq attacks.Square, d attacks.Direction) (squares []attacks.Square) {
	for n := 1; ; n++ {
		to, ok := neighbor(sq, d, n)
		if !ok {
			return squares
		}
		squares = append(squares, to)
	}
}

func TestRays(t *testing.T) {
	for sq := range attacks.Square(64) {
		for _, d := range attacks.Directions() {
			want := attacks.Of(onRay(sq, d)...)
			if got := attacks.Ray(d, sq); got != want {
				t.Errorf("%v from %v: want, got\n%s", d, sq, transform.Draw(want, got))
			}
			want |= attacks.Of(onRay(sq, d.Opposite())...)
			if got := attacks.LineThrough(d, sq); got != want {
				t.Errorf("line through %v to the %v: want, got\n%s", sq, d, transform.Draw(want, got))
			}
		}
	}
}

// TestBetweenAndLine walks from every square to every square that shares a line with it; all other
// pairs must give nothing.
func TestBetweenAndLine(t *testing.T) {
	var between, line [64][64]attacks.Bitboard
	for a := range attacks.Square(64) {
		for _, d := range attacks.Directions() {
			ray := onRay(a, d)
			whole := attacks.Of(ray...) | attacks.Of(onRay(a, d.Opposite())...).With(a)
			for i, b := range ray {
				between[a][b], line[a][b] = attacks.Of(ray[:i]...), whole
			}
		}
	}
	for a := range attacks.Square(64) {
		for b := range attacks.Square(64) {
			if got := attacks.Between(a, b); got != between[a][b] {
				t.Errorf("between %v and %v: want, got\n%s", a, b, transform.Draw(between[a][b], got))
			}
			if got := attacks.Line(a, b); got != line[a][b] {
				t.Errorf("line of %v and %v: want, got\n%s", a, b, transform.Draw(line[a][b], got))
			}
		}
	}
}

func TestEmptyBoard(t *testing.T) {
	for sq := range attacks.Square(64) {
		rook, bishop := reference.Rook(sq, attacks.Empty), reference.Bishop(sq, attacks.Empty)
		for _, piece := range []struct {
			name      string
			got, want attacks.Bitboard
		}{
			{"rook", attacks.RookLines(sq), rook},
			{"bishop", attacks.BishopLines(sq), bishop},
			{"queen", attacks.QueenLines(sq), rook | bishop},
		} {
			if piece.got != piece.want {
				t.Errorf("%s on %v: want, got\n%s", piece.name, sq, transform.Draw(piece.want, piece.got))
			}
		}
	}
}
