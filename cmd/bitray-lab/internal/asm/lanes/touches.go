package lanes

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// toucher holds the values of findTouches by name. Its vectors are eight first moves.
type toucher struct {
	frame
	triple               gotypes.Component
	index                reg.GPVirtual // of the first of the eight
	move                 move
	fromNumber, toNumber vec    // its squares by number
	quietFrom            vec    // the square it leaves, if it captures nothing
	screens              [4]vec // the replier's pieces that the mover's sliders see, by the direction of the line
	touched              vec    // squares that a reply must touch to be counted with the first move
}

// findTouches stores for each first move which squares a reply must touch to be counted with it.
// The node is the replier's: the mover's pieces are the replier's there, and its pawns go south.
func findTouches() {
	triple, f := newTriple("passed")
	t := &toucher{frame: f, triple: triple, index: asm.GP64()}
	for i := range t.screens {
		seen := load(element(f.node.Field("replierSees"), i))
		asm.ORQ(element(f.node.Field("replierSees"), i+len(t.screens)), seen)
		asm.ANDQ(t.field("moverAll"), seen)
		t.screens[i] = broadcast(seen)
	}
	asm.XORQ(t.index, t.index)
	asm.Label("batch")
	t.fromNumber, t.move.from = t.squares("from")
	t.toNumber, t.move.to = t.squares("to")
	t.move.both = or(t.move.from, t.move.to)
	t.touched = clone(t.move.both)
	t.knights()
	t.pawns()
	t.sliders()
	t.store("touches")
	t.touched = zero()
	t.rays()
	t.units()
	t.store("kingTouches")
	asm.ADDQ(operand.U8(boardsAtATime()), t.index)
	asm.CMPQ(t.index, address(triple, "firsts", "count"))
	asm.JLT(operand.LabelRef("batch"))
	leave()
}

// squares returns eight squares of a list, by their numbers and as boards.
func (t *toucher) squares(list string) (number, board vec) {
	number, board = asm.ZMM(), asm.ZMM()
	asm.VPMOVZXBQ(element(t.triple.Field("firsts").Field(list), 0).Idx(t.index, 1), number)
	asm.VPSLLVQ(number, broadcast(word(1)), board)
	return number, board
}

// add adds boards in some lanes.
func (t *toucher) add(in mask, boards operand.Op) { addIn(in, boards, t.touched) }

// knights adds the mover's knights that attack one of the two squares and, if a knight moves, the
// mover's pieces that it protects: if one is captured, it can go there.
func (t *toucher) knights() {
	knights := t.field("replier", "knights")
	jumps := zero()
	addKnightAttacks(jumps, t.move.both)
	into(t.touched, jumps, knights, orAnd)
	t.add(meets(t.move.from, knights), and(jumps, t.field("replierAll")))
}

// pawns adds the mover's pawns that attack one of the two squares or have it on their way, the
// ways of those that can step twice and, if a pawn moves, what it attacks and its ways.
func (t *toucher) pawns() {
	pawns := t.field("replier", "pawns")
	single := and(up(t.move.both, 8), pawns)
	double := into(into(up(t.move.both, 16), single, pawns, andOr2), single, word(rank7), orThenAnd)
	into(t.touched, single, double, orOr)
	into(t.touched, up(double, -8), up(double, -16), orOr)
	takers := and(up(t.move.both, 9), word(^fileA))
	takers = into(takers, up(t.move.both, 7), word(^fileH), orAnd)
	into(t.touched, takers, pawns, orAnd)

	ahead := up(t.move.both, -8)
	into(ahead, up(t.move.both, -9), word(^fileH), orAnd)
	into(ahead, up(t.move.both, -7), word(^fileA), orAnd)
	asm.VPORQ(up(and(t.move.from, word(rank7)), -16), ahead, ahead)
	t.add(meets(t.move.from, pawns), ahead)
}

func andOr2(a, b, c uint8) uint8 { return a&c | b }

// sliders adds what matters on the lines through the two squares. What is seen from each along a line up
// to the other square, which blocks it, is added if another slider of the mover's that moves along the line
// sees the square: beyond the other square such a slider sees as much before the move as after it. Of a
// slider that moves, all that it sees is added, but along the line of its move only what is between the
// squares, unless it captures: elsewhere on that line both squares see the same.
func (t *toucher) sliders() {
	occ, captures := t.field("occ"), meets(t.move.to, t.field("moverAll"))
	t.quietFrom = only(written(asm.K(), asm.KNOTB, captures), t.move.from)
	from := newHyperbola(t.fromNumber, t.move.from, or(t.move.to, occ))
	to := newHyperbola(t.toNumber, t.move.to, broadcast(occ))

	s := t.slidersOf("orthogonals")
	t.line(0, from.along(from.file()), to.along(to.file()), s, ^uint64(rank1|rank8))
	t.line(1, from.alongRank(), to.alongRank(), s, ^uint64(fileA|fileH))
	s = t.slidersOf("diagonals")
	const inner = ^uint64(rank1 | rank8 | fileA | fileH)
	t.line(2, from.along(from.diagonal()), to.along(to.diagonal()), s, inner)
	t.line(3, from.along(from.antiDiagonal()), to.along(to.antiDiagonal()), s, inner)
}

// movers says where the piece that moves is a slider of a set, and has the others of that set.
type movers struct {
	moves  mask
	others vec
}

func (t *toucher) slidersOf(set string) movers {
	all := t.field("replier", set)
	return movers{meets(t.move.from, all), without(all, t.move.from)}
}

// line handles one line through each square, given what is seen along it before and after the move, and the
// index of its direction. Pieces of the replier's that sliders of the mover's see along such a line may be
// what keeps these from seeing the square, so that their leaving matters. A piece of the replier's, or none,
// at an end of the line, where there is nothing beyond, makes no difference to who looks there.
func (t *toucher) line(direction int, before, after vec, s movers, inner uint64) {
	matter := or(broadcast(t.field("replierAll")), word(inner))
	seen, along := meets(before, s.others), meets(after, t.quietFrom)
	before = and(before, matter)
	into(t.touched, before, t.screens[direction], orAnd)
	t.add(seen, before)
	seen = meets(after, s.others)
	after = and(after, matter)
	into(t.touched, after, t.screens[direction], orAnd)
	t.add(seen, after)
	t.add(s.moves, without(or(before, after), only(along, xor(before, after))))
}

// rays adds what matters on the rays from the king: if the first move touches a ray where it matters, where
// replies alter the pin there; if it lifts one of the two pieces that are a pin or may become one, where they
// alter the pin that is left; if it can alter the pin, what these two pieces see, and if it touches what they
// see, where replies alter the pin.
func (t *toucher) rays() {
	r := t.triple.Field("rays")
	i := load(address(r, "count"))
	asm.TESTQ(i, i)
	asm.JZ(operand.LabelRef("noRays"))
	asm.Label("ray")
	at := func(name string) operand.Mem { return element(r.Field(name), 0).Offset(-8).Idx(i, 8) }
	t.add(meets(t.move.both, at("touched")), at("arrivals"))
	t.add(meets(t.move.from, at("first2")), at("lifted"))
	t.add(meets(t.move.both, at("changes")), at("seen"))
	t.add(meets(t.move.both, at("seen")), at("arrivals"))
	asm.DECQ(i)
	asm.JNZ(operand.LabelRef("ray"))
	asm.Label("noRays")
}

// units adds what matters of each unit.
func (t *toucher) units() {
	end := filled(asm.IMUL3Q, operand.U32(unitSize), address(t.triple, "unitCount"))
	offset := nought()
	asm.Label("unit")
	u := t.triple.Field("units").Index(0)
	field := func(name string) operand.Mem { return address(u, name).Idx(offset, 1) }

	lifted, touches, kept := meets(t.move.from, field("gate")), meets(t.move.both, field("all")), asm.K()
	asm.KANDNB(touches, lifted, kept)
	t.add(kept, field("held"))

	// Several steppers are not lifted by one reply.
	steppers := without(field("steppers"), t.move.both)
	some, several, one, free := meets(steppers, steppers), asm.K(), asm.K(), asm.K()
	asm.VPTESTMQ(steppers, minus(steppers, word(1)), some, several)
	asm.KANDB(touches, lifted, one)
	asm.KANDNB(one, several, one)
	asm.KANDB(some, one, one)
	t.add(one, steppers)

	asm.KANDNB(lifted, some, free)
	t.add(meetsIn(t.move.both, field("changes"), free), field("arrivals"))
	left, line := load(field("lineCount")), filled(asm.MOVQ, offset)
	asm.TESTQ(left, left)
	asm.JZ(operand.LabelRef("noLines"))
	asm.Label("line")
	at := func(name string) operand.Mem { return element(u.Field(name), 0).Idx(line, 1) }
	t.add(meetsIn(t.move.both, at("lines"), free), at("kept"))
	t.add(meetsIn(t.move.from, at("firsts"), free), at("lifted"))
	asm.ADDQ(operand.U8(8), line)
	asm.DECQ(left)
	asm.JNZ(operand.LabelRef("line"))
	asm.Label("noLines")
	asm.ADDQ(operand.U32(unitSize), offset)
	asm.CMPQ(offset, end)
	asm.JLT(operand.LabelRef("unit"))
}

// store stores the squares added. Where those of a rook that castles are among them, so is the
// goal of its king: the replies are looked up by the squares of the king only.
func (t *toucher) store(list string) {
	for i := range 2 {
		castling := t.node.Field("moverCastlings").Index(i)
		t.add(meets(t.touched, address(castling, "rooks")), address(castling, "kingGoal"))
	}
	asm.VMOVDQU64(t.touched, element(t.triple.Field("firsts").Field(list), 0).Idx(t.index, 8))
}
