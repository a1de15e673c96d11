package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
)

// touching says in plain words which squares a reply must touch to be counted together with a
// first move. It leaves out one term of what it says, if told so, to show that a count without it
// goes wrong.
type touching struct {
	t         *triple
	n         *node  // the replier's: its pieces are the node's mover's, and its pawns go north
	own, occ  uint64 // the mover's pieces, and all
	king      attacks.Square
	without   string          // the term to leave out
	terms     map[string]bool // all terms that there are
	units     []touchingUnit
	kingLines []touchingRay
}

// touchingUnit is a unit, see [unit].
type touchingUnit struct {
	gate, held, steppers, changes, arrivals uint64
	lines                                   []touchingLine
	rest                                    uint64 // what else there is in unit.all
}

// touchingLine is a line to a unit: its squares, the first piece, and what a reply must touch if that piece stays.
type touchingLine struct{ squares, first, near, far uint64 }

// touchingRay is one of [kingRays].
type touchingRay struct{ ray, two, far, seen, changes, arrivals uint64 }

func newTouching(t *triple, without string) *touching {
	n := &t.passed
	s := &touching{t: t, n: n, own: n.replierAll, occ: n.occ, without: without, terms: map[string]bool{}}
	s.king = first(n.replier.king)
	for d := range attacks.Direction(8) {
		s.addRay(d)
	}
	for b := uint64(attacks.King(s.king)); b != 0; b &= b - 1 {
		u := s.unit(first(b))
		u.gate, u.held = ^uint64(0), b&-b&s.own
		if u.held != 0 {
			u.gate = u.held
		}
		s.units = append(s.units, u)
	}
	for i := range n.castlings {
		s.addCastling(&n.castlings[i])
	}
	return s
}

// with reports whether to say what a term says.
func (s *touching) with(term string) bool {
	s.terms[term] = true
	return s.without != term
}

// look returns the squares in a direction up to a number of pieces, and those pieces.
func look(d attacks.Direction, from attacks.Square, occ uint64, number int) (squares uint64, pieces []uint64) {
	ray := uint64(attacks.Ray(d, from))
	up := ray > uint64(1)<<from
	for ray != 0 && len(pieces) < number {
		next := uint64(1) << (63 - bits.LeadingZeros64(ray))
		if up {
			next = ray & -ray
		}
		ray &^= next
		squares |= next
		if next&occ != 0 {
			pieces = append(pieces, next)
		}
	}
	return squares, append(pieces, make([]uint64, number-len(pieces))...)
}

func diagonal(d attacks.Direction) bool {
	return d == attacks.NorthEast || d == attacks.NorthWest || d == attacks.SouthEast || d == attacks.SouthWest
}

// slidersOf returns the pieces that slide in a direction, and where the replier's can go.
func (s *touching) slidersOf(m *pieces, d attacks.Direction) (sliders, reach uint64) {
	if diagonal(d) {
		return m.diagonals, s.n.diagonalReach
	}
	return m.orthogonals, s.n.lineReach
}

// union returns all squares of several boards.
func unionOf(boards []uint64) (all uint64) {
	for _, b := range boards {
		all |= b
	}
	return all
}

func (s *touching) addRay(d attacks.Direction) {
	sliders, reach := s.slidersOf(&s.n.mover, d)
	ray, pieces := look(d, s.king, s.occ, 4)
	three, _ := look(d, s.king, s.occ, 3)
	two, _ := look(d, s.king, s.occ, 2)
	if unionOf(pieces)&sliders == 0 && three&reach == 0 {
		return
	}
	fourth := pieces[3]&sliders != 0 && s.with("the fourth piece on a ray of the king")
	r := touchingRay{ray: two, two: pieces[0] | pieces[1]}
	if pieces[2]&sliders != 0 || fourth {
		r.ray = ray
	}
	if pieces[1]&sliders != 0 {
		r.changes |= two
	}
	if pieces[2]&sliders != 0 {
		r.changes |= r.two
	}
	r.arrivals = r.changes | two&reach
	r.far = r.two | three&reach
	if pieces[2]&sliders != 0 {
		r.far |= three
	}
	if fourth {
		r.arrivals |= r.two
		r.far |= pieces[2]
	}
	for b := r.two & s.own; b != 0; b &= b - 1 {
		r.seen |= s.seenFrom(first(b))
	}
	s.kingLines = append(s.kingLines, r)
}

// seenFrom returns what the mover's piece on a square sees, through one piece.
func (s *touching) seenFrom(from attacks.Square) uint64 {
	seen := uint64(1) << from
	for d := range attacks.Direction(8) {
		if sliders, _ := s.slidersOf(&s.n.replier, d); sliders>>from&1 != 0 {
			squares, _ := look(d, from, s.occ, 2)
			seen |= squares
		}
	}
	if s.n.replier.knights>>from&1 != 0 {
		seen |= uint64(attacks.Knight(from))
	}
	if s.n.replier.pawns>>from&1 != 0 {
		seen |= uint64(attacks.Pawn(attacks.Black, from)) | seen>>8 | seen&uint64(attacks.Rank7)>>16
	}
	return seen
}

func (s *touching) unit(sq attacks.Square) (u touchingUnit) {
	m, reach := &s.n.mover, s.n
	occ := s.occ &^ s.n.replier.king
	u.changes = 1 << sq
	for d := range attacks.Direction(8) {
		sliders, reach := s.slidersOf(m, d)
		line, pieces := look(d, sq, occ, 3)
		two, _ := look(d, sq, occ, 2)
		nearest, _ := look(d, sq, occ, 1)
		if unionOf(pieces)&sliders != 0 || two&reach != 0 {
			l := touchingLine{nearest, pieces[0], nearest & reach, two & reach}
			if pieces[1]&sliders != 0 {
				l.far |= two
			}
			third := pieces[2]&sliders != 0 && s.with("the third piece on a line to a square next to the king")
			if third {
				l.far |= pieces[1]
			}
			if pieces[1]&sliders != 0 || third {
				l.squares = line
				l.near |= pieces[0]
			}
			u.lines = append(u.lines, l)
		}
		if pieces[0]&sliders != 0 {
			u.changes |= nearest
		}
		if pieces[1]&sliders != 0 {
			u.changes |= pieces[0]
		}
		u.arrivals |= nearest & reach
	}
	knights, kings := uint64(attacks.Knight(sq)), uint64(attacks.King(sq))
	pawns := uint64(attacks.Pawn(attacks.Black, sq))
	steppers := knights&m.knights | pawns&m.pawns
	u.changes |= steppers
	u.steppers = steppers | kings&m.king
	u.arrivals |= u.changes | knights&reach.knightReach | pawns&reach.pawnReach |
		kings&(m.king|reach.kingTargets|reach.kingGoals)
	u.rest = u.changes
	return u
}

// allLines returns the squares of all lines.
func (u *touchingUnit) allLines() (all uint64) {
	for _, line := range u.lines {
		all |= line.squares
	}
	return all
}

func (s *touching) addCastling(c *castling) {
	own, theirs := c.empty&s.own, c.empty&s.n.moverAll
	if c.rook == 0 || own&(own-1) != 0 || theirs&(theirs-1) != 0 || !s.with("castling") {
		return
	}
	gate := own
	if own == 0 {
		gate = ^uint64(0)
	}
	whole := c.empty | c.rook | s.n.replier.king
	changes, arrivals, all := whole, whole, whole
	for b := c.safe; b != 0; b &= b - 1 {
		u := s.unit(first(b))
		changes, arrivals, all = changes|u.changes, arrivals|u.arrivals, all|u.rest|u.allLines()
		u.gate, u.steppers, u.changes, u.arrivals, u.rest = gate, 0, changes, arrivals, all
		s.units = append(s.units, u)
	}
}

// of returns the squares that count for the first move of index i.
func (s *touching) of(i uint64) (touches, kingTouches uint64) {
	from, to := uint64(1)<<s.t.firsts.from[i], uint64(1)<<s.t.firsts.to[i]
	touches = s.steps(from, to)
	touches |= s.slides(from, to)
	for _, r := range s.kingLines {
		kingTouches |= s.ofRay(&r, from, to)
	}
	for _, u := range s.units {
		kingTouches |= s.ofUnit(&u, from, to)
	}
	return s.castled(touches), s.castled(kingTouches)
}

// castled adds the goal of a king that castles if the squares of its rook are there.
func (s *touching) castled(b uint64) uint64 {
	goals := uint64(0)
	for _, c := range s.n.moverCastlings {
		if b&c.rooks != 0 && s.with("the rook of a castling") {
			goals |= c.kingGoal
		}
	}
	return b | goals
}

// steps returns what counts because of pieces that step.
func (s *touching) steps(from, to uint64) (touches uint64) {
	knights, pawns := s.n.replier.knights, s.n.replier.pawns
	if s.with("the squares of the first move") {
		touches |= from | to
	}
	jumps := uint64(attacks.Bitboard(from | to).KnightAttacks())
	if s.with("knights that attack the squares") {
		touches |= jumps & knights
	}
	if from&knights != 0 && s.with("pieces that a knight protects") {
		touches |= jumps & s.own
	}
	if s.with("pawns that attack the squares") {
		touches |= uint64(attacks.Bitboard(from|to).PawnAttacks(attacks.White)) & pawns
	}
	single := (from | to) << 8 & pawns
	double := ((from|to)<<16&pawns | single) & uint64(attacks.Rank7)
	if s.with("pawns behind the squares") {
		touches |= single
	}
	if s.with("pawns that can step twice") {
		touches |= double | double>>8 | double>>16
	}
	if from&pawns != 0 && s.with("what a pawn attacks and its way") {
		touches |= uint64(attacks.Bitboard(from|to).PawnAttacks(attacks.Black)) | (from|to)>>8 |
			from&uint64(attacks.Rank7)>>16
	}
	return touches
}

// slides returns what counts because of the lines through the squares of a first move. Pieces are seen from
// each square up to the other one.
func (s *touching) slides(from, to uint64) (touches uint64) {
	for _, line := range slidingLines {
		sliders, _ := s.slidersOf(&s.n.replier, line.directions[0])
		seenFrom, seenTo := line.seen(from, s.occ|to), line.seen(to, s.occ)
		inner := line.inner | s.own
		for _, seen := range []uint64{seenFrom, seenTo} {
			if s.with("pieces through which the squares would be seen") {
				touches |= seen & inner & s.n.moverAll & line.seen(sliders, s.occ&^s.n.mover.king)
			}
			if seen&sliders&^from != 0 && s.with("lines of pieces that see the squares") {
				touches |= seen & inner
			}
		}
		if sliders&from == 0 || !s.with("what the moving piece sees") {
			continue
		}
		if seenTo&from != 0 && to&s.n.moverAll == 0 {
			touches |= seenFrom & seenTo // between the squares
		} else {
			touches |= (seenFrom | seenTo) & inner
		}
	}
	return touches
}

// seen returns what is seen along a line from some squares.
func (line slidingLine) seen(from, occ uint64) (seen uint64) {
	for b := from; b != 0; b &= b - 1 {
		for _, d := range line.directions {
			half, _ := look(d, first(b), occ, 1)
			seen |= half
		}
	}
	return seen
}

// slidingLine is a line through a square: its two directions, and the squares that are not its ends, from
// wherever it goes. A piece of the replier's, or none, at an end makes no difference to who looks there.
type slidingLine struct {
	directions [2]attacks.Direction
	inner      uint64
}

var slidingLines = []slidingLine{
	{[2]attacks.Direction{attacks.North, attacks.South}, ^uint64(attacks.Rank1 | attacks.Rank8)},
	{[2]attacks.Direction{attacks.East, attacks.West}, ^uint64(attacks.FileA | attacks.FileH)},
	{[2]attacks.Direction{attacks.NorthEast, attacks.SouthWest}, ^uint64(attacks.Rank1 | attacks.Rank8 | attacks.FileA | attacks.FileH)},
	{[2]attacks.Direction{attacks.NorthWest, attacks.SouthEast}, ^uint64(attacks.Rank1 | attacks.Rank8 | attacks.FileA | attacks.FileH)},
}

func (s *touching) ofRay(r *touchingRay, from, to uint64) (touches uint64) {
	both := from | to
	if both&r.ray != 0 && s.with("what alters a pin on a ray that the first move touches") {
		touches |= r.arrivals
	}
	if from&r.two != 0 && s.with("a ray of whose first two pieces the first move lifts one") {
		touches |= r.far
	}
	if both&r.changes != 0 && s.with("what a piece sees whose pin is altered") {
		touches |= r.seen
	}
	if both&r.seen != 0 && s.with("the pin of a piece that sees the squares") {
		touches |= r.arrivals
	}
	return touches
}

func (s *touching) ofUnit(u *touchingUnit, from, to uint64) (touches uint64) {
	both := from | to
	near := both&(u.rest|u.allLines()) != 0
	if from&u.gate == 0 {
		if near && s.with("a square next to the king that a piece holds") {
			touches |= u.held
		}
		return touches
	}
	if steppers := u.steppers &^ both; steppers != 0 {
		if near && steppers&(steppers-1) == 0 && s.with("the one piece that attacks by a step") {
			touches |= steppers
		}
		return touches
	}
	if both&u.changes != 0 && s.with("what attacks a square next to the king") {
		touches |= u.arrivals
	}
	for _, line := range u.lines {
		if both&line.squares != 0 && s.with("the first piece on the same line to a square next to the king") {
			touches |= line.near
		}
		if from&line.first != 0 && s.with("the line to a square next to the king whose first piece the first move lifts") {
			touches |= line.far
		}
	}
	return touches
}

func first(b uint64) attacks.Square { return attacks.Bitboard(b).First() }
