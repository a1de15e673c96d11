package report

import (
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/board/excerpt"
	"github.com/bitray/bitray/perft/suite"
)

// PrintMismatch prints the first wrong count of a row, move by move. By says how it was counted.
func PrintMismatch(out *env.Output, row *suite.Row, m *suite.Mismatch, by string) {
	out.Printf("%s: %s: depth %d: expected %v, got %v\n", excerpt.Escape(row.Place()), by, m.Depth, m.Nodes, m.Got)
	out.Printf("%s\n", row.FEN)
	pos := row.Position
	for _, c := range m.Divide {
		out.Printf("%s: %v\n", pos.UCI(c.Move, pos.Chess960()), c.Nodes)
	}
	out.Printf("\n")
}
