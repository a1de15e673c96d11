// Package notnil has github.com/notnil/chess as a move generator to compare others with. Package crosscheck does not depend
// on it.
package notnil

import (
	"context"
	"fmt"

	"github.com/notnil/chess"

	"github.com/bitray/bitray/internal/replay"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// generator is right about validated positions of standard chess. It
// accepts only FENs with six fields. Only moves that its own ValidMoves returned are made, because
// Update trusts their tags.
type generator struct {
	played replay.Replay[board.Position, *chess.Position]
}

// New returns the move generator of https://github.com/notnil/chess, which shares nothing with
// this module except the numbering of the squares. It does not know Chess960: a position of that
// is a [crosscheck.Exclusion].
func New() crosscheck.MoveGenerator { return new(generator) }

func (*generator) Name() string { return "notnil/chess" }

func (g *generator) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if line.Chess960 {
		return nil, &crosscheck.Exclusion{Reason: "notation and castling of Chess960"}
	}
	pos, err := g.played.At(line.Root, line.Moves, parse, play)
	if err != nil {
		return nil, err
	}
	var answer []perft.MoveCount
	for _, m := range pos.ValidMoves() {
		leaves, err := count(ctx, pos, m, depth)
		if err != nil {
			return nil, err
		}
		answer = append(answer, perft.MoveCount{Move: m.String(), Nodes: perft.NewNodes(leaves)})
	}
	return answer, nil
}

// count counts the leaf nodes below a move. It visits every node, so a uint64 does not overflow in
// practice.
func count(ctx context.Context, pos *chess.Position, m *chess.Move, depth int) (sum uint64, err error) {
	if depth == 1 {
		return 1, nil
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	after := pos.Update(m)
	for _, reply := range after.ValidMoves() {
		leaves, err := count(ctx, after, reply, depth-1)
		if err != nil {
			return 0, err
		}
		sum += leaves
	}
	return sum, nil
}

func parse(root board.Position) (*chess.Position, error) {
	pos := new(chess.Position)
	return pos, pos.UnmarshalText([]byte(root.FEN()))
}

func play(pos *chess.Position, uci string) (*chess.Position, error) {
	for _, m := range pos.ValidMoves() {
		if m.String() == uci {
			return pos.Update(m), nil
		}
	}
	return nil, fmt.Errorf("move %s is not legal in %v", uci, pos)
}
