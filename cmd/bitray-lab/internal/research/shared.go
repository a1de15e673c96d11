package research

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/internal/find"
)

// Share searches one number for several squares of a rank, and returns it, or false after so many tries. The
// multiplier of a square is the number shifted right by the file of the square:
//
//	index = ((occ & mask[sq]) * (shared >> file)) >> (64 - indexBits)
//
// Seen from the slider, all squares of a rank look alike: what lies d bits further on for one does so for
// all, if it is on the board. The product moves bit b of the occupancy to shared >> file << b, so a d that
// several squares have goes to one place for all of them. Therefore each d is given an index bit that is free
// on all squares that have it, as [find.Finder.Place] does it for the bits of one square, but in random
// order: any fixed one fails on some rank. No bit below the greatest file is set, so that the shift loses
// none. What is constructed is then tested on every square.
//
// indexBits, 1 to [find.MaxBits], may be more than a square needs: 9 and 12 are those of package magic/plain.
//
// Source: Daniel Inführ, Correlationmagic.hpp of https://github.com/Gigantua/Chess_Movegen, 2023, which has 8
// numbers for bishops and 32 for rooks.
func Share(f *find.Finder, piece find.Piece, squares []uint8, indexBits, tries int) (shared uint64, ok bool) {
	problems := make([]find.Problem, len(squares))
	for i, sq := range squares {
		problems[i] = find.NewProblem(piece, sq)
	}
	random, order := rand.New(f), distances(problems)
	for range tries {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		if shared, ok := candidateFor(f, problems, order, indexBits); ok && serves(f, problems, shared, indexBits) {
			return shared, true
		}
	}
	return 0, false
}

// serves reports whether shared makes a multiplier for every problem.
func serves(f *find.Finder, problems []find.Problem, shared uint64, indexBits int) bool {
	return !slices.ContainsFunc(problems, func(p find.Problem) bool {
		return !f.Test(&p, find.Multiplier{Bits: indexBits, Magic: shared >> (p.Square & 7)})
	})
}

// candidateFor constructs a number, which remains to be tested, or runs into a distance that has no index bit
// left.
func candidateFor(f *find.Finder, problems []find.Problem, order []int, indexBits int) (shared uint64, ok bool) {
	shift := 64 - indexBits
	leastBit := 0 // that no shift by a file loses
	for i := range problems {
		leastBit = max(leastBit, int(problems[i].Square&7))
	}
	free := slices.Repeat([]uint64{1<<indexBits - 1}, len(problems)) // index bits, by problem
	for _, d := range order {
		open := uint64(0)
		for index := range indexBits { // those that a bit of the number can reach
			if bit := index + shift - d; bit >= leastBit && bit < 64 {
				open |= 1 << index
			}
		}
		claimed := places(shared, d) >> shift
		for i := range problems {
			if has(&problems[i], d) {
				open &= free[i]
				claimed &= free[i]
			}
		}
		switch {
		case claimed == 0 && open == 0:
			return 0, false
		case claimed == 0:
			claimed = 1 << f.Pick(open)
			shared |= places(claimed<<shift, -d)
		}
		for i := range problems {
			if has(&problems[i], d) {
				free[i] &^= claimed & -claimed
			}
		}
	}
	return shared, true
}

// places returns where shared brings what lies d bits beyond the file of the slider.
func places(shared uint64, d int) uint64 {
	if d < 0 {
		return shared >> -d
	}
	return shared << d
}

// has reports whether the mask of p has a square d bits beyond the file of the slider.
func has(p *find.Problem, d int) bool {
	b := int(p.Square&7) + d
	return b >= 0 && b < 64 && p.Mask>>b&1 != 0
}

// distances returns all distances that the problems have, each once.
func distances(problems []find.Problem) (list []int) {
	for i := range problems {
		file := int(problems[i].Square & 7)
		for mask := problems[i].Mask; mask != 0; mask &= mask - 1 {
			if d := bits.TrailingZeros64(mask) - file; !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
	}
	return list
}
