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
		fmt.Printf("%s: %v\n", c.Move, c.Nodes)
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

// A session keeps its hash table: what positions have in common is counted once. Here they are those after
// each first move.
func ExampleSession() {
	session, err := perft.NewSession(perft.Options{HashMiB: 16})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer session.Close()
	start := board.Start()
	for _, move := range start.AppendLegalMoves(nil)[:3] {
		nodes, err := session.Count(context.Background(), start.After(move), 4)
		fmt.Println(move.UCI(false), nodes, err)
	}
	// Output:
	// b1a3 198572 <nil>
	// b1c3 234656 <nil>
	// g1f3 233491 <nil>
}

// Kiwipete's table in the Chess Programming Wiki, Perft Results.
func ExampleCountDetails() {
	position, err := board.ParseFEN("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	for depth := range 4 {
		c, err := perft.CountDetails(context.Background(), position, depth, perft.Options{Threads: 2})
		fmt.Println(c.Nodes, c.Captures, c.EnPassant, c.Castles, c.Checks, err)
	}
	// Output:
	// 1 0 0 0 0 <nil>
	// 48 8 0 2 0 <nil>
	// 2039 351 1 91 3 <nil>
	// 97862 17102 45 3162 993 <nil>
}
