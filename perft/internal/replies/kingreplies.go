package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// kingReplies returns by how much the replies of the king differ beyond what the landings say, for a piece
// that changes nothing when it is lifted, but attacks one of the king's choices from each of the targets. It
// does not capture next to the king, or it would have attacked that square before.
func (q *pair[Mover, Replier]) kingReplies(kind rules.Kind, lifted, targets attacks.Bitboard) (difference int) {
	s := &q.safety
	occ := s.through &^ lifted
	for b := targets; b != 0; b = b.WithoutLowest() {
		to := b.First() & 63
		danger := s.byAll | s.cut(to) | q.attacksFrom(kind, to, occ|b.Lowest())
		n, _ := s.choose(s.kingMoves, occ|b.Lowest(), danger)
		difference += n - s.kingCount - int(q.kingLandings[to])
	}
	return difference
}

// kingRepliesToLift is kingReplies for a piece whose lifting may change what the king can choose.
//
// With the piece lifted and not yet set down, the danger is that of the other pieces. Where it is set
// down it may attack a square that the king could choose, it may cut the sight of a threat, it
// may have captured a piece next to the king, or it may stand in the way of castling; only these
// moves are looked at one by one.
func (q *pair[Mover, Replier]) kingRepliesToLift(kind rules.Kind, lifted, targets attacks.Bitboard, moves int) (difference int) {
	s := &q.safety
	quiet, captures := targets&^q.repliers, targets&q.repliers
	for b := targets & s.landed; b != 0; b = b.WithoutLowest() {
		difference -= int(q.kingLandings[b.First()&63])
	}
	occ := s.through &^ lifted
	others := q.dangerWithout(kind, lifted)
	sight := s.threatened
	if lifted&s.threatSquares != 0 {
		sight = s.see(lifted, lifted, occ)
	}
	base, choices := s.choose(s.kingMoves, occ, others|sight)
	difference += (base - s.kingCount) * moves

	watch := attacks.Empty
	if choices != 0 {
		watch = q.watch(kind, choices, occ)
	}
	near := attacks.King(q.replying.King)
	for b := quiet&(watch|sight|s.ways) | captures&(watch|near); b != 0; b = b.WithoutLowest() {
		to := b.Lowest()
		danger := others
		if (watch|sight)&to != 0 {
			danger |= q.attacksFrom(kind, b.First(), occ|to)
		}
		if quiet&sight&to != 0 {
			danger |= s.see(lifted, lifted|to, occ|to)
		} else {
			danger |= sight
		}
		n, _ := s.choose(s.kingMoves|near&to&captures, occ|to, danger)
		difference += n - base
	}
	return difference
}

// dangerWithout returns what the mover's pieces other than sliders attack when one is lifted.
func (q *pair[Mover, Replier]) dangerWithout(kind rules.Kind, lifted attacks.Bitboard) attacks.Bitboard {
	s := &q.safety
	switch kind {
	case rules.KingMove:
		return s.byKnights | s.byPawns
	case rules.KnightMove:
		return s.byKing | s.byPawns | (q.mover.Knights &^ lifted).KnightAttacks()
	case rules.PawnMove:
		return s.byKing | s.byKnights | (q.mover.Pawns &^ lifted).PawnAttacks(rules.Color[Mover]())
	}
	return s.byAll
}

// watch returns the squares from which the piece attacks one of the king's choices.
func (q *pair[Mover, Replier]) watch(kind rules.Kind, choices, occ attacks.Bitboard) (watch attacks.Bitboard) {
	switch kind {
	case rules.KingMove:
		return choices.KingAttacks()
	case rules.KnightMove:
		return choices.KnightAttacks()
	case rules.PawnMove:
		return choices.PawnAttacks(rules.Color[Replier]())
	case rules.BishopMove:
		return watchDiagonals(choices, occ)
	case rules.RookMove:
		return watchLines(choices, occ)
	}
	return watchDiagonals(choices, occ) | watchLines(choices, occ)
}

// watchDiagonals returns the squares from which a bishop attacks one of the choices.
func watchDiagonals(choices, occ attacks.Bitboard) (watch attacks.Bitboard) {
	for b := choices; b != 0; b = b.WithoutLowest() {
		watch |= attacks.Bishop(b.First(), occ)
	}
	return watch
}

// watchLines returns the squares from which a rook attacks one of the choices.
func watchLines(choices, occ attacks.Bitboard) (watch attacks.Bitboard) {
	for b := choices; b != 0; b = b.WithoutLowest() {
		watch |= attacks.Rook(b.First(), occ)
	}
	return watch
}

// attacksFrom returns what the piece attacks from where it is set down.
func (q *pair[Mover, Replier]) attacksFrom(kind rules.Kind, from attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	switch kind {
	case rules.KingMove:
		return attacks.King(from)
	case rules.KnightMove:
		return attacks.Knight(from)
	case rules.BishopMove:
		return attacks.Bishop(from, occ)
	case rules.RookMove:
		return attacks.Rook(from, occ)
	case rules.QueenMove:
		return attacks.Queen(from, occ)
	}
	return attacks.Pawn(rules.Color[Mover](), from)
}
