package crosscheck

import "github.com/bitray/bitray/perft/board"

// replay keeps the positions of the last line. The next line is mostly a
// neighbor in the tree, so only a move or two must be made.
type replay[P any] struct {
	root      board.Position
	moves     []string
	positions []P // the root, and one after each move
}

// at returns the position at the end of line. It calls parse for the root and play for the moves
// that differ from the last line.
func (r *replay[P]) at(line Line, parse func(root board.Position) (P, error), play func(P, string) (P, error)) (P, error) {
	if len(r.positions) == 0 || line.Root != r.root {
		root, err := parse(line.Root)
		if err != nil {
			return root, err
		}
		r.root, r.moves, r.positions = line.Root, r.moves[:0], append(r.positions[:0], root)
	}
	common := 0
	for common < min(len(r.moves), len(line.Moves)) && r.moves[common] == line.Moves[common] {
		common++
	}
	r.moves, r.positions = r.moves[:common], r.positions[:common+1]
	for _, move := range line.Moves[common:] {
		next, err := play(r.positions[len(r.positions)-1], move)
		if err != nil {
			return next, err
		}
		r.moves, r.positions = append(r.moves, move), append(r.positions, next)
	}
	return r.positions[len(r.positions)-1], nil
}
