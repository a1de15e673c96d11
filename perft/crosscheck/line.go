package crosscheck

import (
	"strings"

	"github.com/bitray/bitray/perft/board"
)

// Line is a position: a root, and the moves from there.
type Line struct {
	// Root is a FEN of six fields. Castling rights are in the form KQkq, or letters of files if
	// Chess960 is set.
	Root string
	// Chess960 says that castling is written as the king taking its own rook, in Moves and in
	// results.
	Chess960 bool
	Moves    []string // in UCI notation
}

// NewLine returns the line that ends at its root, pos. Castling is written as pos has it.
func NewLine(pos *board.Position) Line {
	return Line{Root: pos.FEN(), Chess960: pos.Chess960()}
}

// Then returns line with one more move. It shares no memory with line.
func (l Line) Then(move string) Line {
	l.Moves = append(l.Moves[:len(l.Moves):len(l.Moves)], move)
	return l
}

// End returns the position at the end of the line. It returns an error if [board.ParseFEN] rejects
// the root, or if a move is not legal.
func (l Line) End() (board.Position, error) {
	pos, _, err := playOut(l)
	return pos, err
}

// String returns the root, and the moves if there are any.
func (l Line) String() string {
	if len(l.Moves) == 0 {
		return l.Root
	}
	return l.Root + " moves " + strings.Join(l.Moves, " ")
}
