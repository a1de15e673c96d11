package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// moves is what the mover can do, except promotions, castlings and captures en passant.
type moves struct {
	pieces         [maxPieces]piece // without pawns
	pieceCount     int
	pawnMoves      rules.PawnTargets
	reachLines     attacks.Bitboard // where its rooks and queens go
	reachDiagonals attacks.Bitboard // where its bishops and queens go
	targets        attacks.Bitboard // where anything goes, except by castling
}

// maxPieces is the number of squares: no list of pieces is longer.
const maxPieces = 64

// piece is a piece of the mover other than a pawn, with the targets of its legal moves.
type piece struct {
	kind     board.Kind
	from     attacks.Square
	targets  attacks.Bitboard
	line     attacks.Bitboard // what it attacks as a rook
	diagonal attacks.Bitboard // what it attacks as a bishop
}

// lookAtMoves finds the moves of the mover. Its king must not enter the squares of danger.
func (q *pair[Mover, Replier]) lookAtMoves(danger attacks.Bitboard) {
	q.pieceCount = 0
	q.reachLines, q.reachDiagonals, q.targets = 0, 0, 0
	king := q.moving.King
	q.addPiece(board.KingMove, king, attacks.King(king)&^q.movers&^danger)
	pinned := q.moving.PinLines | q.moving.PinDiagonals
	for b := q.mover.Knights &^ pinned; b != 0; b = b.WithoutLowest() {
		q.addPiece(board.KnightMove, b.First(), attacks.Knight(b.First())&q.moving.Targets)
	}
	for b := q.mover.Diagonals | q.mover.Orthogonals; b != 0; b = b.WithoutLowest() {
		q.addSlider(b.First(), b.Lowest())
	}
	q.pawnMoves = rules.FindPawnTargets[Mover](q.mover.Pawns, q.occ, q.repliers, &q.moving)
	q.targets |= q.pawnMoves.Single | q.pawnMoves.Double | q.pawnMoves.West | q.pawnMoves.East
}

// addPiece adds a piece that does not slide.
func (q *pair[Mover, Replier]) addPiece(kind board.Kind, from attacks.Square, targets attacks.Bitboard) {
	m := &q.pieces[q.pieceCount%maxPieces]
	q.pieceCount++
	m.kind, m.from, m.targets, m.line, m.diagonal = kind, from, targets, 0, 0
	q.targets |= targets
}

// addSlider adds a slider, and notes how far it reaches.
func (q *pair[Mover, Replier]) addSlider(from attacks.Square, bit attacks.Bitboard) {
	m := &q.pieces[q.pieceCount%maxPieces]
	q.pieceCount++
	pins := &q.moving
	var line, diagonal, targets attacks.Bitboard
	kind := board.QueenMove
	if q.mover.Diagonals&bit != 0 {
		diagonal = attacks.Bishop(from, q.occ)
		targets = along(diagonal, bit, pins.PinDiagonals, pins.PinLines)
	} else {
		kind = board.RookMove
	}
	if q.mover.Orthogonals&bit != 0 {
		line = attacks.Rook(from, q.occ)
		targets |= along(line, bit, pins.PinLines, pins.PinDiagonals)
	} else {
		kind = board.BishopMove
	}
	targets &= pins.Targets
	if kind != board.BishopMove {
		q.reachLines |= targets
	}
	if kind != board.RookMove {
		q.reachDiagonals |= targets
	}
	m.kind, m.from, m.targets, m.line, m.diagonal = kind, from, targets, line, diagonal
	q.targets |= targets
}

// along restricts what a slider sees to its pin, if it is pinned: on a line of the kind it moves
// along it stays on it, on one of the other kind it sees nothing.
func along(seen, bit, pin, otherPin attacks.Bitboard) attacks.Bitboard {
	if bit&otherPin != 0 {
		return 0
	}
	if bit&pin != 0 {
		return seen & pin
	}
	return seen
}
