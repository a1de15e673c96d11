package lanes_test

import (
	"fmt"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// The position of the package's documentation. Nineteen of White's moves leave Black as many
// replies as a passed turn would, so they are not looked at one by one.
func Example() {
	p, err := board.ParseFEN("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	var c lanes.Counter
	fmt.Print(p.Draw())
	fmt.Println(p.CountLegalMoves(), "moves,", c.Count(&p), "replies")
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  | r | n | b | q | k | b | n | r | 8
	//  +---+---+---+---+---+---+---+---+
	//  | p | p | p | p |   | p | p | p | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | p |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | P |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  | P | P | P | P |   | P | P | P | 2
	//  +---+---+---+---+---+---+---+---+
	//  | R | N | B | Q | K | B | N | R | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// 29 moves, 835 replies
}
