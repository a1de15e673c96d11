package engine

import "github.com/bitray/bitray/perft/crosscheck"

// unify sorts counts and writes castling as the question does: programs use either notation, in
// standard chess too. Illegal moves stay as they are.
func unify(counts crosscheck.Divide, line crosscheck.Line) crosscheck.Divide {
	if pos, err := line.End(); err == nil {
		for i := range counts {
			if m, err := pos.ParseMove(counts[i].Move); err == nil && m.IsCastling() {
				counts[i].Move = pos.UCI(m, line.Chess960)
			}
		}
	}
	counts.Sort()
	return counts
}
