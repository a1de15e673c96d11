package main

import (
	"math/bits"
	"math/rand/v2"

	"github.com/bitray/bitray/magic/find"
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
	first, last := -1, -1
	for i, word := range t.used {
		if word == 0 {
			continue
		}
		if first < 0 {
			first = i*64 + bits.TrailingZeros64(word)
		}
		last = i*64 + bits.Len64(word) - 1
	}
	return first, last - first + 1
}

// searcher looks for one square's multiplier.
type searcher struct {
	problem find.Problem
	tester  find.Tester
	random  *rand.Rand
	best    table
}

// search returns the best multiplier that the given number of tries finds: one that uses few
// slots and leaves few holes between them. The result depends on seed, piece and square alone.
func search(piece find.Piece, square int, seed uint64, tries int) table {
	s := searcher{
		problem: find.NewProblem(piece, uint8(square)),
		random:  rand.New(rand.NewPCG(seed, uint64(piece)<<6|uint64(square))),
	}
	s.best = table{piece: piece, square: square, score: 1 << find.MaxBits * 2}
	for try := 0; try < tries/4 || s.best.magic == 0; try++ {
		if magic, ok := s.place(); ok {
			s.consider(magic)
		}
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
	if !s.tester.Test(&s.problem, m) {
		return
	}
	t := s.best
	t.magic, t.used = magic, s.tester.Used()
	_, span := t.span()
	if t.score = span + t.used.Len(); t.score <= s.best.score {
		s.best = t
	}
}

// place constructs a candidate as find.Finder.Place does: every relevant square is copied to an
// index bit of its own. It uses the low index bits only, as many as there are squares, so that
// a square that needs fewer bits than the shift leaves begins with a short table.
func (s *searcher) place() (magic uint64, ok bool) {
	shift := uint(64 - indexBits[s.problem.Piece])
	free := uint64(1)<<s.problem.Bits - 1
	downwards := s.random.IntN(2) == 0
	for mask := s.problem.Mask; mask != 0; {
		square := uint(bits.TrailingZeros64(mask))
		if downwards {
			square = uint(bits.Len64(mask) - 1)
		}
		mask &^= 1 << square
		if landed := magic << square >> shift & free; landed != 0 {
			free &^= landed & -landed
			continue
		}
		reachable := free
		if square > shift {
			reachable &^= 1<<(square-shift) - 1
		}
		if reachable == 0 {
			return 0, false
		}
		for skip := s.random.IntN(bits.OnesCount64(reachable)); skip > 0; skip-- {
			reachable &= reachable - 1
		}
		index := uint(bits.TrailingZeros64(reachable))
		free &^= 1 << index
		magic |= 1 << (index + shift - square)
	}
	return magic, true
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
