package neurons

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/tabulate"
)

// net holds the weights of 32 neurons, a byte each: two words for those that see the low byte of the index,
// two for those that see the high one.
type net [4]uint64

// problem says how many bits of either byte of the index are relevant squares, and how many of them lie
// between the slider and the target.
type problem struct{ lowBits, highBits, lowBetween, highBetween int }

// slider is a piece on a square: its relevant squares, those it attacks on the empty board, and where their
// nets begin, one for each.
type slider struct {
	relevant, targets uint64
	first             uint16
}

type row struct{ rook, bishop slider }

// allNets is the number of pairs of a slider and a target.
const allNets = 1456

var (
	nets [allNets]net
	rows = build(&nets)
)

func build(nets *[allNets]net) (rows [64]row) {
	next := 0
	for sq := range rows {
		rows[sq] = row{connect(nets, &next, sq, tabulate.Rook), connect(nets, &next, sq, tabulate.Bishop)}
	}
	return rows
}

// connect enters a net for each target of a slider.
func connect(nets *[allNets]net, next *int, sq int, piece tabulate.Slider) slider {
	relevant := piece.Relevant(sq)
	s := slider{relevant, piece.Attacks(sq, 0), uint16(*next)}
	between := [64]uint64{} // by target: the squares from which a piece hides it
	for squares := relevant; squares != 0; squares &= squares - 1 {
		square := squares & -squares
		for hidden := s.targets &^ piece.Attacks(sq, square); hidden != 0; hidden &= hidden - 1 {
			between[bits.TrailingZeros64(hidden)] |= square
		}
	}
	for targets := s.targets; targets != 0; targets &= targets - 1 {
		target := bits.TrailingZeros64(targets)
		nets[*next] = netFor(bmi2.Emulate(relevant, relevant), bmi2.Emulate(between[target], relevant))
		*next++
	}
	return s
}

// netFor returns the net for a choice of bits of the index between slider and target. It takes the one that
// has been trained for as many bits, in which those are the lowest of each byte, and moves the weights to the
// bits that are between.
func netFor(relevant, between uint64) net {
	low, high := uint8(between), uint8(between>>8)
	n := weights[problem{
		bits.OnesCount8(uint8(relevant)), bits.OnesCount8(uint8(relevant >> 8)), bits.OnesCount8(low), bits.OnesCount8(high),
	}]
	return net{
		move(n[0], low, uint8(relevant)), move(n[1], low, uint8(relevant)),
		move(n[2], high, uint8(relevant>>8)), move(n[3], high, uint8(relevant>>8)),
	}
}

// move moves the bits of each byte of a word: the lowest ones to the bits between, those that follow to the
// other relevant ones.
func move(word uint64, between, relevant uint8) (moved uint64) {
	i := 0
	for _, set := range [3]uint8{between, relevant &^ between, ^relevant} {
		for ; set != 0; set &= set - 1 {
			moved |= word >> i & 0x0101010101010101 << bits.TrailingZeros8(set)
			i++
		}
	}
	return moved
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rows[uint8(sq)&63].rook.attacks(uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rows[uint8(sq)&63].bishop.attacks(uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(r.rook.attacks(uint64(occ)) | r.bishop.attacks(uint64(occ)))
}

const everyByte = 0x0101010101010101

// attacks asks one net after another.
func (s *slider) attacks(occ uint64) (attacked uint64) {
	index := bmi2.Extract(occ, s.relevant)
	low, high := index&255*everyByte, index>>8&255*everyByte
	n := int(s.first)
	for targets := s.targets; targets != 0; targets &= targets - 1 {
		if nets[n].saysYes(low, high) {
			attacked |= targets & -targets
		}
		n++
	}
	return attacked
}

// saysYes reports whether more than half of the neurons fire, given the bytes of the index, each copied to
// all bytes of a word.
func (n *net) saysYes(low, high uint64) bool {
	silent := silence(low^n[0]) | silence(low^n[1])>>1 | silence(high^n[2])>>2 | silence(high^n[3])>>3
	return bits.OnesCount64(silent) < 16
}

// silence returns bit 7 of each byte with four bits or more: a neuron fires if fewer bits differ from its
// weights. The bits of all bytes are counted at once, by pairs, fours and eights, and 124 more than four
// reach bit 7.
func silence(x uint64) uint64 {
	x -= x >> 1 & 0x5555555555555555
	x = x&0x3333333333333333 + x>>2&0x3333333333333333
	x = (x + x>>4) & 0x0f0f0f0f0f0f0f0f
	return (x + 124*everyByte) & (128 * everyByte)
}
