package report

import (
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// MoveJSON is a move with its number of leaf nodes.
type MoveJSON struct {
	Move  string      `json:"move"`
	Nodes perft.Nodes `json:"nodes"`
}

func Divide(pos *board.Position, counts []perft.RootCount, chess960 bool) []MoveJSON {
	printed := make([]MoveJSON, len(counts))
	for i, c := range counts {
		printed[i] = MoveJSON{pos.UCI(c.Move, chess960), c.Nodes}
	}
	return printed
}

// DepthJSON is a count at a depth.
type DepthJSON struct {
	Depth int         `json:"depth"`
	Nodes perft.Nodes `json:"nodes"`
}

func Depths(counts []suite.Count) []DepthJSON {
	printed := make([]DepthJSON, len(counts))
	for i, c := range counts {
		printed[i] = DepthJSON{c.Depth, c.Nodes}
	}
	return printed
}
