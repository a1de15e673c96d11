package lanes

import "github.com/mmcloughlin/avo/operand"

// In this file a vector is not eight positions but eight directions of one, in the order of the
// rays of a king: north, east, north-east and north-west, along which squares are numbered
// upwards, then their opposites.
const (
	orthogonalLanes = 0b0011_0011
	downwardLanes   = 0b1111_0000
)

const (
	fileA = uint64(0x0101010101010101)
	fileB = fileA << 1
	fileG = fileA << 6
	fileH = fileA << 7
	rank1 = uint64(0xff)
	rank2 = rank1 << 8
	rank3 = rank1 << 16
	rank6 = rank1 << 40
	rank7 = rank1 << 48
	rank8 = rank1 << 56
)

// jumps are the same kind of step in eight directions: a number of files to the east and of ranks to the north.
type jumps struct {
	name  string
	steps [8]struct{ files, ranks int }
}

var (
	queenSteps  = jumps{"queenStep", [8]struct{ files, ranks int }{{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, -1}, {-1, 0}, {-1, -1}, {1, -1}}}
	knightSteps = jumps{"knightStep", [8]struct{ files, ranks int }{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {-1, -2}, {-2, -1}, {1, -2}, {2, -1}}}
)

// turn returns by how much step i rotates a board. A rotation takes what leaves the board to the other end, where
// it must not be.
func (j *jumps) turn(i int) uint64 { return uint64(8*j.steps[i].ranks+j.steps[i].files) & 63 }

// arrivals returns the squares that step i can arrive on.
func (j *jumps) arrivals(i int) (squares uint64) {
	for sq := range 64 {
		if file, rank := sq%8-j.steps[i].files, sq/8-j.steps[i].ranks; min(file, rank) >= 0 && max(file, rank) < 8 {
			squares |= 1 << sq
		}
	}
	return squares
}

// loadSteps loads both tables of a kind of step.
func (asm *assembler) loadSteps(j jumps) (turns, arrivals vec) {
	table := asm.Words(j.name+"Turns", 8, j.turn)
	if asm.fourLanes() {
		table = asm.Words(j.name+"Shifts", 8, func(i int) uint64 { return min(j.turn(i), 64-j.turn(i)) })
	}
	return asm.fromMemory(table), asm.fromMemory(asm.Words(j.name+"Arrivals", 8, j.arrivals))
}

// directionMasks returns the lanes of the rook's and of the bishop's directions, and of those
// along which squares are numbered downwards.
func (asm *assembler) directionMasks() (orthogonal, diagonal, down mask) {
	orthogonal, diagonal, down = asm.K(), asm.K(), asm.K()
	lanes := asm.GP32()
	asm.KMOVB(written(lanes, asm.MOVL, operand.U32(orthogonalLanes)), orthogonal)
	asm.KMOVB(written(lanes, asm.MOVL, operand.U32(downwardLanes)), down)
	return orthogonal, written(diagonal, asm.KNOTB, orthogonal), down
}

// nearest returns, on each ray, the one of the given pieces that is nearest to the king. With AVX2 the rays of the upper
// half lead downwards.
func (asm *assembler) nearest(pieces vec, down mask) vec {
	if !asm.fourLanes() {
		near, far := asm.lowest(pieces), asm.made(asm.VPLZCNTQ, pieces)
		return written(near, asm.VPSRLVQ, far, asm.broadcast(asm.word(1<<63)), down)
	}
	z := asm.ZMM()
	upward, downward := asm.half(z, 0), asm.half(z, 1)
	asm.VPXOR(upward, upward, upward)
	asm.VPSUBQ(asm.half(pieces, 0), upward, upward)
	asm.VPAND(asm.half(pieces, 0), upward, upward)
	below := asm.half(pieces, 1)
	for n := 1; n < 64; n *= 2 {
		below = written(asm.YMM(), asm.VPOR, written(asm.YMM(), asm.VPSRLQ, operand.U8(n), below), below)
	}
	asm.VPSRLQ(operand.U8(1), below, downward)
	asm.VPXOR(below, downward, downward)
	return z
}

// upTo returns, of the rays' squares and others, those on the king's side of the given square
// and itself. Below and at b they are b ^ (b-1), above and at b they are -b.
func (asm *assembler) upTo(b vec, down mask) vec {
	if !asm.fourLanes() {
		return written(asm.xor(b, asm.minus(b, asm.word(1))), asm.VPSUBQ, b, asm.zero(), down)
	}
	z := asm.ZMM()
	upward, downward := asm.half(z, 0), asm.half(z, 1)
	asm.VPADDQ(asm.words(1<<64-1), asm.half(b, 0), upward)
	asm.VPXOR(asm.half(b, 0), upward, upward)
	asm.VPXOR(downward, downward, downward)
	asm.VPSUBQ(asm.half(b, 1), downward, downward)
	return z
}

// rotatingFill is an occluded fill in eight directions: the squares that can be arrived on by
// one, two and four steps over empty squares only.
type rotatingFill struct {
	*assembler
	turn, turn2, turn4, arrivals vec
	empty, empty2, empty4        vec
}

func (asm *assembler) newRotatingFill(occ vec) (f rotatingFill) {
	f.assembler = asm
	f.turn, f.arrivals = asm.loadSteps(queenSteps)
	f.turn2 = asm.made(asm.VPADDQ, f.turn, f.turn)
	f.turn4 = asm.made(asm.VPADDQ, f.turn2, f.turn2)
	f.empty = asm.without(f.arrivals, occ)
	f.empty2 = asm.and(asm.rotate(f.empty, f.turn), f.empty)
	f.empty4 = asm.and(asm.rotate(f.empty2, f.turn2), f.empty2)
	return f
}

// see returns what is seen from the squares of from.
func (f rotatingFill) see(from vec) vec {
	seen := f.into(f.rotate(from, f.turn), f.empty, from, andOr)
	seen = f.into(f.rotate(seen, f.turn2), f.empty2, seen, andOr)
	seen = f.into(f.rotate(seen, f.turn4), f.empty4, seen, andOr)
	return f.and(f.rotate(seen, f.turn), f.arrivals)
}

// rotate returns a rotated. With AVX2 the lanes that are rotated downwards are shifted so: what leaves the
// board is nowhere then, which is as well.
func (asm *assembler) rotate(a, by vec) vec {
	if asm.fourLanes() {
		z := asm.ZMM()
		asm.VPSLLVQ(asm.half(by, 0), asm.half(a, 0), asm.half(z, 0))
		asm.VPSRLVQ(asm.half(by, 1), asm.half(a, 1), asm.half(z, 1))
		return z
	}
	return asm.made(asm.VPROLVQ, by, a)
}

// bitsOf returns a mask as a number.
func (asm *assembler) bitsOf(m mask) bits {
	r := asm.GP64()
	asm.KMOVB(m, r.As32())
	return asm.bits(r)
}
