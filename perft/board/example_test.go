package board_test

import (
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft/board"
)

func ExamplePosition_Draw() {
	p, err := board.ParseFEN("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	m, _ := p.ParseMove("e1g1")
	child := p.After(m)
	fmt.Print(child.Draw())
	fmt.Println(child.FEN())
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  | r |   |   |   | k |   |   | r | 8
	//  +---+---+---+---+---+---+---+---+
	//  | p |   | p | p | q | p | b |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  | b | n |   |   | p | n | p |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   | P | N |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   | p |   |   | P |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   | N |   |   | Q |   | p | 3
	//  +---+---+---+---+---+---+---+---+
	//  | P | P | P | B | B | P | P | P | 2
	//  +---+---+---+---+---+---+---+---+
	//  | R |   |   |   |   | R | K |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R4RK1 b kq - 1 1
}

func ExampleParseFEN() {
	_, err := board.ParseFEN("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1")
	fmt.Println(err)
	if wrong := (*board.FENError)(nil); errors.As(err, &wrong) && wrong.Fault == board.CastlingWithoutRook {
		fmt.Println("repairable:", wrong.Fault&board.Repairable != 0)
	}
	// Output:
	// FEN: castling rights, byte 46: expected a rook to castle with, found K
	// repairable: true
}
