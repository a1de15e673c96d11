package program

import (
	"context"

	"github.com/bitray/bitray/attacks"
)

// Sliders returns the program as an attack generator, each question of which waits for its answer. After an
// error all answers are empty, and failed is called with it. A queen that the program does not know is asked
// as a rook and a bishop, both of which it must know.
func (g *Generator) Sliders(ctx context.Context, failed func(error)) attacks.Sliders {
	return &sliders{g: g, ctx: ctx, failed: failed}
}

type sliders struct {
	g      *Generator
	ctx    context.Context
	failed func(error)
	dead   bool
}

func (s *sliders) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.ask("rook", sq, occ)
}

func (s *sliders) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.ask("bishop", sq, occ)
}

func (s *sliders) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if s.g.Can("queen") {
		return s.ask("queen", sq, occ)
	}
	return s.ask("rook", sq, occ) | s.ask("bishop", sq, occ)
}

func (s *sliders) ask(piece string, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if s.dead {
		return 0
	}
	answer, err := s.g.one(s.ctx, Question{Piece: piece, Square: sq & 63, Occupied: occ})
	if err != nil {
		s.dead = true
		s.failed(err)
	}
	return answer
}
