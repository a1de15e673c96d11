package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// without returns a view of everything that is seen despite some faults: each takes a part away, or changes how
// pawns are seen.
func (g *generator) without(changes []change) view {
	seen := everyone
	for _, c := range changes {
		if g.has(c.fault) {
			seen = seen&^(c.view&everyone) | c.view&^everyone
		}
	}
	return seen
}

// change is what a fault does to a view.
type change struct {
	fault Fault
	view  view
}

var (
	stepChanges = []change{{kingNextToKing, kings}, {kingIntoPawn, pawns}, {kingIntoKnight, knights}, {kingIntoPawnEmpty, onMen}, {kingPawnMoves, onMen | pushes},
		{attackPawnsBackwards, backwards}}
	castlingChanges = []change{{castlingPawnsUnseen, pawns}, {castlingKnightsUnseen, knights}, {castlingKingUnseen, kings},
		{kingNextToKing, kings}, {castlingPawnMoves, onMen | pushes}, {attackPawnsBackwards, backwards}}
)

// steps adds the moves of the king other than castling.
func (g *generator) steps() {
	to := attacks.King(g.king)
	if g.has(kingWraps) {
		to |= jumps(g.king, 1, 7, 8, 9)
	}
	occ := g.occ.Without(g.king)
	if g.has(kingAlongRay) {
		occ = g.occ
	}
	seen := g.without(stepChanges)
	for sq := range (to &^ g.own).Squares() {
		safe := g.pseudoLegal || g.has(kingIntoAny) || g.enemies.Has(sq) && g.has(kingTakesProtected)
		if safe || g.attackers(sq, g.them, occ, seen) == 0 {
			g.add(move{from: g.king, to: sq, piece: board.King})
		}
	}
}

// castle adds castling.
func (g *generator) castle() {
	home := attacks.E1 + 56*attacks.Square(g.us)
	rights := g.rights >> (2 * g.us) & (shortRight | longRight)
	if rights == 0 || g.king != home || g.has(castlingMissing) {
		return
	}
	seen := g.without(castlingChanges)
	occ := g.occ
	if g.has(KeepsKings) {
		occ = occ.Without(home)
	}
	attacked := func(sq attacks.Square) bool { return g.attackers(sq, g.them, occ, seen) != 0 }
	free := g.pseudoLegal || g.has(castlingUntested)
	if !free && !g.has(castlingOutOfCheck) && g.checkers != 0 {
		return
	}
	ghost := g.has(rightsRookMovedGhost) || g.has(rightsRookTakenGhost) || g.has(rightsRookTakenAlone)
	for _, wing := range [2]struct {
		kind                kind
		right               uint8
		missing, through    Fault
		over, to, far, rook attacks.Square // far is the square beside the rook
	}{
		{short, shortRight, castlingNotShort, castlingThroughShort, home + 1, home + 2, home + 2, home + 3},
		{long, longRight, castlingNotLong, castlingThroughLong, home - 1, home - 2, home - 3, home - 4},
	} {
		if rights&wing.right == 0 || g.has(wing.missing) || !ghost && !g.pieces[g.us][board.Rook].Has(wing.rook) {
			continue
		}
		empty := attacks.Of(wing.over, wing.to, wing.far)
		if wing.kind == long && g.has(castlingBOccupied) {
			empty = empty.Without(wing.far)
		}
		if wing.kind == short && g.has(castlingGOccupied) {
			empty = empty.Without(wing.to)
		}
		if g.occ&empty != 0 || wing.kind == long && g.has(castlingBAttacked) && attacked(wing.far) || g.has(castlingRookAttacked) && attacked(wing.rook) {
			continue
		}
		if free || (g.has(castlingThrough) || g.has(wing.through) || !attacked(wing.over)) && (g.has(castlingInto) || !attacked(wing.to)) {
			g.add(move{from: home, to: wing.to, piece: board.King, kind: wing.kind})
		}
	}
}
