package engine_test

import (
	"context"
	"fmt"
	"time"

	"github.com/bitray/bitray/internal/engine"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Here the engine is this test itself; a command such as "stockfish" would stand in its place.
func Example() {
	ctx := context.Background()
	e, err := engine.Start(ctx, fake("stockfish"), time.Minute)
	if err != nil {
		panic(err)
	}
	defer e.Close()
	pos := parse(promotes)
	fmt.Print(pos.Draw())
	answer, err := e.Divide(ctx, crosscheck.NewLine(pos), 2)
	if err != nil {
		panic(err)
	}
	for _, c := range answer {
		fmt.Println(c.Move, c.Nodes)
	}
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  | P |   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   | k | 2
	//  +---+---+---+---+---+---+---+---+
	//  | K |   |   |   |   |   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// a1b1 5
	// a1a2 5
	// a1b2 5
	// a7a8n 5
	// a7a8b 3
	// a7a8r 5
	// a7a8q 3
}
