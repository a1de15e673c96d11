package fixedshift

import (
	"math/rand/v2"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// indexBits is the number of index bits of a piece, the same for all squares: as many as the
// square that needs most has relevant squares.
var indexBits = [2]int{find.Rook: 12, find.Bishop: 9}

// searcher looks for one square's multiplier.
type searcher struct {
	problem find.Problem
	finder  *find.Finder
	random  *rand.Rand
	best    *overlap.Shape
}

// search returns the table of the best multiplier that the given number of tries finds: one that uses few
// slots and leaves few holes between them. The result depends on seed, piece and square alone.
func search(piece find.Piece, square int, seed uint64, tries int) *overlap.Shape {
	stream := uint64(piece)<<6 | uint64(square)
	s := searcher{
		problem: find.NewProblem(piece, uint8(square)),
		finder:  find.NewFinder(seed<<7 | stream),
		random:  rand.New(rand.NewPCG(seed, stream)),
	}
	for try := 0; try < tries/40 || s.best == nil; try++ {
		// The finder makes an index of as many bits as the square needs, at the top of the
		// product. Moved to the low end of the wider index, most of its multipliers still serve,
		// and begin with a short table.
		s.consider(s.finder.Place(&s.problem) >> (indexBits[piece] - s.problem.Bits))
	}
	for range tries {
		s.consider(s.change(s.best.Multiplier.Magic))
	}
	return s.best
}

// consider makes magic the best if it is as good as the best so far. Moving among equals keeps
// the search from getting stuck.
func (s *searcher) consider(magic uint64) {
	if t := newTable(&s.finder.Tester, &s.problem, magic); t != nil && (s.best == nil || t.Cost <= s.best.Cost) {
		s.best = t
	}
}

// newTable returns the table of a multiplier, or nil if it collides. It costs its slots, and its length from the
// first to the last.
func newTable(tester *find.Tester, p *find.Problem, magic uint64) *overlap.Shape {
	m := find.Multiplier{Bits: indexBits[p.Piece], Magic: magic, Addend: ^p.Mask * magic}
	slots := overlap.Used(tester, p, m)
	if slots == nil {
		return nil
	}
	t := overlap.NewShape(slots)
	t.Multiplier, t.Cost = m, t.Span-slots[0]+len(slots)
	return t
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
