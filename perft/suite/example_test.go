package suite_test

import (
	"context"
	"errors"
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
		verdict, err := row.Verify(context.Background(), perft.Options{})
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

// A corpus of any size is verified row by row.
func ExampleRows() {
	const corpus = `{"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "d1": 5, "divide_d1": {"e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f1": 1, "e1f2": 1}, "tags": ["kings"]}
{"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "d1": 6}
{"fen": "4k3/8/8/8/8/8/8/4K2 w - - 0 1", "d1": 5}`
	for row, err := range suite.Rows(strings.NewReader(corpus), "corpus.jsonl") {
		var refused *suite.RefusedError
		switch {
		case errors.As(err, &refused):
			fmt.Println(refused)
			continue
		case err != nil:
			panic(err) // the rest cannot be read
		}
		verdict, err := row.Verify(context.Background(), perft.Options{})
		fmt.Println(row.Place(), row.Tags, verdict.Mismatch == nil, err)
	}
	// Output:
	// corpus.jsonl:1 [kings] true <nil>
	// corpus.jsonl:2 [] false <nil>
	// corpus.jsonl:3:1: FEN: piece placement, byte 19: expected one of PNBRQKpnbrqk or a digit 1 to 8, as rank 1 has 7 of its eight squares, found " w - - 0 1"
}
