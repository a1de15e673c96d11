package board_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/board"
)

// exchange returns what the side to move gains by a capture if both sides go on capturing on its square with their
// cheapest piece as long as it pays: static exchange evaluation. A pin does not matter, nor does a promotion.
func exchange(p *board.Position, m board.Move) int {
	side, occ, piece := p.SideToMove(), p.Occupied().Without(m.From()), m.Piece()
	gains := []int{values[p.Captured(m)]}
	for {
		side = side.Other()
		attackers := p.AttackersTo(m.To(), occ) & occ & p.OccupiedBy(side) // with those behind the pieces that are gone
		if attackers == 0 {
			break
		}
		gains = append(gains, values[piece]-gains[len(gains)-1])
		for piece = board.Pawn; p.Pieces(side, piece)&attackers == 0; piece++ {
		}
		occ = occ.Without((p.Pieces(side, piece) & attackers).First())
	}
	for i := len(gains) - 1; i > 0; i-- {
		gains[i-1] = min(gains[i-1], -gains[i])
	}
	return gains[0]
}

// Static exchange evaluation, a recipe of twenty lines.
func ExamplePosition_AttackersTo() {
	p, err := board.ParseFEN("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	m, _ := p.ParseMove("d3e5")
	fmt.Println(exchange(&p, m))
	// Output:
	// -200
}

// givesCheck reports whether m gives check: the piece from its new square, or one behind it. Castling, captures en
// passant and promotions, which change more than that, are made.
func givesCheck(p *board.Position, m board.Move) bool {
	if m.IsCastling() || m.IsEnPassant() || m.Promotion() != board.NoPiece {
		child := p.Make(m)
		return child.Checkers() != 0
	}
	us, occ := p.SideToMove(), p.Occupied()
	own, king := p.Side(us), p.Side(us.Other()).King.First()
	discovered := legality.Blockers(&own, king, occ)
	if discovered.Has(m.From()) && !attacks.Line(king, m.From()).Has(m.To()) {
		return true
	}
	switch occ = occ.Without(m.From()).With(m.To()); m.Piece() {
	case board.Pawn:
		return attacks.Pawn(us, m.To()).Has(king)
	case board.Knight:
		return attacks.Knight(m.To()).Has(king)
	case board.Bishop:
		return attacks.Bishop(m.To(), occ).Has(king)
	case board.Rook:
		return attacks.Rook(m.To(), occ).Has(king)
	case board.Queen:
		return attacks.Queen(m.To(), occ).Has(king)
	}
	return false
}

// Quiet moves that give check, for a search that tries them in addition to captures.
func ExamplePosition_AppendQuiets() {
	p, err := board.ParseFEN("4k3/8/8/8/8/5N2/4B3/4R1K1 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.AppendQuiets(nil) {
		if givesCheck(&p, m) {
			fmt.Print(m, " ")
		}
	}
	// Output:
	// e2d1 e2f1 e2d3 e2c4 e2b5 e2a6
}

// A move by its squares, from a program that has no UCI.
func ExamplePosition_FindMove() {
	p, err := board.ParseFEN("4k3/P7/8/8/8/8/8/4K2R w K - 3 40")
	if err != nil {
		fmt.Println(err)
		return
	}
	promotion, _ := p.FindMove(attacks.A7, attacks.A8, board.Queen)
	castling, _ := p.FindMove(attacks.E1, attacks.G1, board.NoPiece)
	_, legal := p.FindMove(attacks.E1, attacks.E3, board.NoPiece)
	fmt.Println(p.FullmoveNumber(), promotion, p.UCI(castling, false), castling.IsCastling(), legal)
	// Output:
	// 40 a7a8q e1g1 true false
}
