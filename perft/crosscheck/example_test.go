package crosscheck_test

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// shortSighted is an attack generator that sees no further than four squares along a file.
type shortSighted struct{}

func (shortSighted) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	var near attacks.Bitboard
	for to := range reference.Rook(sq, occ).Squares() {
		if sq.Distance(to) <= 4 {
			near = near.With(to)
		}
	}
	return near
}

func (shortSighted) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return reference.Bishop(sq, occ)
}

func (s shortSighted) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.Rook(sq, occ) | s.Bishop(sq, occ)
}

func ExampleSearch() {
	pos, err := board.ParseFEN("4k3/8/8/8/8/8/7P/R3K3 w - - 0 1")
	if err != nil {
		panic(err)
	}
	search := crosscheck.Search{
		Side:  crosscheck.Technique(crosscheck.Generator{Name: "short-sighted", Sliders: shortSighted{}}, 1),
		Judge: crosscheck.Notnil(),
		Depth: 3,
	}
	found, _, err := search.First(context.Background(), []crosscheck.Line{crosscheck.NewLine(&pos)})
	if err != nil {
		panic(err)
	}
	fmt.Print(found)
	// Output:
	// short-sighted differs from notnil/chess
	// root:    4k3/8/8/8/8/8/7P/R3K3 w - - 0 1
	// path:    -
	// fen:     4k3/8/8/8/8/8/7P/R3K3 w - - 0 1
	// missing: a1a6 a1a7 a1a8
	// extra:   -
	// class:   sliding attack
	//   missing a1a6: the rook on a1 reaches a6
	//   missing a1a7: the rook on a1 reaches a7
	//   missing a1a8: the rook on a1 reaches a8
	//
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   | k |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |* *|   |   |   |   |   |   | P | 2
	//  +---+---+---+---+---+---+---+---+
	//  |*R*|* *|* *|* *|*K*|   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
}
