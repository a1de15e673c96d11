package suite_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

func Example() {
	const file = `8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1 ;D1 9 ;D2 51`
	rows, err := suite.Read(strings.NewReader(file), "example.epd")
	if err != nil {
		panic(err)
	}
	for _, row := range rows {
		fmt.Print(row.Position.Draw())
		verdict, err := row.Verify(context.Background(), row.Counts, perft.Options{})
		if err != nil {
			panic(err)
		}
		if m := verdict.Mismatch; m != nil {
			fmt.Printf("%s: depth %d: expected %v, got %v\n", row.Place(), m.Depth, m.Nodes, m.Got)
		}
	}
	// Output:
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   | k |   |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   | P | p |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 2
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | K |   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// example.epd:1: depth 2: expected 51, got 50
}
