package crosscheck

import (
	"context"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/mirror"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// elsewhere names the position that the tested generator has in place of that of d, if it lists the moves of another one
// that it knows: the root, the start position, or the position that it was asked before. A generator has it because it
// ignores moves, or refused a FEN and kept what it had.
func (s *Search) elsewhere(ctx context.Context, d *Difference, tested []perft.MoveCount) (f Finding, ok bool) {
	if text := s.mirrored(ctx, d, tested); text != "" {
		return finding(OtherPosition, attacks.Empty, "%s", text), true
	}
	if !slices.ContainsFunc(d.Extra, d.foreign) {
		return f, false // a mistake in the moves of this position could look like that
	}
	var asTheyAre mirror.Way
	switch {
	case len(d.Line.Moves) > 0 && d.has(d.Line.Root, tested, asTheyAre):
		return finding(OtherPosition, attacks.Empty, "its moves are those of the root: does it ignore the moves of the path?"), true
	case d.has(board.Start(), tested, asTheyAre):
		return finding(OtherPosition, attacks.Empty, "its moves are those of the start position: did it refuse the FEN?"), true
	case s.held != nil:
		if before, err := s.held.End(); err == nil && d.has(before, tested, asTheyAre) {
			return finding(OtherPosition, attacks.Empty, "its moves are those of the position that it was asked before, %s: did it refuse this one?", before.FEN()), true
		}
	}
	theirs := d.Position.SideToMove().Other()
	if !slices.ContainsFunc(tested, func(c perft.MoveCount) bool { return origin(c.Move)&d.Position.OccupiedBy(theirs) == 0 }) {
		return finding(OtherPosition, attacks.Empty, "all its moves are those of %v's pieces: does it read the side to move?", theirs), true
	}
	return f, false
}

// mirrored says how the tested generator gives squares the names of others, if it does that with its moves at d, and with those of
// a position that looks different from each side.
func (s *Search) mirrored(ctx context.Context, d *Difference, tested []perft.MoveCount) (text string) {
	for _, way := range mirror.Ways {
		if d.has(d.Position, tested, way) {
			elsewhere, _ := board.ParseFEN("8/8/8/3k4/8/8/1P6/K7 w - - 0 1") // no error
			if moves, err := ask(ctx, s.Tested, NewLine(elsewhere), 1); err == nil && d.has(elsewhere, moves, way) {
				return way.Text
			}
		}
	}
	return ""
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

// has reports whether the moves of a result are those of pos, if they are read in a way.
func (d *Difference) has(pos board.Position, tested []perft.MoveCount, way mirror.Way) bool {
	var moves, read []string
	for _, m := range pos.AppendLegalMoves(nil) {
		moves = append(moves, m.UCI(d.Line.Chess960))
	}
	for _, c := range tested {
		read = append(read, way.Read(c.Move))
	}
	slices.Sort(moves)
	slices.Sort(read)
	return slices.Equal(moves, read)
}
