// Package replay makes the moves of lines without making those again that the line before had too.
package replay

// Replay keeps the positions of the last line, of type P, after a root of type R. The next line is mostly a
// neighbor in the tree, so only a move or two must be made.
type Replay[R comparable, P any] struct {
	root      R
	moves     []string
	positions []P // the root, and one after each move
}

// At returns the position after some moves from a root. It calls parse for the root and play for the moves
// that differ from the last line.
func (r *Replay[R, P]) At(root R, moves []string, parse func(root R) (P, error), play func(P, string) (P, error)) (P, error) {
	if len(r.positions) == 0 || root != r.root {
		parsed, err := parse(root)
		if err != nil {
			return parsed, err
		}
		r.root, r.moves, r.positions = root, r.moves[:0], append(r.positions[:0], parsed)
	}
	common := 0
	for common < min(len(r.moves), len(moves)) && r.moves[common] == moves[common] {
		common++
	}
	r.moves, r.positions = r.moves[:common], r.positions[:common+1]
	for _, move := range moves[common:] {
		next, err := play(r.positions[len(r.positions)-1], move)
		if err != nil {
			return next, err
		}
		r.moves, r.positions = append(r.moves, move), append(r.positions, next)
	}
	return r.positions[len(r.positions)-1], nil
}
