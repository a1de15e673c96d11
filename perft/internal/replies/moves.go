package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// moves is what the mover can do, except promotions, castlings and captures en passant.
type moves struct {
	pieces         [maxPieces]piece // without pawns, and without those that cannot move
	pieceCount     uint
	pawnMoves      rules.PawnTargets
	reachLines     attacks.Bitboard // where its rooks and queens go
	reachDiagonals attacks.Bitboard // where its bishops and queens go
	targets        attacks.Bitboard // where anything goes, except by castling

	// lines and diagonals are what sliders attack, movable or not; a queen is in both.
	lines, diagonals         [maxPieces]sight
	lineCount, diagonalCount uint
	kept                     keptMoves
}

// maxPieces is the number of squares: no list of pieces is longer.
const maxPieces = 64

// piece is a piece of the mover other than a pawn, with the targets of its legal moves.
type piece struct {
	kind    rules.Kind
	from    attacks.Square
	bit     attacks.Bitboard // the square that it stands on
	targets attacks.Bitboard
}

// sight is what a slider attacks along its lines or its diagonals.
type sight struct {
	from attacks.Square
	seen attacks.Bitboard
}

// keptMoves is what the moves of knights and sliders depended on when they were found.
type keptMoves struct {
	knights, diagonals, orthogonals attacks.Bitboard
	allowed                         attacks.Bitboard // the squares that they may go to
	occ                             attacks.Bitboard
	seen                            attacks.Bitboard // what the sliders attack
	pieceCount                      uint
	targets                         attacks.Bitboard
}

// differs reports whether the knights or sliders of the mover are not those whose moves were kept.
func (k *keptMoves) differs(mover *attacks.Pieces) bool {
	return (k.knights^mover.Knights)|(k.diagonals^mover.Diagonals)|(k.orthogonals^mover.Orthogonals) != 0
}

// lookAtMoves finds the moves of the mover. Its king must not enter the squares of danger.
//
// In a walk of the tree a position mostly differs from the one before by moves of the replier. If no slider
// of the mover saw them, its knights and sliders have the moves that they had.
func (q *pair[Mover, Replier]) lookAtMoves(danger attacks.Bitboard) {
	k := &q.kept
	pinned := q.moving.Pins
	if pinned != 0 || k.differs(&q.mover) || k.allowed != q.moving.Targets || (k.occ^q.occ)&k.seen != 0 {
		q.lookAtPieces(pinned)
	}
	q.pieceCount, q.targets = k.pieceCount, k.targets
	king := q.moving.King
	q.addPiece(rules.KingMove, king, attacks.King(king)&^q.movers&^danger)
	q.pawnMoves = rules.FindPawnTargets[Mover](q.mover.Pawns, q.occ, q.repliers, &q.moving)
	q.targets |= q.pawnMoves.Single | q.pawnMoves.Double | q.pawnMoves.West | q.pawnMoves.East
}

// lookAtPieces finds the moves of knights and sliders, of which some are pinned, and keeps what they depend
// on.
func (q *pair[Mover, Replier]) lookAtPieces(pinned attacks.Bitboard) {
	q.pieceCount, q.lineCount, q.diagonalCount = 0, 0, 0
	q.reachLines, q.reachDiagonals, q.targets = 0, 0, 0
	for b := q.mover.Knights &^ pinned; b != 0; b = b.WithoutLowest() {
		q.addPiece(rules.KnightMove, b.First(), attacks.Knight(b.First())&q.moving.Targets)
	}
	q.lookAtBishops()
	q.lookAtRooks()
	for b := q.mover.Diagonals & q.mover.Orthogonals; b != 0; b = b.WithoutLowest() {
		q.lookAtQueen(b.First())
	}
	k := &q.kept
	k.knights, k.diagonals, k.orthogonals = q.mover.Knights, q.mover.Diagonals, q.mover.Orthogonals
	k.allowed, k.occ, k.pieceCount, k.targets = q.moving.Targets, q.occ, q.pieceCount, q.targets
	if pinned != 0 {
		k.knights = attacks.Universe // where nothing is pinned they may have other moves
	}
	k.seen = 0
	for i := range q.diagonalCount {
		k.seen |= q.diagonals[i%maxPieces].seen
	}
	for i := range q.lineCount {
		k.seen |= q.lines[i%maxPieces].seen
	}
}

// addPiece adds a piece, if it can move.
func (q *pair[Mover, Replier]) addPiece(kind rules.Kind, from attacks.Square, targets attacks.Bitboard) {
	if targets != 0 {
		m := &q.pieces[q.pieceCount%maxPieces]
		m.kind, m.from, m.bit, m.targets = kind, from, from.Bitboard(), targets
		q.pieceCount++
		q.targets |= targets
	}
}

// lookAtBishops adds the bishops, and notes how far they reach.
func (q *pair[Mover, Replier]) lookAtBishops() {
	occ, c := q.occ, &q.moving
	for b := q.mover.Diagonals &^ q.mover.Orthogonals; b != 0; b = b.WithoutLowest() {
		from := b.First()
		seen := attacks.Bishop(from, occ)
		s := &q.diagonals[q.diagonalCount%maxPieces]
		s.from, s.seen = from, seen
		q.diagonalCount++
		if targets := along(seen, from, c) & c.Targets; targets != 0 {
			q.reachDiagonals |= targets
			q.addPiece(rules.BishopMove, from, targets)
		}
	}
}

// lookAtRooks is lookAtBishops for rooks.
func (q *pair[Mover, Replier]) lookAtRooks() {
	occ, c := q.occ, &q.moving
	for b := q.mover.Orthogonals &^ q.mover.Diagonals; b != 0; b = b.WithoutLowest() {
		from := b.First()
		seen := attacks.Rook(from, occ)
		s := &q.lines[q.lineCount%maxPieces]
		s.from, s.seen = from, seen
		q.lineCount++
		if targets := along(seen, from, c) & c.Targets; targets != 0 {
			q.reachLines |= targets
			q.addPiece(rules.RookMove, from, targets)
		}
	}
}

// lookAtQueen is lookAtBishops for one queen.
func (q *pair[Mover, Replier]) lookAtQueen(from attacks.Square) {
	diagonal, line := attacks.Bishop(from, q.occ), attacks.Rook(from, q.occ)
	d, l := &q.diagonals[q.diagonalCount%maxPieces], &q.lines[q.lineCount%maxPieces]
	d.from, d.seen, l.from, l.seen = from, diagonal, from, line
	q.diagonalCount++
	q.lineCount++
	targets := along(diagonal|line, from, &q.moving) & q.moving.Targets
	q.reachDiagonals |= targets
	q.reachLines |= targets
	q.addPiece(rules.QueenMove, from, targets)
}

// along restricts what a slider sees to its line with the king, if it is pinned: one that does not move along that line
// sees nothing on it.
func along(seen attacks.Bitboard, from attacks.Square, c *rules.Constraints) attacks.Bitboard {
	if c.Pins.Has(from) {
		return seen & attacks.Line(c.King, from)
	}
	return seen
}
