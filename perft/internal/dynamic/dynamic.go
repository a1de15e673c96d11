// Package dynamic lists and counts legal moves with the attacks of any technique, chosen at run time. An engine has
// one technique, so package board offers the default alone.
package dynamic

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/movegen"
)

// AppendLegalMoves is [board.Position.AppendLegalMoves] with the attacks of sliders taken from s, unless it is nil.
func AppendLegalMoves(s attacks.Sliders, p *board.Position, dst []board.Move) []board.Move {
	if s == nil {
		return p.AppendLegalMoves(dst)
	}
	return generate[constbool.Yes](s, p, dst).Moves
}

// CountLegalMoves is [board.Position.CountLegalMoves] with the attacks of sliders taken from s, unless it is nil.
func CountLegalMoves(s attacks.Sliders, p *board.Position) int {
	if s == nil {
		return p.CountLegalMoves()
	}
	return generate[constbool.No](s, p, nil).Count
}

func generate[Listing constbool.Flag](s attacks.Sliders, p *board.Position, dst []board.Move) movegen.Output[board.Move] {
	pieces := [2]attacks.Pieces{p.Side(attacks.White), p.Side(attacks.Black)}
	rights := movegen.Rights{Castling: p.CastlingRooks(), EnPassant: p.EnPassant()}
	if p.SideToMove() == attacks.White {
		return movegen.With[Listing, movegen.White](&pieces, rights, &movegen.Options{Sliders: s}, dst)
	}
	return movegen.With[Listing, movegen.Black](&pieces, rights, &movegen.Options{Sliders: s}, dst)
}
