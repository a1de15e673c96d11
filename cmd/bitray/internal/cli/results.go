package cli

import (
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// The results of a technique, a method, a program or a second count.
const (
	OK          = "ok"
	Wrong       = "WRONG"
	Partial     = "partial"
	Failed      = "failed"      // it ended before it could be judged
	Unsupported = "unsupported" // by this machine
)

// PrintPartial says what was finished before an interruption. In JSON the field "partial" is true.
func PrintPartial(out *Output, format string, args ...any) {
	out.Printf(Partial+": "+format+"\n", args...)
}

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

// PrintMismatch prints the first wrong count of a row, move by move. By says how it was counted.
func PrintMismatch(out *Output, row *suite.Row, m *suite.Mismatch, by string) {
	out.Printf("%s: %s: depth %d: expected %v, got %v\n", printable.Escape(row.Place()), by, m.Depth, m.Nodes, m.Got)
	out.Printf("%s\n", row.FEN)
	pos := row.Position
	for _, c := range m.Divide {
		out.Printf("%s: %v\n", pos.UCI(c.Move, pos.Chess960()), c.Nodes)
	}
	out.Printf("\n")
}
