package crosscheck_test

// walk returns the square that lies some files and ranks away, or -1.
func walk(sq, files, ranks int) int {
	file, rank := sq%8+files, sq/8+ranks
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return rank*8 + file
}

var (
	lines     = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonals = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	around    = append(append([][2]int{}, lines...), diagonals...)
	leaps     = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// slide returns the squares that a slider on sq reaches.
func (m *mailbox) slide(sq int, directions [][2]int) (reached []int) {
	for _, d := range directions {
		for to := walk(sq, d[0], d[1]); to >= 0; to = walk(to, d[0], d[1]) {
			if m.bug == wrongMagic && m.piece(sq) == 'r' && sq%8 == 4 && to/8 == 5 && m.squares[to] == 0 {
				break
			}
			if m.bug == wrongDiagonalMask && d[0] == d[1] && to/8 == 0 {
				break
			}
			reached = append(reached, to)
			if m.squares[to] != 0 {
				break
			}
		}
	}
	return reached
}

// leap returns the squares that a piece on sq reaches by single steps.
func (m *mailbox) leap(sq int, steps [][2]int) (reached []int) {
	for _, s := range steps {
		to := walk(sq, s[0], s[1])
		if m.bug == knightWraps && m.piece(sq) == 'n' {
			to = sq + s[0] + 8*s[1]
		}
		if to >= 0 && to < 64 {
			reached = append(reached, to)
		}
	}
	return reached
}

// reach returns the squares that the piece on sq attacks; pawn pushes are not attacks.
func (m *mailbox) reach(sq int) []int {
	switch m.piece(sq) {
	case 'n':
		return m.leap(sq, leaps)
	case 'b':
		return m.slide(sq, diagonals)
	case 'r':
		return m.slide(sq, lines)
	case 'q':
		return m.slide(sq, around)
	case 'k':
		return m.leap(sq, around)
	}
	up := 1
	if m.squares[sq] == 'p' {
		up = -1
	}
	return m.leap(sq, [][2]int{{-1, up}, {1, up}})
}

// attackers returns the squares of the pieces of one side that attack target.
func (m *mailbox) attackers(target int, black bool) (from []int) {
	for sq, letter := range m.squares {
		if letter == 0 || (letter >= 'a') != black {
			continue
		}
		for _, to := range m.reach(sq) {
			if to == target {
				from = append(from, sq)
			}
		}
	}
	return from
}
