package fixedshift

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/internal/find"
)

// indexBits is the number of index bits of a piece, the same for all squares: as many as the
// square that needs most has relevant squares.
var indexBits = [2]int{find.Rook: 12, find.Bishop: 9}

// table is a multiplier with the slots that its table uses.
type table struct {
	piece  find.Piece
	square int
	magic  uint64
	used   find.Slots
	score  int
}

// span returns the first used slot and the number of slots from it to the last.
func (t *table) span() (first, span int) {
	first = slices.IndexFunc(t.used[:], func(word uint64) bool { return word != 0 }) * 64
	first += bits.TrailingZeros64(t.used[first/64])
	return first, t.end() - first
}

// end returns one more than the last used slot.
func (t *table) end() int {
	last := len(t.used) - 1
	for t.used[last] == 0 {
		last--
	}
	return 64*last + bits.Len64(t.used[last])
}

// searcher looks for one square's multiplier.
type searcher struct {
	problem find.Problem
	finder  *find.Finder
	random  *rand.Rand
	best    table
}

// search returns the best multiplier that the given number of tries finds: one that uses few
// slots and leaves few holes between them. The result depends on seed, piece and square alone.
func search(piece find.Piece, square int, seed uint64, tries int) table {
	stream := uint64(piece)<<6 | uint64(square)
	s := searcher{
		problem: find.NewProblem(piece, uint8(square)),
		finder:  find.NewFinder(seed<<7 | stream),
		random:  rand.New(rand.NewPCG(seed, stream)),
		best:    table{piece: piece, square: square, score: 2 << find.MaxBits},
	}
	for try := 0; try < tries/40 || s.best.magic == 0; try++ {
		// The finder makes an index of as many bits as the square needs, at the top of the
		// product. Moved to the low end of the wider index, most of its multipliers still serve,
		// and begin with a short table.
		s.consider(s.finder.Place(&s.problem) >> (indexBits[piece] - s.problem.Bits))
	}
	for range tries {
		s.consider(s.change(s.best.magic))
	}
	return s.best
}

// consider makes magic the best if it is as good as the best so far. Moving among equals keeps
// the search from getting stuck.
func (s *searcher) consider(magic uint64) {
	m := find.Multiplier{Bits: indexBits[s.problem.Piece], Magic: magic, Addend: ^s.problem.Mask * magic}
	if !s.finder.Test(&s.problem, m) {
		return
	}
	t := s.best
	t.magic, t.used = magic, s.finder.Used()
	_, span := t.span()
	if t.score = span + t.used.Len(); t.score <= s.best.score {
		s.best = t
	}
}

// change returns magic with one to three random bits flipped, or powers of two added or taken
// away.
func (s *searcher) change(magic uint64) uint64 {
	for range 1 + s.random.IntN(3) {
		power := uint64(1) << s.random.IntN(64)
		switch s.random.IntN(4) {
		case 0:
			magic += power
		case 1:
			magic -= power
		default:
			magic ^= power
		}
	}
	return magic
}
