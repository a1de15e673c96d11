package crosscheck

import (
	"context"
	"fmt"

	"github.com/notnil/chess"

	"github.com/bitray/bitray/perft"
)

// notnil is github.com/notnil/chess. It is right about positions of standard chess that have
// been validated before. It takes a FEN only with six fields, and moves are made only as its own
// ValidMoves returned them, because Update trusts their tags.
type notnil struct {
	played replay[*chess.Position]
}

// Notnil returns the oracle github.com/notnil/chess, a generator that shares nothing with this
// module but the mapping of the squares. Chess960
// it cannot judge: that is an [Exclusion].
func Notnil() Oracle { return new(notnil) }

func (*notnil) Name() string { return "notnil/chess" }

func (n *notnil) Divide(ctx context.Context, line Line, depth int) (Divide, error) {
	if line.Chess960 {
		return nil, &Exclusion{"notation and castling of Chess960"}
	}
	pos, err := n.played.at(line, parseNotnil, playNotnil)
	if err != nil {
		return nil, err
	}
	moves := pos.ValidMoves()
	answer := make(Divide, len(moves))
	for i, m := range moves {
		leaves, err := countNotnil(ctx, pos.Update(m), depth-1)
		if err != nil {
			return nil, err
		}
		answer[i] = Count{m.String(), perft.NewNodes(leaves)}
	}
	answer.Sort()
	return answer, nil
}

// countNotnil counts leaf nodes. It makes every move, so a uint64 lasts longer than anybody waits.
func countNotnil(ctx context.Context, pos *chess.Position, depth int) (uint64, error) {
	if depth == 0 {
		return 1, nil
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	moves := pos.ValidMoves()
	if depth == 1 {
		return uint64(len(moves)), nil
	}
	var sum uint64
	for _, m := range moves {
		leaves, err := countNotnil(ctx, pos.Update(m), depth-1)
		if err != nil {
			return 0, err
		}
		sum += leaves
	}
	return sum, nil
}

func parseNotnil(line Line) (*chess.Position, error) {
	pos := new(chess.Position)
	return pos, pos.UnmarshalText([]byte(line.Root))
}

func playNotnil(pos *chess.Position, uci string) (*chess.Position, error) {
	for _, m := range pos.ValidMoves() {
		if m.String() == uci {
			return pos.Update(m), nil
		}
	}
	return nil, fmt.Errorf("move %s is not legal in %v", uci, pos)
}
