package lanes

import "github.com/mmcloughlin/avo/operand"

// differing holds the values of differences by name.
type differing struct {
	*kernel
	first    general // index of the first move in lane 1
	queued   general // offset of the next entry of the queue
	swap     vec     // the order that reverses the ranks of a board
	mirrored vec     // the occupancy with the files in reverse order
}

// differences compares the replies to first moves, from the one of index start on, with those to
// a passed turn. It stores which are taken away, and lists those that are new as pairs. It
// returns the index of the first move to go on with, as the list of pairs may not hold all.
//
// Seven first moves are done at a time, in the lanes from 1 on. Lane 0 is for no move: what
// another lane differs from it in is what the move changes. This is found out piece by piece and
// queued, and what is in the queue is looked at lane by lane afterwards.
func differences(asm *assembler) {
	f := asm.newTriple("now")
	d := &differing{first: asm.Value("start"), queued: asm.GP64()}
	asm.Label("next")
	d.kernel = asm.newKernel(f)
	d.swap = asm.made(asm.VBROADCASTI64X2, asm.reversal())
	asm.XORQ(d.queued, d.queued)
	d.chooseVariant()
	for _, d.variant = range variants {
		d.label("batch")
		d.listReplies()
		asm.JMP("queued")
	}
	asm.Label("queued")
	d.settleQueue()
	asm.ADDQ(operand.U8(width-1), d.first)
	asm.Branch(asm.CMPQ, d.first, d.inTriple("firsts", "loud"), asm.JGE, "done")
	asm.Branch(asm.CMPQ, d.inTriple("full", "count"), d.enoughPairs(), asm.JLE, "next")
	asm.Label("done")
	d.activate()
	asm.leave(d.first)
}

// width is the number of positions in a register.
const width = 8

// enoughPairs returns how many pairs there may be for another batch, or another first move, to
// be sure to find room: seven moves have at most 255 replies each.
func (asm *assembler) enoughPairs() operand.U32 {
	return operand.U32(asm.named("maxPairs") - (width-1)*256)
}

// listReplies finds the replies in each lane, set by set.
func (d *differing) listReplies() {
	d.makeFirstMoves()
	d.lookAround()
	d.mirrored = d.mirror(d.occ)
	d.listKing()
	d.listKnights()
	d.listSliders("orthogonals", d.orthogonalTargets)
	d.listSliders("diagonals", d.diagonalTargets)
	d.listPawns()
}

// makeFirstMoves makes the positions of the batch.
func (d *differing) makeFirstMoves() {
	lanes := written(d.K(), d.KMOVB, written(d.GP32(), d.MOVL, operand.U32(0xfe)))
	squares := func(list string) vec {
		z := d.made(d.VPMOVZXBQ, d.inTriple("firsts", list, 0).Idx(d.first, 1).Offset(-1))
		d.VPXORQ(each(d.word(56)), z, z)
		return written(z, d.VPSLLVQ_Z, z, d.broadcast(d.word(1)), lanes)
	}
	d.move(squares("to"), squares("from"))
	d.occ = d.or(d.mover, d.replier)
}

// listKing lists the king's moves. Castlings are among them: the king goes there in no other way.
func (d *differing) listKing() {
	moves := d.kingSteps()
	d.eachCastling(func(i int, can mask) {
		d.VPORQ(each(d.field("castlings", i, "kingGoal")), moves, can, moves)
	})
	d.queuePiece(moves, d.squareOf(d.field("replier", "king")))
}

// listKnights lists the moves of the knights.
func (d *differing) listKnights() {
	knights := d.load("replier", "knights")
	d.eachSquare("knight"+d.name, knights, func(square general) {
		lines := d.linesOf(square)
		there := d.meets(d.free, d.broadcast(d.lowestOf(knights)))
		d.queuePiece(written(d.ZMM(), d.VPANDQ_Z, each(address(lines, "knights")), d.targets, there), square)
	})
}

// listSliders lists the moves of the sliders of a set, in the directions of that set: a queen is
// met twice.
func (d *differing) listSliders(set string, targets func(slider vec, lines component) vec) {
	sliders := d.load("replier", set)
	d.eachSquare(set+d.name, sliders, func(square general) {
		lines := d.linesOf(square)
		slider := d.and(d.replier, d.broadcast(d.lowestOf(sliders)))
		d.queuePiece(d.and(targets(slider, lines), d.targets), square)
	})
}

func (d *differing) orthogonalTargets(slider vec, lines component) vec {
	files := d.along(d.unpinned(slider, "file"), address(lines, "file"))
	slider = d.unpinned(slider, "rank")
	east := d.borrowed(d.occ, slider)
	west := d.xor(d.borrowed(d.mirrored, d.mirror(slider)), d.mirrored)
	return d.into(d.into(files, east, d.occ, orXor), files, d.mirror(west), orFirst)
}

func (d *differing) diagonalTargets(slider vec, lines component) vec {
	return d.or(
		d.along(d.unpinned(slider, "diagonal"), address(lines, "diagonal")),
		d.along(d.unpinned(slider, "antiDiagonal"), address(lines, "antiDiagonal")))
}

// along returns what a slider attacks along a line that is not a rank.
func (d *differing) along(slider vec, line operand.Mem) vec {
	h := hyperbola{assembler: d.assembler, slider: slider, occ: d.occ, swap: d.swap}
	h.double()
	return h.along(d.broadcast(line))
}

// listPawns lists the moves of pawns by the way they go. There are no promotions.
func (d *differing) listPawns() {
	m := d.pawnTargets()
	for _, way := range []struct {
		moves vec
		step  int
	}{{m.single, 8}, {m.double, 16}, {m.west, 7}, {m.east, 9}} {
		if d.dangers {
			d.VPANDQ(d.answer, way.moves, way.moves)
		}
		d.queue(way.moves, d.filled(d.MOVQ, operand.I32(-1)), d.filled(d.MOVQ, operand.U32(way.step)))
	}
}

// queuePiece queues the moves of a piece, from whose square they start.
func (d *differing) queuePiece(moves vec, square general) {
	none, origin := d.GP64(), d.combined(d.XORQ, square, operand.U8(56))
	d.NEGQ(origin)
	d.XORQ(none, none)
	d.queue(moves, none, origin)
}

// queue queues moves, given by where they go, if they are not the same in all lanes. All bytes of
// a register tell where they start: at (to & mask) - offset.
func (d *differing) queue(moves vec, mask, offset general) {
	changed := d.made(d.VPBROADCASTQ, moves.AsX())
	d.VPXORQ(moves, changed, changed)
	d.VMOVDQU64(changed, d.entryAt(d.queued, "changed", 0))
	d.VMOVDQU64(moves, d.entryAt(d.queued, "moves", 0))
	d.MOVQ(mask, d.entryAt(d.queued, "mask"))
	d.MOVQ(offset, d.entryAt(d.queued, "offset"))
	some := d.meets(changed, changed)
	next := d.filled(d.LEAQ, operand.Mem{Base: d.queued, Disp: d.bytesOf("difference")})
	d.KTESTB(some, some)
	d.CMOVQNE(next, d.queued)
}

// entryAt returns the address that a path leads to in an entry of the queue, given the entry's offset.
func (d *differing) entryAt(offset general, path ...any) operand.Mem {
	return d.inTriple(append([]any{"queue", 0}, path...)...).Idx(offset, 1)
}
