package crosscheck_test

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// shortSighted is an attack generator whose rooks see no further than four squares.
var shortSighted = crosscheck.AttackGenerator{Name: "short-sighted", Sliders: attacks.NewSliders(
	func(sq attacks.Square, occ attacks.Bitboard) (near attacks.Bitboard) {
		for to := range attacks.Rook(sq, occ).Squares() {
			if sq.Distance(to) <= 4 {
				near = near.With(to)
			}
		}
		return near
	}, attacks.Bishop, nil)}

func ExampleSearch() {
	pos, err := board.ParseFEN("4k3/8/8/8/8/8/7P/R3K3 w - - 0 1")
	if err != nil {
		panic(err)
	}
	search := crosscheck.Search{
		Tested:    crosscheck.MoveGeneratorOf(shortSighted, 1),
		Reference: crosscheck.Bitray(1),
		Depth:     3,
	}
	result, err := search.First(context.Background(), []crosscheck.Line{crosscheck.NewLine(pos)})
	if err != nil {
		panic(err)
	}
	fmt.Print(result.Difference)
	// Output:
	// short-sighted disagrees with bitray
	// fen:     4k3/8/8/8/8/8/7P/R3K3 w - - 0 1
	// moves:   14 by short-sighted, 17 by bitray
	// missing: a1a6 a1a7 a1a8
	// extra:   -
	// class:   sliding attack
	//   missing a1a6: the rook on a1 reaches a6, and then nothing attacks the king
	//   missing a1a7: the rook on a1 reaches a7, and then nothing attacks the king
	//   missing a1a8: the rook on a1 reaches a8, and then nothing attacks the king
	//
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | k |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
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
	//  |*R*|   |   |   | K |   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	//    * the squares of this rule
}

// peaceful is a move generator of your own, one that forgets captures. It counts to depth 1 only.
type peaceful struct{}

func (peaceful) Name() string { return "peaceful" }

func (peaceful) Divide(_ context.Context, line crosscheck.Line, depth int) (answer []perft.MoveCount, err error) {
	pos, err := line.End() // yours reads line.Root, and makes line.Moves
	if err != nil || depth != 1 {
		return nil, cmp.Or(err, errors.New("only depth 1 is counted"))
	}
	for _, m := range pos.AppendLegalMoves(nil) {
		if pos.Captured(m) == board.NoPiece {
			answer = append(answer, perft.MoveCount{Move: m.UCI(line.Chess960), Nodes: perft.NewNodes(1)})
		}
	}
	return answer, nil
}

func ExampleMoveGenerator() {
	lines := slices.Collect(crosscheck.RandomLines(1, 100, false))
	search := crosscheck.Search{Tested: peaceful{}, Reference: crosscheck.Bitray(1), Depth: 1}
	result, err := search.First(context.Background(), lines)
	fmt.Println(result.Difference.Position, result.Difference.Missing, result.Difference.Class(), err)
	// Output: rnbqkbnr/ppp1ppp1/8/3p3p/P7/4P3/1PPP1PPP/RNBQKBNR w KQkq - 0 3 [d1h5] sliding attack <nil>
}

// A rook that sees no further than four squares is found wrong in a full position first.
func ExampleSearch_Minimize() {
	pos, err := board.ParseFEN("2kr1b1r/pp1n1ppp/1qp2n2/4pb2/3P4/2N2N2/PPPBBPPP/R2QR1K1 w - - 4 11")
	if err != nil {
		panic(err)
	}
	side := crosscheck.MoveGeneratorOf(shortSighted, 1)
	search := crosscheck.Search{Tested: side, Reference: crosscheck.Bitray(1), Depth: 3}
	result, err := search.First(context.Background(), []crosscheck.Line{crosscheck.NewLine(pos)})
	if err != nil {
		panic(err)
	}
	found := result.Difference
	small, _, err := search.Minimize(context.Background(), found)
	if err != nil {
		panic(err)
	}
	fmt.Println(found.Position.FEN())
	fmt.Print(small.Draw())
	fmt.Println(small.Missing)
	// Output:
	// 2kr1b1r/pp1n1ppp/Bqp2n2/5b2/3p4/2N2N2/PPPB1PPP/R2QR1K1 w - - 0 12
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   | k | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
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
	//  | K |   |   |   |*R*|   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	// [e1e6 e1e7 e1e8]
}

// Several attack generators of your own are compared at once, so that the reference lists each move once.
func ExampleEveryNode() {
	pos, err := board.ParseFEN("4k3/8/8/8/8/8/7P/R3K3 w - - 0 1")
	if err != nil {
		panic(err)
	}
	tested := crosscheck.MoveGeneratorsOf([]crosscheck.AttackGenerator{{Name: "default"}, shortSighted}, 1)
	nodes, found, err := crosscheck.EveryNode(context.Background(), tested, crosscheck.Bitray(1), crosscheck.NewLine(pos), 2)
	if err != nil {
		panic(err)
	}
	fmt.Println(nodes, found[0] == nil, found[1].Missing)
	// Output: 18 true [a1a6 a1a7 a1a8]
}
