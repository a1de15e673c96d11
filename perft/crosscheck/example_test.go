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
		Tested: crosscheck.Technique(crosscheck.AttackGenerator{Name: "short-sighted", Sliders: shortSighted{}}, 1),
		Judge:  crosscheck.Notnil(),
		Depth:  3,
	}
	result, err := search.First(context.Background(), []crosscheck.Line{crosscheck.NewLine(&pos)})
	if err != nil {
		panic(err)
	}
	fmt.Print(result.Difference)
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

// A rook that sees no further than four squares is found wrong in a full position first.
func ExampleMinimizer() {
	pos, err := board.ParseFEN("2kr1b1r/pp1n1ppp/1qp2n2/4pb2/3P4/2N2N2/PPPBBPPP/R2QR1K1 w - - 4 11")
	if err != nil {
		panic(err)
	}
	side := crosscheck.Technique(crosscheck.AttackGenerator{Name: "short-sighted", Sliders: shortSighted{}}, 1)
	search := crosscheck.Search{Tested: side, Judge: crosscheck.Notnil(), Depth: 3}
	result, err := search.First(context.Background(), []crosscheck.Line{crosscheck.NewLine(&pos)})
	if err != nil {
		panic(err)
	}
	found := result.Difference
	minimizer := crosscheck.Minimizer{Tested: side, Judge: crosscheck.Notnil()}
	small := minimizer.Minimize(context.Background(), found)
	fmt.Println(found.Position.FEN())
	fmt.Print(small.Difference.Draw())
	fmt.Println(small.Difference.Missing)
	// Output:
	// 2kr1b1r/pp1n1ppp/Bqp2n2/5b2/3p4/2N2N2/PPPB1PPP/R2QR1K1 w - - 0 12
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   | k | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |* *|   |   |   | 2
	//  +---+---+---+---+---+---+---+---+
	//  |*K*|* *|* *|* *|*R*|* *|* *|* *| 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// [e1e6 e1e7 e1e8]
}
