package hash_test

import (
	"fmt"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// Two orders of the same moves lead to one position, so the leaves below it are counted once.
func Example() {
	table, err := hash.New(1, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	one, other := after("g1f3", "d7d5", "d2d4"), after("d2d4", "d7d5", "g1f3")
	table.Store(table.Key(&one, 1), 1, uint64(one.CountLegalMoves()))
	fmt.Print(other.Draw())
	fmt.Println(table.Load(table.Key(&other, 1)))
	fmt.Println(table.Load(table.Key(&other, 2))) // another depth is another key
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  | r | n | b | q | k | b | n | r | 8
	//  +---+---+---+---+---+---+---+---+
	//  | p | p | p |   | p | p | p | p | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   | p |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   | P |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   | N |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  | P | P | P |   | P | P | P | P | 2
	//  +---+---+---+---+---+---+---+---+
	//  | R | N | B | Q | K | B |   | R | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// 27 true
	// 0 false
}

// after makes moves from the start position.
func after(moves ...string) board.Position {
	p := board.Start()
	for _, uci := range moves {
		m, err := p.ParseMove(uci)
		if err != nil {
			panic(err)
		}
		p.Play(m)
	}
	return p
}
