package crosscheck

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// elsewhere names the position that the tested generator has in place of that of d, if it lists the moves of another one
// that it knows: the root, the start position, or the position that it was asked before. A generator has it because it
// ignores moves, or refused a FEN and kept what it had.
func (s *Search) elsewhere(d *Difference, tested []perft.MoveCount) (f Finding, ok bool) {
	if !slices.ContainsFunc(d.Extra, d.foreign) {
		return f, false // a mistake in the moves of this position could look like that
	}
	switch {
	case len(d.Line.Moves) > 0 && d.has(d.Line.Root, tested):
		return finding(OtherPosition, attacks.Empty, "its moves are those of the root: does it ignore the moves of the path?"), true
	case d.has(board.Start(), tested):
		return finding(OtherPosition, attacks.Empty, "its moves are those of the start position: did it refuse the FEN?"), true
	case s.held != nil:
		if before, err := s.held.End(); err == nil && d.has(before, tested) {
			return finding(OtherPosition, attacks.Empty, "its moves are those of the position that it was asked before, %s: did it refuse this one?", before.FEN()), true
		}
	}
	theirs := d.Position.SideToMove().Other()
	if !slices.ContainsFunc(tested, func(c perft.MoveCount) bool { return origin(c.Move)&d.Position.OccupiedBy(theirs) == 0 }) {
		return finding(OtherPosition, attacks.Empty, "all its moves are those of %v's pieces: does it read the side to move?", theirs), true
	}
	return f, false
}

// foreign reports whether a move begins on a square where the side to move has no piece.
func (d *Difference) foreign(move string) bool {
	return origin(move)&^d.Position.OccupiedBy(d.Position.SideToMove()) != 0
}

// origin returns the square on which a move in UCI notation begins, if it names one.
func origin(move string) attacks.Bitboard {
	from, _ := attacks.ParseSquare(move[:min(2, len(move))])
	return from.Bitboard() // that of no square is empty
}

// has reports whether the moves of a result are those of pos.
func (d *Difference) has(pos board.Position, tested []perft.MoveCount) bool {
	var moves []string
	for _, m := range pos.AppendLegalMoves(nil) {
		moves = append(moves, m.UCI(d.Line.Chess960))
	}
	slices.Sort(moves)
	return slices.EqualFunc(moves, tested, func(move string, c perft.MoveCount) bool { return move == c.Move })
}
