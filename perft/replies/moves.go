package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// moves is what the mover can do, but promotions, castlings and captures en passant.
type moves struct {
	men            [maxMen]man // but pawns
	manCount       int
	pawnMoves      rules.PawnTargets
	reachLines     attacks.Bitboard // where his rooks and queens go
	reachDiagonals attacks.Bitboard // where his bishops and queens go
}

// maxMen is the number of squares: no list of men is longer.
const maxMen = 64

// man is a man of the mover other than a pawn, with the targets of his legal moves.
type man struct {
	kind     board.Kind
	from     attacks.Square
	targets  attacks.Bitboard
	line     attacks.Bitboard // what he attacks as a rook
	diagonal attacks.Bitboard // what he attacks as a bishop
}

// lookAtMoves finds the moves of the mover. His king must not enter the squares of danger.
func (q *pair[Mover, Replier]) lookAtMoves(danger attacks.Bitboard) {
	q.manCount = 0
	q.reachLines, q.reachDiagonals = 0, 0
	king := q.moving.King
	q.addMan(board.KingMove, king, attacks.King(king)&^q.movers&^danger)
	pinned := q.moving.PinLines | q.moving.PinDiagonals
	for b := q.mover.Knights &^ pinned; b != 0; b = b.WithoutLowest() {
		q.addMan(board.KnightMove, b.First(), attacks.Knight(b.First())&q.moving.Targets)
	}
	for b := q.mover.Diagonals | q.mover.Orthogonals; b != 0; b = b.WithoutLowest() {
		q.addSlider(b.First(), b.Lowest())
	}
	q.pawnMoves = rules.FindPawnTargets[Mover](q.mover.Pawns, q.occ, q.repliers, &q.moving)
}

// addMan adds a man who does not slide.
func (q *pair[Mover, Replier]) addMan(kind board.Kind, from attacks.Square, targets attacks.Bitboard) {
	m := &q.men[q.manCount%maxMen]
	q.manCount++
	m.kind, m.from, m.targets, m.line, m.diagonal = kind, from, targets, 0, 0
}

// addSlider adds a slider, and notes how far he reaches.
func (q *pair[Mover, Replier]) addSlider(from attacks.Square, bit attacks.Bitboard) {
	m := &q.men[q.manCount%maxMen]
	q.manCount++
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
}

// along restricts what a slider sees to his pin, if he is pinned: on a line of the kind he moves
// along he stays on it, on one of the other kind he sees nothing.
func along(seen, bit, pin, otherPin attacks.Bitboard) attacks.Bitboard {
	if bit&otherPin != 0 {
		return 0
	}
	if bit&pin != 0 {
		return seen & pin
	}
	return seen
}

// allTargets returns all squares that a move of the mover leads to, but castlings.
func (q *pair[Mover, Replier]) allTargets() attacks.Bitboard {
	all := q.pawnMoves.Single | q.pawnMoves.Double | q.pawnMoves.West | q.pawnMoves.East
	for i := range q.manCount {
		all |= q.men[i%maxMen].targets
	}
	return all
}
