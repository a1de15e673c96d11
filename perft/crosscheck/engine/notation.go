package engine

import "github.com/bitray/bitray/perft/crosscheck"

// unify sorts counts and writes castling as the question has it: programs write it in either way,
// in standard chess too. What is not legal stays as it is.
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
