package external

import (
	"context"

	"github.com/bitray/bitray/attacks"
)

// lookUp answers questions about a piece.
type lookUp = func(attacks.Square, attacks.Bitboard) attacks.Bitboard

// Sliders returns the program as an attack generator, each question of which waits for its answer. After an
// error all answers are empty, and failed is called with it. A queen that the program does not know is asked
// as a rook and a bishop, both of which it must know.
func (g *Generator) Sliders(ctx context.Context, failed func(error)) attacks.Sliders {
	about := func(piece string) lookUp {
		if !g.Can(piece) {
			return nil
		}
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			answers, err := g.Ask(ctx, []Question{{Piece: piece, Square: sq & 63, Occupied: occ}})
			if err != nil {
				failed(err)
				return 0
			}
			return answers[0]
		}
	}
	return attacks.NewSliders(about("rook"), about("bishop"), about("queen"))
}
