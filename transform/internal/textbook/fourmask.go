package textbook

import (
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// RotateRight turns the board by a quarter turn in three steps of four masks: the quadrants of
// the board go round, then those of each quadrant, then the four squares of each of these.
//
// The name is that of its source, where the highest bit is drawn at the top left. On a board
// with a1 in bit 0 the turn is counterclockwise. Source: Nugnikoll, MyReversi; explained by siahuat0727.
func RotateRight(x uint64) uint64 {
	x = x&0xf0f0f0f000000000>>4 | x&0x0f0f0f0f00000000>>32 |
		x&0x00000000f0f0f0f0<<32 | x&0x000000000f0f0f0f<<4
	x = x&0xcccc0000cccc0000>>2 | x&0x3333000033330000>>16 |
		x&0x0000cccc0000cccc<<16 | x&0x0000333300003333<<2
	return x&0xaa00aa00aa00aa00>>1 | x&0x5500550055005500>>8 |
		x&0x00aa00aa00aa00aa<<8 | x&0x0055005500550055<<1
}

// RotateRight16 is [RotateRight] for the 4x4 board in sixteen bits.
// Source: siahuat0727.
func RotateRight16(x uint16) uint16 {
	x = x&0xa0a0>>1 | x&0x5050>>4 | x&0x0a0a<<4 | x&0x0505<<1
	return x&0xcc00>>2 | x&0x3300>>8 | x&0x00cc<<8 | x&0x0033<<2
}

// FourMasks is a symmetry in the form of [RotateRight]: step i moves the four quarters of every
// block of 2n x 2n squares, with n = 2^i, to where the symmetry puts them, without turning them.
//
// The three steps change different binary digits of file and rank, so their order does not
// matter.
type FourMasks struct{ steps [3]fourMaskStep }

// fourMaskStep holds for each quarter of a block, by file and rank, the squares that lie in such
// a quarter and the way that they go.
type fourMaskStep struct {
	masks [4]uint64
	ways  [4]int
}

// NewFourMasks returns the form for the symmetry s.
func NewFourMasks(s transform.Symmetry) FourMasks {
	var form FourMasks
	for i := range form.steps {
		form.steps[i] = newFourMaskStep(s, 1<<i)
	}
	return form
}

func newFourMaskStep(s transform.Symmetry, n int) (step fourMaskStep) {
	lowFiles := ^uint64(0) / (1<<n + 1)
	lowRanks := ^uint64(0) / (1<<(8*n) + 1)
	for quarter := range 4 {
		files, ranks := lowFiles, lowRanks
		if quarter&1 != 0 {
			files = ^files
		}
		if quarter&2 != 0 {
			ranks = ^ranks
		}
		// A quarter goes where its corner of the board goes.
		to := transform.ApplyToSquare(s, quarter&1*7+quarter>>1*56)
		step.masks[quarter] = files & ranks
		step.ways[quarter] = n * (to&1 - quarter&1 + 8*(to>>3&1-quarter>>1))
	}
	return step
}

// Apply moves every square of x.
func (form *FourMasks) Apply(x uint64) uint64 { return form.ApplyInOrder(x, [3]int{2, 1, 0}) }

// ApplyInOrder takes the steps in the given order, in which each of 0, 1 and 2 occurs once.
func (form *FourMasks) ApplyInOrder(x uint64, order [3]int) uint64 {
	for _, i := range order {
		x = form.steps[i].apply(x)
	}
	return x
}

// apply moves the quarters. They stay on the board, so that a rotation is as good as a shift to
// either side.
func (step *fourMaskStep) apply(x uint64) uint64 {
	var moved uint64
	for quarter, mask := range step.masks {
		moved |= bits.RotateLeft64(x&mask, step.ways[quarter])
	}
	return moved
}
