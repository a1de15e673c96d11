package legality_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/transform"
)

// The types of an engine: squares with a sign.
type (
	square int8
	board  uint64
	color  = geometry.Color
	pieces = legality.Pieces[board]
)

func bit(sq square) board { return 1 << sq }

func every(p pieces) board { return p.Pawns | p.Knights | p.Diagonals | p.Orthogonals | p.King }

// without returns p without what stands on the squares of b.
func without(p pieces, b board) pieces {
	return pieces{p.Pawns &^ b, p.Knights &^ b, p.Orthogonals &^ b, p.Diagonals &^ b, p.King &^ b}
}

// attackers asks every piece of p by itself whether it attacks sq, with the ray walk for sliders.
func attackers(p pieces, c color, sq square, occ board) (found board) {
	for from := range geometry.Squares[square](every(p)) {
		var attacked board
		for _, kind := range [5]struct{ set, attacked board }{
			{p.Pawns, geometry.Pawn[board](c, from)}, {p.Knights, geometry.Knight[board](from)}, {p.King, geometry.King[board](from)},
			{p.Diagonals, reference.Bishop(from, occ)}, {p.Orthogonals, reference.Rook(from, occ)},
		} {
			if kind.set&bit(from) != 0 {
				attacked |= kind.attacked
			}
		}
		if attacked&bit(sq) != 0 {
			found |= bit(from)
		}
	}
	return found
}

// position is what the questions are asked about: a king, its own pieces, and pieces of the
// other color c.
type position struct {
	king     square
	own, occ board
	them     pieces
	c        color
}

// positions returns random positions, from few pieces to many. The sliders of the opponent are
// mostly on lines with the king, since nothing else matters.
func positions() (list []position) {
	r := rand.New(rand.NewPCG(15, 0))
	for range 4000 {
		p := position{king: square(r.IntN(64)), c: color(r.IntN(2))}
		free := ^bit(p.king)
		some := func(among board) board {
			among &= free & board(r.Uint64())
			for range 1 + r.IntN(3) {
				among &= board(r.Uint64())
			}
			free &^= among
			return among
		}
		p.them.Orthogonals = some(geometry.QueenLines[board](p.king)) | some(^board(0))&board(r.Uint64())
		p.them.Diagonals = some(geometry.QueenLines[board](p.king)) | p.them.Orthogonals&board(r.Uint64())
		p.them.Knights, p.them.Pawns = some(^board(0)), some(^board(0))
		p.them.King = some(^board(0))
		p.own = some(^board(0)) | some(geometry.QueenLines[board](p.king)) | bit(p.king)
		p.occ = p.own | every(p.them)
		list = append(list, p)
	}
	return list
}

// look returns what a rook and a bishop on sq attack, as callers look it up.
func look(sq square, occ board) legality.Sight[board] {
	return legality.Sight[board]{Rook: reference.Rook(sq, occ), Bishop: reference.Bishop(sq, occ)}
}

func (p *position) expect(t *testing.T, name string, want, got board) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: king on %d, own, theirs, their lines, their diagonals, want, got\n%s", name, p.king,
			transform.Draw(p.own, every(p.them), p.them.Orthogonals, p.them.Diagonals, want, got))
	}
}

func TestAttackersAndCheckers(t *testing.T) {
	for _, p := range positions() {
		for _, sq := range [3]square{p.king, p.king ^ 9, 63 - p.king} {
			from := look(sq, p.occ)
			want := attackers(p.them, p.c, sq, p.occ)
			p.expect(t, "attackers", want, legality.AttackersTo(&p.them, p.c, sq, from))
			p.expect(t, "attackers, square and color to be masked", want, legality.AttackersTo(&p.them, p.c-2, sq|64, from))
			want &^= p.them.King
			p.expect(t, "checkers", want, legality.Checkers(&p.them, p.c, sq, from))
			p.expect(t, "checkers, square and color to be masked", want, legality.Checkers(&p.them, p.c-2, sq|-128, from))
		}
	}
}

// TestAttacked asks of every square whether a piece attacks it.
func TestAttacked(t *testing.T) {
	for _, p := range positions() {
		var want, sliders board
		for sq := range square(64) {
			if attackers(p.them, p.c, sq, p.occ) != 0 {
				want |= bit(sq)
			}
		}
		for sq := range geometry.Squares[square](p.them.Orthogonals) {
			sliders |= reference.Rook(sq, p.occ)
		}
		for sq := range geometry.Squares[square](p.them.Diagonals) {
			sliders |= reference.Bishop(sq, p.occ)
		}
		p.expect(t, "attacked", want, legality.Attacked(&p.them, p.c, sliders))
		p.expect(t, "all pieces", every(p.them), p.them.All())
	}
}

// sliders returns the sliders of p that attack the king with the given occupancy.
func (p *position) sliders(occ board) board {
	return attackers(pieces{Diagonals: p.them.Diagonals, Orthogonals: p.them.Orthogonals}, p.c, p.king, occ)
}

// TestPins lifts every piece by itself and looks whether a slider attacks the king that did not
// before.
func TestPins(t *testing.T) {
	found := 0
	for _, p := range positions() {
		p.expect(t, "snipers", p.sliders(0), legality.Snipers(&p.them, p.king))
		checkers := p.sliders(p.occ)
		var blockers, pinners board
		for sq := range geometry.Squares[square](p.occ &^ bit(p.king)) {
			uncovered := p.sliders(p.occ&^bit(sq)) &^ checkers
			if uncovered == 0 {
				continue
			}
			found++
			blockers |= bit(sq)
			if p.own&bit(sq) != 0 {
				pinners |= uncovered
			}
		}
		for _, king := range [2]square{p.king, p.king | -64} {
			p.expect(t, "blockers", blockers, legality.Blockers(&p.them, king, p.occ))
			p.expect(t, "pinned", blockers&p.own, legality.Blockers(&p.them, king, p.occ)&p.own)
		}
		rays := board(0)
		for sq := range geometry.Squares[square](pinners) {
			rays |= geometry.BetweenTo[board](p.king, sq)
		}
		gotCheckers, pins := legality.ChecksAndPins(p.king|64, legality.Snipers(&p.them, p.king), legality.Occupied[board]{Own: p.own, All: p.occ})
		p.expect(t, "checks by sliders", checkers, gotCheckers)
		p.expect(t, "pin mask", rays, pins)
	}
	if found < 5000 {
		t.Errorf("%d blockers found, want several thousand", found)
	}
}

// TestCheckMask puts a piece of the king's on every square that is not its own, capturing what
// stands there, and looks whether the king is still attacked.
func TestCheckMask(t *testing.T) {
	var checks [3]int
	for _, p := range positions() {
		p.them.King = 0
		p.occ = p.own | every(p.them)
		checkers := attackers(p.them, p.c, p.king, p.occ)
		var want board
		for to := range geometry.Squares[square](^p.own) {
			if attackers(without(p.them, bit(to)), p.c, p.king, p.occ|bit(to)) == 0 {
				want |= bit(to)
			}
		}
		p.expect(t, "check mask", want, legality.CheckMask(p.king|64, checkers)&^p.own)
		checks[min(2, bits.OnesCount64(uint64(checkers)))]++
	}
	for n, count := range checks {
		if count < 100 {
			t.Errorf("%d positions with %d checkers (2 for two or more), want a hundred at least", count, n)
		}
	}
	if got := legality.CheckMask(square(0), board(0)); got != ^board(0) {
		t.Errorf("check mask without checkers: got\n%s", transform.Draw(got))
	}
}
