package crosscheck

import (
	"context"
	"fmt"

	"github.com/notnil/chess"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// notnil is github.com/notnil/chess. It is right about validated positions of standard chess. It
// accepts only FENs with six fields. Only moves that its own ValidMoves returned are made, because
// Update trusts their tags.
type notnil struct {
	played replay[*chess.Position]
}

// Notnil returns the move generator of https://github.com/notnil/chess, which shares nothing with
// this module except the numbering of the squares. It does not know Chess960: a position of that
// is an [Exclusion].
func Notnil() MoveGenerator { return new(notnil) }

func (*notnil) Name() string { return "notnil/chess" }

func (n *notnil) Divide(ctx context.Context, line Line, depth int) ([]perft.MoveCount, error) {
	if line.Chess960 {
		return nil, &Exclusion{Reason: "notation and castling of Chess960"}
	}
	pos, err := n.played.at(line, parseNotnil, playNotnil)
	if err != nil {
		return nil, err
	}
	var answer []perft.MoveCount
	for _, m := range pos.ValidMoves() {
		leaves, err := countNotnil(ctx, pos, m, depth)
		if err != nil {
			return nil, err
		}
		answer = append(answer, perft.MoveCount{Move: m.String(), Nodes: perft.NewNodes(leaves)})
	}
	return answer, nil
}

// countNotnil counts the leaf nodes below a move. It visits every node, so a uint64 does not overflow in
// practice.
func countNotnil(ctx context.Context, pos *chess.Position, m *chess.Move, depth int) (sum uint64, err error) {
	if depth == 1 {
		return 1, nil
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	after := pos.Update(m)
	for _, reply := range after.ValidMoves() {
		leaves, err := countNotnil(ctx, after, reply, depth-1)
		if err != nil {
			return 0, err
		}
		sum += leaves
	}
	return sum, nil
}

func parseNotnil(root board.Position) (*chess.Position, error) {
	pos := new(chess.Position)
	return pos, pos.UnmarshalText([]byte(root.FEN()))
}

func playNotnil(pos *chess.Position, uci string) (*chess.Position, error) {
	for _, m := range pos.ValidMoves() {
		if m.String() == uci {
			return pos.Update(m), nil
		}
	}
	return nil, fmt.Errorf("move %s is not legal in %v", uci, pos)
}
