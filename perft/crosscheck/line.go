package crosscheck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft/board"
)

// Line is a position: a root, and the moves from there.
type Line struct {
	Root board.Position
	// Chess960 says that castling is written as the king taking its own rook, in Moves and in
	// results.
	Chess960 bool
	Moves    []string // in UCI notation
}

// NewLine returns the line that ends at its root, pos. Castling is written as pos has it.
func NewLine(pos board.Position) Line { return Line{Root: pos, Chess960: pos.Chess960()} }

// then returns line with one more move. It shares no memory with line.
func (l Line) then(move string) Line {
	l.Moves = append(l.Moves[:len(l.Moves):len(l.Moves)], move)
	return l
}

// End returns the position at the end of the line, or an error if a move is not legal.
func (l Line) End() (pos board.Position, err error) {
	pos = l.Root
	for _, move := range l.Moves {
		if pos, err = playMove(pos, move); err != nil {
			break
		}
	}
	return pos, err
}

// drawn says, as the end of a sentence, that perft goes on where a program may take the game at the end of the line for drawn.
func (l Line) drawn() string {
	const goesOn = ", but perft does not end games "
	pos, before := l.Root, []board.Code(nil)
	for _, move := range l.Moves {
		before = append(before, pos.Code())
		pos, _ = playMove(pos, move) // no position, and no draw, if the move is illegal
	}
	switch {
	case pos.HalfmoveClock() >= 100:
		return goesOn + "at a halfmove clock of 100"
	case pos.Occupied() != 0 && pos.InsufficientMaterial():
		return goesOn + "where neither side can mate"
	case slices.Contains(before, pos.Code()):
		return goesOn + "when a position repeats"
	}
	return ""
}

// playMove returns the position after a move.
func playMove(pos board.Position, uci string) (board.Position, error) {
	m, err := pos.ParseMove(uci)
	if err != nil {
		return board.Position{}, err
	}
	if m == 0 {
		return board.Position{}, fmt.Errorf("move %s: passing is not legal", uci)
	}
	return pos.After(m), nil
}

// String returns the root as a FEN, and the moves if there are any.
func (l Line) String() string {
	if len(l.Moves) == 0 {
		return l.Root.FEN()
	}
	return l.Root.FEN() + " moves " + strings.Join(l.Moves, " ")
}
