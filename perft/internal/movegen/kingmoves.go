package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// kingTargets returns those of goals, squares beside the king, that are not attacked, and those of
// rooks that the king may castle with.
//
// Attacked are the squares that the opponent's pieces attack with the king lifted from the board, so that it does
// not step back along the ray of a slider that checks it. Of the sliders only those are looked up that are in reach
// of a square that the king may come to.
func kingTargets[Black, Dynamic constbool.Flag](n *node, s attacks.Sliders, goals, rooks attacks.Bitboard) (legal, castlings attacks.Bitboard) {
	var passed attacks.Bitboard
	if n.Checkers != 0 {
		rooks = 0
	} else if rooks != 0 {
		rooks, passed = rules.FreeCastlings(rooks, n.King, n.occ)
	}
	if goals|rooks == 0 {
		return 0, 0
	}
	attacked := attacks.King(n.them.King.First()) | n.them.Knights.KnightAttacks() |
		n.them.Pawns.PawnAttacks(rules.Color[Black]()^1)
	castles := 0 // an index, because no processor could predict a branch
	if passed != 0 {
		castles = 1
	}
	near := &reaches[n.King&63][castles]
	occ, orthogonals := n.occ&^n.us.King, n.them.Orthogonals
	for b := orthogonals & near.lines; b != 0; b = b.WithoutLowest() {
		if constbool.Is[Dynamic]() {
			attacked |= s.Rook(b.First(), occ)
		} else {
			attacked |= attacks.Rook(b.First(), occ)
		}
	}
	for b := n.them.Diagonals & near.diagonals; b != 0; b = b.WithoutLowest() {
		if constbool.Is[Dynamic]() {
			attacked |= s.Bishop(b.First(), occ)
		} else {
			attacked |= attacks.Bishop(b.First(), occ)
		}
	}
	// Where the king passes no attacked square, only a slider behind the rook can keep it from castling.
	if rooks != 0 && attacked&passed|orthogonals&rules.BackRank(rules.Color[Black]()) != 0 {
		rooks = rules.LegalCastlings[Dynamic](s, rooks, n.King, n.occ, attacked, orthogonals)
	}
	return goals &^ attacked, rooks
}
