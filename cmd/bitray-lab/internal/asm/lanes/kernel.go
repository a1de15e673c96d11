package lanes

import "github.com/mmcloughlin/avo/operand"

// kernel holds the values of countReplies by name.
type kernel struct {
	frame
	variant
	// list is the list of a triple whose pairs of moves lead to the eight positions, if it is
	// not one move that leads to each.
	list  component
	kings vec // moves of the king's, castlings included, if pairs are counted

	near component // the lines of the replier's king

	// Bits of directions, in the order of the rays of a king.
	active general // along which it can be in check, or one of its side's pieces be pinned
	danger general // in which sliders can attack a square that matters to it
	mobile general // in which sliders of its side can move

	sliders operand.Mem // the mover's orthogonal and diagonal sliders, for look-up
	index   general     // of the first move of the batch
	replies vec         // counted in this batch; nil if none are counted
	before  vec         // counted before this batch

	batch
}

// variant says what the code can leave out.
type variant struct {
	name    string // to tell labels apart
	lines   bool   // a slider may check the king or pin a piece to it
	dangers bool   // it may be in check, or a square that matters to it may be attacked
	// kingless variants do not count its moves, and it is not in check.
	kingless bool
}

// variants holds the variants of the kernel. Half of the nodes of an opening are quiet.
var variants = []variant{
	{name: "Quiet"},
	{name: "Open", dangers: true},
	{name: "Lined", lines: true, dangers: true},
}

// batch holds what is known of the eight positions at hand.
type batch struct {
	first                                  move
	from, both                             vec // the squares of the moves: left, and changed
	pawns, knights, diagonals, orthogonals vec // the mover's pieces
	mover, replier, occ                    vec
	checkers, pinned                       vec
	inCheck                                mask
	answer                                 vec // squares that answer the check, or all
	targets                                vec // of those, where no piece of the replier stands
	attacked                               vec // by the mover, where it matters to the king
	free                                   vec // pieces of the replier that are not pinned
}

func countReplies(asm *assembler) {
	k := asm.newKernel(asm.newFrame())
	k.beginWithLast(k.field("moves"))
	k.chooseVariant()
	for _, k.variant = range variants {
		k.batches()
	}
	asm.Label("sum")
	k.sum()
}

// newKernel returns a kernel with what it takes from the node.
func (asm *assembler) newKernel(f frame) *kernel {
	k := &kernel{frame: f, near: f.linesAt(f.load("replierKing")), active: f.load("active"), danger: f.load("dangers"),
		mobile: f.load("mobile"), sliders: asm.alignedLocal(2 * 64)}
	asm.prepareSizes()
	return k
}

// beginWithLast begins to count, with the last batch of a number of entries.
func (k *kernel) beginWithLast(entries operand.Mem) {
	k.replies, k.before = k.zero(), k.zero()
	k.index = written(k.wordAt(entries), k.DECQ)
	k.ANDQ(operand.I8(-k.boardsAtATime()), k.index)
}

// chooseVariant jumps to the loop of the variant that the node needs.
func (k *kernel) chooseVariant() {
	k.Branch(k.TESTQ, k.active, k.active, k.JNZ, "batchLined")
	k.Branch(k.CMPQ, k.field("anyDanger"), operand.U8(0), k.JNE, "batchOpen")
}

// batches emits the loop over all batches, the last first.
func (k *kernel) batches() {
	k.label("batch")
	k.VPXORQ(k.replies, k.replies, k.replies)
	if k.ofPairs() {
		k.grandchildren()
	} else {
		k.children()
	}
	k.lookAround()
	if !k.kingless {
		k.kingMoves()
		k.castling()
	}
	k.knightMoves()
	k.pawnMoves()
	k.boardSizes(k.replies)
	k.VPADDQ(k.replies, k.before, k.before)
	if k.ofPairs() {
		k.storeLeaves()
	}
	k.SUBQ(operand.U8(k.boardsAtATime()), k.index)
	k.JGE(k.ref("batch"))
	k.JMP("sum")
}

// lookAround finds what the replies depend on, and counts those of sliders if any are counted.
func (k *kernel) lookAround() {
	if k.dangers {
		k.checkers = k.and(k.knights, k.kingField("knights"))
		k.into(k.checkers, k.pawns, k.kingField("pawnsBelow"), orAnd)
	}
	if k.lines {
		k.kingLines()
	}
	k.check()
	if k.dangers || k.counts() {
		k.orthogonalMoves()
		k.diagonalMoves()
	}
	if k.dangers {
		k.stepsDanger()
	}
	k.free = k.replier
	if k.lines {
		k.free = k.without(k.replier, k.pinned)
	}
}

// ofPairs reports whether two moves lead to each position.
func (k *kernel) ofPairs() bool { return k.list != nil }

// counts reports whether the kernel counts the replies, and does not only look at them.
func (k *kernel) counts() bool { return k.replies != nil }

// label sets a label of the variant, ref refers to one.
func (k *kernel) label(name string)      { k.Label(k.ref(name)) }
func (k *kernel) ref(name string) string { return name + k.name }

func (k *kernel) kingField(path ...any) operand.Mem { return address(k.near, path...) }

// attack adds what the mover attacks.
func (k *kernel) attack(squares vec) { k.VPORQ(squares, k.attacked, k.attacked) }

// unpinned returns the pieces that may move along a line through the king: those that are not
// pinned or stand on that line.
func (k *kernel) unpinned(pieces vec, line string) vec {
	if !k.lines {
		return pieces
	}
	return k.of(pieces, k.pinned, k.kingField(line), andNotBeyond)
}

// sum returns the replies in all lanes, with those to the moves that were not listed.
//
// The first entry of the list is for no move, and so are those that fill the last batch; each of
// them has counted the replies to no move. Each move that is not listed leaves as many. The batch
// counted last is the first of the list, so its first lane tells.
func (k *kernel) sum() {
	// each = replies to no move
	each := k.filled(k.VMOVQ, k.replies.AsX())
	// fill = -moves mod 8, or mod 4: how many entries fill the last batch
	times := written(k.nought(), k.SUBQ, k.field("moves"))
	k.ANDQ(operand.U8(k.boardsAtATime()-1), times)
	// times = untouched - (fill + 1): NOTQ makes x to -(x + 1)
	k.NOTQ(times)
	k.ADDQ(k.field("untouched"), times)
	// result = the sum of all lanes + times * each
	k.IMULQ(times, each)
	k.leave(written(k.total(k.before), k.ADDQ, each))
}
