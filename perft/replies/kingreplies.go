package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// kingReplies returns by how much the replies of the king differ.
//
// With the piece lifted and not yet set down, the danger is that of the other pieces. Where it is set
// down it may attack a square that the king could choose, it may cut the sight of a threat, it
// may have captured a piece next to the king, or it may stand in the way of castling; only these
// moves are looked at one by one.
func (q *pair[Mover, Replier]) kingReplies(kind board.Kind, lifted, quiet, captures attacks.Bitboard, moves int) (difference int) {
	s := &q.safety
	occ := s.through &^ lifted
	others := q.dangerWithout(kind, lifted)
	sight := s.threatened
	if lifted&s.threatSquares != 0 {
		sight = s.see(lifted, lifted, occ)
	}
	base, choices := s.choose(s.kingMoves, occ, others|sight)
	difference = (base - s.kingCount) * moves

	watch := attacks.Empty
	if choices != 0 {
		watch = q.watch(kind, choices, occ)
	}
	near := attacks.King(q.replying.King)
	for b := quiet&(watch|sight|s.ways) | captures&(watch|near); b != 0; b = b.WithoutLowest() {
		to := b.Lowest()
		danger := others | q.attacksFrom(kind, b.First(), occ|to)
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
func (q *pair[Mover, Replier]) dangerWithout(kind board.Kind, lifted attacks.Bitboard) attacks.Bitboard {
	s := &q.safety
	switch kind {
	case board.KingMove:
		return s.byKnights | s.byPawns
	case board.KnightMove:
		return s.byKing | s.byPawns | (q.mover.Knights &^ lifted).KnightAttacks()
	case board.PawnMove:
		return s.byKing | s.byKnights | (q.mover.Pawns &^ lifted).PawnAttacks(rules.Color[Mover]())
	}
	return s.byAll
}

// watch returns the squares from which the piece attacks one of the king's choices. For sliders they
// are known if the choices are those that the king has if nothing moves: the lifted piece then stood
// on no line that it moves on to one of them, or it would have attacked it.
func (q *pair[Mover, Replier]) watch(kind board.Kind, choices, occ attacks.Bitboard) (watch attacks.Bitboard) {
	switch kind {
	case board.KingMove:
		return choices.KingAttacks()
	case board.KnightMove:
		return choices.KnightAttacks()
	case board.PawnMove:
		return choices.PawnAttacks(rules.Color[Replier]())
	}
	s := &q.safety
	if !s.watched {
		s.watched = true
		s.watchedDiagonals, s.watchedLines = watchSliders(s.choices, s.through)
	}
	diagonals, lines := s.watchedDiagonals, s.watchedLines
	if choices != s.choices {
		diagonals, lines = watchSliders(choices, occ)
	}
	switch kind {
	case board.BishopMove:
		return diagonals
	case board.RookMove:
		return lines
	}
	return diagonals | lines
}

// watchSliders returns the squares from which bishops and rooks attack one of the choices.
func watchSliders(choices, occ attacks.Bitboard) (diagonals, lines attacks.Bitboard) {
	for b := choices; b != 0; b = b.WithoutLowest() {
		diagonals |= attacks.Bishop(b.First(), occ)
		lines |= attacks.Rook(b.First(), occ)
	}
	return diagonals, lines
}

// attacksFrom returns what the piece attacks from where it is set down.
func (q *pair[Mover, Replier]) attacksFrom(kind board.Kind, from attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	switch kind {
	case board.KingMove:
		return attacks.King(from)
	case board.KnightMove:
		return attacks.Knight(from)
	case board.BishopMove:
		return attacks.Bishop(from, occ)
	case board.RookMove:
		return attacks.Rook(from, occ)
	case board.QueenMove:
		return attacks.Queen(from, occ)
	}
	return attacks.Pawn(rules.Color[Mover](), from)
}
