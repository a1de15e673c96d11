package suite

import (
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Row is a position with its perft counts. A program that makes rows sets Position, which [Row.Verify] counts, or parses FEN for
// it; [Write] writes FEN, or Position where FEN is "".
type Row struct {
	File string // the name passed to [Read]
	Line int    // of the position, from 1

	ID         string // the operation "id", without the quotes; "" for none
	FEN        string // as written, with single spaces between the fields
	Position   board.Position
	Counts     []Count  // in ascending order of depth; may be empty
	Operations []string // the other EPD operations, as written
	Tags       []string // of a row in JSON

	right   *growth           // while it is read
	divides map[string]string // of a row in JSON: the members, by depth
}

// Count is the number of leaf nodes at a depth.
type Count struct {
	Depth int         `json:"depth"` // 0 to [perft.MaxDepth] in files
	Nodes perft.Nodes `json:"nodes"`
}

// Place returns the file and line of the row in the form FILE:LINE.
func (r Row) Place() string { return fmt.Sprintf("%s:%d", r.File, r.Line) }
