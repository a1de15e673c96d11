package lanes

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// differing holds the values of differences by name.
type differing struct {
	*kernel
	first    reg.GPVirtual // index of the first move in lane 1
	queued   reg.GPVirtual // offset of the next entry of the queue
	swap     vec           // the order that reverses the ranks of a board
	mirrored vec           // the occupancy with the files in reverse order
}

// entrySize is the size of an entry of the queue.
const entrySize = 3 * 64

// differences compares the replies to first moves, from the one of index start on, with those to
// a passed turn. It stores which are taken away, and lists those that are new as pairs. It
// returns the index of the first move to go on with, as the list of pairs may not hold all.
//
// Seven first moves are done at a time, in the lanes from 1 on. Lane 0 is for no move: what
// another lane differs from it in is what the move changes. This is found out piece by piece and
// queued, and what is in the queue is looked at lane by lane afterwards.
func differences() {
	triple, f := newTriple("now")
	d := &differing{first: asm.Value("start"), queued: asm.GP64()}
	asm.Label("next")
	d.kernel = newKernel(f)
	d.triple = triple
	d.swap = made(asm.VBROADCASTI64X2, reversal())
	asm.XORQ(d.queued, d.queued)
	d.chooseVariant()
	for _, d.variant = range variants {
		d.label("batch")
		d.listReplies()
		asm.JMP(operand.LabelRef("queued"))
	}
	asm.Label("queued")
	d.settleQueue()
	asm.ADDQ(operand.U8(width-1), d.first)
	asm.CMPQ(d.first, address(triple, "firsts", "loud"))
	asm.JGE(operand.LabelRef("done"))
	asm.CMPQ(address(triple, "full", "count"), operand.U32(enoughPairs))
	asm.JLE(operand.LabelRef("next"))
	asm.Label("done")
	d.activate()
	leave(d.first)
}

const (
	// width is the number of positions in a register.
	width = 8
	// enoughPairs is how many pairs there may be for another batch, or another first move, to
	// be sure to find room: seven moves have at most 255 replies each.
	enoughPairs = maxPairs - (width-1)*256
	// maxPairs is the number of pairs that a list holds.
	maxPairs = 8192
)

// listReplies finds the replies in each lane, set by set.
func (d *differing) listReplies() {
	d.makeFirstMoves()
	if d.dangers {
		d.stepChecks()
	}
	if d.lines {
		d.kingLines()
	}
	d.check()
	if d.dangers {
		d.orthogonalMoves()
		d.diagonalMoves()
		d.stepsDanger()
	}
	d.free = d.replier
	if d.lines {
		d.free = without(d.replier, d.pinned)
	}
	d.mirrored = mirror(d.occ)
	d.listKing()
	d.listKnights()
	d.listSliders("orthogonals", d.orthogonalTargets)
	d.listSliders("diagonals", d.diagonalTargets)
	d.listPawns()
}

// makeFirstMoves makes the positions of the batch.
func (d *differing) makeFirstMoves() {
	others := written(asm.GP32(), asm.MOVL, operand.U32(0xfe))
	lanes := written(asm.K(), asm.KMOVB, others)
	squares := func(list string) vec {
		z := made(asm.VPMOVZXBQ, element(d.triple.Field("firsts").Field(list), 0).Idx(d.first, 1).Offset(-1))
		asm.VPXORQ_BCST(word(56), z, z)
		asm.VPSLLVQ_Z(z, broadcast(word(1)), lanes, z)
		return z
	}
	d.move(squares("to"), squares("from"))
	d.occ = or(d.mover, d.replier)
}

// listKing lists the king's moves. Castlings are among them: the king goes there in no other way.
func (d *differing) listKing() {
	moves := d.kingSteps()
	d.eachCastling(func(c gotypes.Component, can mask) {
		asm.VPORQ_BCST(address(c, "kingGoal"), moves, can, moves)
	})
	square := squareOf(d.field("replier", "king"))
	d.queuePiece(moves, square)
}

// listKnights lists the moves of the knights.
func (d *differing) listKnights() {
	knights := d.load("replier", "knights")
	eachSquare("knight"+d.name, knights, func(square reg.GPVirtual) {
		_, lines := d.linesOf(square)
		there := meets(d.free, broadcast(lowestOf(knights)))
		moves := made(asm.VPANDQ_BCST_Z, address(lines, "knights"), d.targets, there)
		d.queuePiece(moves, square)
	})
}

// listSliders lists the moves of the sliders of a set, in the directions of that set: a queen is
// met twice.
func (d *differing) listSliders(set string, targets func(slider vec, lines gotypes.Component) vec) {
	sliders := d.load("replier", set)
	eachSquare(set+d.name, sliders, func(square reg.GPVirtual) {
		_, lines := d.linesOf(square)
		bit := lowestOf(sliders)
		slider := and(d.replier, broadcast(bit))
		d.queuePiece(and(targets(slider, lines), d.targets), square)
	})
}

func (d *differing) orthogonalTargets(slider vec, lines gotypes.Component) vec {
	files := d.along(d.unpinned(slider, "file"), address(lines, "file"))
	slider = d.unpinned(slider, "rank")
	east := borrowed(d.occ, slider)
	west := xor(borrowed(d.mirrored, mirror(slider)), d.mirrored)
	return into(into(files, east, d.occ, orXor), files, mirror(west), orFirst)
}

func (d *differing) diagonalTargets(slider vec, lines gotypes.Component) vec {
	return or(
		d.along(d.unpinned(slider, "diagonal"), address(lines, "diagonal")),
		d.along(d.unpinned(slider, "antiDiagonal"), address(lines, "antiDiagonal")))
}

func orXor(a, b, c uint8) uint8   { return a | (b ^ c) }
func orFirst(a, _, c uint8) uint8 { return a | c }

// along returns what a slider attacks along a line that is not a rank.
func (d *differing) along(slider vec, line operand.Mem) vec {
	h := hyperbola{slider: slider, occ: d.occ, swap: d.swap}
	h.double()
	return h.along(broadcast(line))
}

// listPawns lists the moves of pawns by the way they go. There are no promotions.
func (d *differing) listPawns() {
	m := d.pawnTargets()
	for _, way := range []struct {
		moves vec
		step  int
	}{{m.single, 8}, {m.double, 16}, {m.west, 7}, {m.east, 9}} {
		if d.dangers {
			asm.VPANDQ(d.answer, way.moves, way.moves)
		}
		ones := filled(asm.MOVQ, operand.I32(-1))
		step := filled(asm.MOVQ, operand.U32(way.step))
		d.queue(way.moves, ones, step)
	}
}

// queuePiece queues the moves of a piece, from whose square they start.
func (d *differing) queuePiece(moves vec, square reg.GPVirtual) {
	none, origin := asm.GP64(), asm.GP64()
	asm.MOVQ(square, origin)
	asm.XORQ(operand.U8(56), origin)
	asm.NEGQ(origin)
	asm.XORQ(none, none)
	d.queue(moves, none, origin)
}

// queue queues moves, given by where they go, if they are not the same in all lanes. All bytes of
// a register tell where they start: at (to & mask) - offset.
func (d *differing) queue(moves vec, mask, offset reg.GPVirtual) {
	changed := made(asm.VPBROADCASTQ, moves.AsX())
	asm.VPXORQ(moves, changed, changed)
	asm.VMOVDQU64(changed, d.boardsOf("changed", d.queued))
	asm.VMOVDQU64(moves, d.boardsOf("moves", d.queued))
	asm.MOVQ(mask, d.entryField("mask", d.queued))
	asm.MOVQ(offset, d.entryField("offset", d.queued))
	next, some := asm.GP64(), meets(changed, changed)
	asm.LEAQ(operand.Mem{Base: d.queued, Disp: entrySize}, next)
	asm.KTESTB(some, some)
	asm.CMOVQNE(next, d.queued)
}

// entryField returns the address of a field of an entry of the queue, given the entry's offset.
func (d *differing) entryField(name string, offset reg.GPVirtual) operand.Mem {
	return address(d.triple.Field("queue").Index(0), name).Idx(offset, 1)
}

// boardsOf returns the address of the boards in a field of an entry.
func (d *differing) boardsOf(name string, offset reg.GPVirtual) operand.Mem {
	return element(d.triple.Field("queue").Index(0).Field(name), 0).Idx(offset, 1)
}
