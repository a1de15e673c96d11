package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// The lanes are directions here, in the order of the rays of a king: north, east, north-east,
// north-west, along which squares are numbered upwards, then their opposites.
const (
	orthogonalLanes = 0b0011_0011
	diagonalLanes   = 0b1100_1100
	downwardLanes   = 0b1111_0000
)

// turns holds by how much a step in each direction rotates a board, and arrivals the squares it
// can arrive on; a rotation takes what leaves the board to the other end, where it must not be.
var (
	turns    = [8]uint64{8, 1, 9, 7, 64 - 8, 64 - 1, 64 - 9, 64 - 7}
	arrivals = [8]uint64{
		^rank1, ^fileA, ^(rank1 | fileA), ^(rank1 | fileH),
		^rank8, ^fileH, ^(rank8 | fileH), ^(rank8 | fileA),
	}
)

const (
	fileA = uint64(0x0101010101010101)
	fileB = fileA << 1
	fileG = fileA << 6
	fileH = fileA << 7
	rank1 = uint64(0xff)
	rank6 = rank1 << 40
	rank8 = rank1 << 56
)

// directions finds out what needs no attention in any of the children.
func (k *kernel) directions() {
	orthogonal, diagonal, down := K(), K(), K()
	lanes := GP32()
	MOVL(operand.U32(orthogonalLanes), lanes)
	KMOVB(lanes, orthogonal)
	MOVL(operand.U32(downwardLanes), lanes)
	KMOVB(lanes, down)
	KNOTB(orthogonal, diagonal)

	occ := broadcast(k.field("occ"))
	sliders, reach := broadcast(k.field("mover", "orthogonals")), broadcast(k.field("orthogonalReach"))
	VPBROADCASTQ(k.field("mover", "diagonals"), diagonal, sliders)
	VPBROADCASTQ(k.field("diagonalReach"), diagonal, reach)

	k.active = k.activeDirections(occ, sliders, reach, down)
	k.danger = k.dangerDirections(occ, or(sliders, reach))

	wide := GP64()
	MOVQ(k.field("allLines"), wide)
	TESTQ(wide, wide)
	JZ(operand.LabelRef("someLines"))
	MOVL(operand.U32(0xff), k.active.As32())
	MOVL(operand.U32(0xff), k.danger.As32())
	Label("someLines")
}

// activeDirections returns the directions along which, in some child, the replier's king can be
// in check or a man of his pinned: those where a slider of the mover's is one of the first three
// men on the ray, or can go to a square of the ray up to the second man. A move lifts one man off
// a ray at most and puts one on it.
func (k *kernel) activeDirections(occ, sliders, reach vec, down mask) reg.GPVirtual {
	rays := ZMM()
	VMOVDQU64(k.kingRays(), rays)
	first := func(men vec) vec {
		nearest := lowest(men)
		far := ZMM()
		VPLZCNTQ(men, far)
		VPSRLVQ(far, broadcast(word(1<<63)), down, nearest)
		return nearest
	}
	men := and(occ, rays)
	first1 := first(men)
	men = xor(men, first1)
	first2 := first(men)
	men = xor(men, first2)
	first3 := first(men)

	// The squares up to the second man: below and at b they are b ^ (b-1), above and at b they
	// are -b. Both are all squares where there is no second man, once -0 is mended.
	upTo := xor(first2, minus(first2, word(1)))
	VPSUBQ(first2, zero(), down, upTo)
	none := K()
	VPTESTNMQ(first2, first2, none)
	VPBROADCASTQ(word(1<<64-1), none, upTo)
	VPANDQ(rays, upTo, upTo)

	men = into(first1, first2, first3, orOr)
	men = into(and(men, sliders), upTo, reach, orAnd)
	return bitsOf(meets(men, men))
}

// dangerDirections returns the directions from which a slider of the mover's can, in some child,
// attack a square of the zone. Such a slider is seen from the zone, looking against its
// direction, through one man at most: the one that moved away, be it the slider itself.
func (k *kernel) dangerDirections(occ, sliders vec) reg.GPVirtual {
	turn, turn2, turn4, arrive := ZMM(), ZMM(), ZMM(), ZMM()
	VMOVDQU64(table("turns", turns), turn)
	VMOVDQU64(table("arrivals", arrivals), arrive)
	VPADDQ(turn, turn, turn2)
	VPADDQ(turn2, turn2, turn4)
	rotate := func(a, by vec) vec {
		z := ZMM()
		VPROLVQ(by, a, z)
		return z
	}
	empty := without(arrive, occ)
	empty2 := and(rotate(empty, turn), empty)
	empty4 := and(rotate(empty2, turn2), empty2)
	look := func(from vec) vec {
		seen := into(rotate(from, turn), empty, from, func(a, b, c uint8) uint8 { return a&b | c })
		seen = into(rotate(seen, turn2), empty2, seen, func(a, b, c uint8) uint8 { return a&b | c })
		seen = into(rotate(seen, turn4), empty4, seen, func(a, b, c uint8) uint8 { return a&b | c })
		return and(rotate(seen, turn), arrive)
	}
	seen := look(broadcast(k.field("zone")))
	behind := look(and(seen, occ))
	return bitsOf(meets(or(seen, behind), sliders))
}

// bitsOf returns a mask as a number.
func bitsOf(m mask) reg.GPVirtual {
	r := GP64()
	KMOVB(m, r.As32())
	return r
}

// kingRays returns the address of the eight rays of the replier's king.
func (k *kernel) kingRays() operand.Mem { return k.element(k.kin.Field("rays"), 0) }
