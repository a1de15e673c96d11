package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// kingTargets returns those of goals, squares beside the king, that are not attacked, and those of
// rooks that the king may castle with.
//
// Which squares are attacked is asked only of those that the king may come to, with the king lifted from the
// board. Mostly no slider stands on a line with the square; then nothing is looked up.
func kingTargets[Black, Dynamic constbool.Flag](n *node, s attacks.Sliders, goals, rooks attacks.Bitboard) (legal, castlings attacks.Bitboard) {
	var passed attacks.Bitboard
	if n.Checkers != 0 {
		rooks = 0
	} else if rooks != 0 {
		rooks, passed = rules.FreeCastlings(rooks, n.King, n.occ)
	}
	zone := goals | passed
	if zone|rooks == 0 {
		return 0, 0
	}
	attacked := zone & (attacks.King(n.them.King.First()) | n.them.Knights.KnightAttacks() |
		n.them.Pawns.PawnAttacks(rules.Color[Black]()^1))
	occ, orthogonals, diagonals := n.occ&^n.us.King, n.them.Orthogonals, n.them.Diagonals
	for b := zone &^ attacked; b != 0; b = b.WithoutLowest() {
		if attacks.RookLines(b.First())&orthogonals|attacks.BishopLines(b.First())&diagonals == 0 {
			continue
		}
		var seen attacks.Bitboard
		if constbool.Is[Dynamic]() {
			seen = s.Rook(b.First(), occ)&orthogonals | s.Bishop(b.First(), occ)&diagonals
		} else {
			seen = attacks.Rook(b.First(), occ)&orthogonals | attacks.Bishop(b.First(), occ)&diagonals
		}
		if seen != 0 {
			attacked |= b.Lowest()
		}
	}
	// Where the king passes no attacked square, only a slider behind the rook can keep it from castling.
	if rooks != 0 && attacked&passed|orthogonals&rules.BackRank(rules.Color[Black]()) != 0 {
		rooks = rules.LegalCastlings[Dynamic](s, rooks, n.King, n.occ, attacked, orthogonals)
	}
	return goals &^ attacked, rooks
}
