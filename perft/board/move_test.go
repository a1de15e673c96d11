package board_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

func TestStrings(t *testing.T) {
	for want, got := range map[string]fmt.Stringer{
		"e2e4":                          board.Move(rules.Move(rules.DoublePush, attacks.E2, attacks.E4)),
		"e7d8n":                         board.Move(rules.Move(rules.PromoteKnight, attacks.E7, attacks.D8)),
		"e1g1":                          board.Move(rules.Move(rules.Castling, attacks.E1, attacks.H1)),
		"e8c8":                          board.Move(rules.Move(rules.Castling, attacks.E8, attacks.A8)),
		"e1f1":                          board.Move(rules.Move(rules.Castling, attacks.E1, attacks.F1)),
		"b1a1":                          board.Move(rules.Move(rules.Castling, attacks.B1, attacks.A1)),
		"0000":                          board.Move(0),
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1": parse(t, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
	} {
		if got.String() != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestKinds asks moves of every kind what they are.
func TestKinds(t *testing.T) {
	type properties struct{ piece, promotion board.Piece }
	for kind, want := range map[rules.Kind]properties{
		rules.PawnMove:         {piece: board.Pawn},
		rules.KnightMove:       {piece: board.Knight},
		rules.BishopMove:       {piece: board.Bishop},
		rules.RookMove:         {piece: board.Rook},
		rules.QueenMove:        {piece: board.Queen},
		rules.KingMove:         {piece: board.King},
		rules.DoublePush:       {piece: board.Pawn},
		rules.EnPassantCapture: {piece: board.Pawn},
		rules.Castling:         {piece: board.King},
		rules.PromoteKnight:    {piece: board.Pawn, promotion: board.Knight},
		rules.PromoteBishop:    {piece: board.Pawn, promotion: board.Bishop},
		rules.PromoteRook:      {piece: board.Pawn, promotion: board.Rook},
		rules.PromoteQueen:     {piece: board.Pawn, promotion: board.Queen},
	} {
		for _, squares := range [][2]attacks.Square{{attacks.A1, attacks.H8}, {attacks.H8, attacks.A1}, {attacks.E2, attacks.E4}} {
			m := board.Move(rules.Move(kind, squares[0], squares[1]))
			got := properties{m.Piece(), m.Promotion()}
			if got != want || m.IsCastling() != (kind == rules.Castling) || m.IsEnPassant() != (kind == rules.EnPassantCapture) ||
				m.IsDoublePush() != (kind == rules.DoublePush) || m.From() != squares[0] || m.To() != squares[1] {
				t.Errorf("kind %v from %v to %v: got %v, %+v, want %+v", kind, squares[0], squares[1], m, got, want)
			}
		}
	}
}

// TestCaptures holds captures to the pieces that they take off.
func TestCaptures(t *testing.T) {
	for _, test := range goodFENs {
		p := parse(t, test.fen)
		for _, m := range p.AppendLegalMoves(nil) {
			child := p.After(m)
			if captures := child.Occupied().Count() < p.Occupied().Count(); (p.Captured(m) != board.NoPiece) != captures {
				t.Errorf("%s: %v is a capture: %t, want %t", test.fen, m, !captures, captures)
			}
		}
	}
}

func capturesEnPassant(m board.Move) bool { return m.IsEnPassant() }
