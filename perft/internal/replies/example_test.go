package replies_test

import (
	"fmt"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies"
)

// The replies to White's moves are counted without making them. Most moves leave the black king
// its five; those that attack its squares or give check leave it fewer.
func Example() {
	p, err := board.ParseFEN("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	var c replies.Counter
	fmt.Print(p.Draw())
	fmt.Println(p.CountLegalMoves(), "moves,", c.Count(&p), "replies")
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | k |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 2
	//  +---+---+---+---+---+---+---+---+
	//  | R |   |   |   | K |   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// 15 moves, 68 replies
}
