package perft_test

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// En passant lifts two pawns from the fifth rank at once: capturing would expose the king to the
// rook, so the push is the only move of the pawn.
func ExampleDivide() {
	position, err := board.ParseFEN("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(position.Draw())
	divided, err := perft.Divide(context.Background(), position, 3, perft.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range divided.Roots {
		fmt.Printf("%s: %v\n", position.UCI(c.Move, false), c.Nodes)
	}
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  | K |   |   | p | P |   |   | r | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 2
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   | k | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// a5a4: 73
	// a5b4: 98
	// a5b5: 98
	// a5a6: 74
	// a5b6: 111
	// e5e6: 74
}

func ExampleCount() {
	nodes, err := perft.Count(context.Background(), board.Start(), 5, perft.Options{Threads: 2})
	fmt.Println(nodes, err)
	// Output:
	// 4865609 <nil>
}
