package board_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// What captures gain: a quiescence search leaves out those that lose.
func ExamplePosition_Exchange() {
	p, err := board.ParseFEN("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	values := [board.King + 1]int{board.Pawn: 100, board.Knight: 300, board.Bishop: 300, board.Rook: 500, board.Queen: 900}
	for _, m := range p.AppendTacticals(nil) {
		fmt.Println(p.SAN(m), p.Exchange(m, &values))
	}
	// Output:
	// Nxe5 -200
	// Bxb7 -200
	// Rxe5 -400
}

// Quiet moves that give check, for a search that tries them in addition to captures.
func ExamplePosition_GivesCheck() {
	p, err := board.ParseFEN("4k3/8/8/8/8/5N2/4B3/4R1K1 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.AppendQuiets(nil) {
		if p.GivesCheck(m) {
			fmt.Print(m, " ")
		}
	}
	// Output:
	// e2d1 e2f1 e2d3 e2c4 e2b5 e2a6
}

// How a game ends, but for the repetitions that the caller's keys tell.
func ExamplePosition_HasLegalMoves() {
	for _, fen := range []string{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"} {
		p, err := board.ParseFEN(fen)
		switch {
		case err != nil:
			fmt.Println(err)
		case !p.HasLegalMoves() && p.Checkers() != 0:
			fmt.Println("mate")
		case !p.HasLegalMoves():
			fmt.Println("stalemate")
		case p.InsufficientMaterial() || p.HalfmoveClock() >= 100:
			fmt.Println("draw")
		}
	}
	// Output:
	// mate
	// stalemate
	// draw
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
	fmt.Println(p.FullmoveNumber(), promotion, castling.UCI(false), castling.IsCastling(), legal)
	// Output:
	// 40 a7a8q e1g1 true false
}
