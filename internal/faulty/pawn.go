package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// pawnMoves adds the moves of pawns, except en passant.
func (g *generator) pawnMoves() {
	step := forward(g.us)
	starts := attacks.Rank2
	third := attacks.Rank3
	if g.us == attacks.Black {
		starts, third = attacks.Rank7, attacks.Rank6
	}
	if g.has(doubleFromThird) {
		starts |= third
	}
	for from := range g.pieces[g.us][board.Pawn].Squares() {
		one := int(from) + step
		if one < 0 || one > 63 {
			continue
		}
		to := attacks.Square(one)
		free := !g.occ.Has(to)
		if free || g.enemies.Has(to) && g.has(pushCaptures) {
			g.pawnMove(move{from: from, to: to, piece: board.Pawn})
		}
		if starts.Has(from) && (free || g.has(doubleJumps)) {
			two := attacks.Square(one + step)
			if !g.occ.Has(two) || g.enemies.Has(two) && g.has(doubleCaptures) {
				g.pawnMove(move{from: from, to: two, piece: board.Pawn, kind: double})
			}
		}
		for to := range (g.pawnTargets(from) & g.enemies).Squares() {
			g.pawnMove(move{from: from, to: to, piece: board.Pawn})
		}
	}
}

// pawnTargets returns the squares that a pawn may capture on.
func (g *generator) pawnTargets(from attacks.Square) attacks.Bitboard {
	to, file := attacks.Pawn(g.us, from), from.File()
	toA, toH := int(from)+forward(g.us)-1, int(from)+forward(g.us)+1
	switch {
	case file == 0 && g.has(pawnWrapsA) && toA >= 0 && toA < 64:
		to = to.With(attacks.Square(toA))
	case file == 7 && g.has(pawnWrapsH) && toH >= 0 && toH < 64:
		to = to.With(attacks.Square(toH))
	case (file == 0 || file == 7) && g.has(pawnNotFromEdge):
		return attacks.Empty
	}
	if g.has(pawnNotLeft) && file > 0 {
		to = to.Without(attacks.Square(toA))
	}
	if g.has(pawnNotRight) && file < 7 {
		to = to.Without(attacks.Square(toH))
	}
	return to
}

// pawnMove adds a move of a pawn, or its promotions, if it is allowed.
func (g *generator) pawnMove(m move) {
	last := (attacks.Rank1 | attacks.Rank8).Has(m.to)
	if !(last && g.has(promotionUntested)) && !g.allowed(m) {
		return
	}
	if !last || g.has(promotionMissing) {
		g.add(m)
		return
	}
	captures := g.enemies.Has(m.to)
	if g.checkers != 0 && g.has(checkNoPromotion) || captures && g.has(promotionNotByCapture) || !captures && g.has(promotionNotByPush) ||
		m.to.File() < m.from.File() && g.has(promotionNotLeft) || m.to.File() > m.from.File() && g.has(promotionNotRight) {
		return
	}
	if g.has(promotionAndPawn) || captures && g.has(promotionCaptureAndPawn) {
		g.add(m)
	}
	for m.promotion = board.Queen; m.promotion >= board.Knight; m.promotion-- {
		if !g.promotes(m.promotion, captures) {
			continue
		}
		made := m
		if g.has(promotionAllQueens) {
			made.promotion = board.Queen
		}
		g.add(made)
	}
}

// promotes reports whether pawns are promoted to a piece.
func (g *generator) promotes(to board.Piece, captures bool) bool {
	queenOnly := g.has(promotionQueenOnly) || captures && g.has(promotionCaptureQueenOnly) || !captures && g.has(promotionPushQueenOnly)
	switch to {
	case board.Rook:
		return !queenOnly && !g.has(promotionQueenKnight) && !g.has(promotionNoRook)
	case board.Bishop:
		return !queenOnly && !g.has(promotionQueenKnight) && !g.has(promotionNoBishop)
	case board.Knight:
		return !queenOnly && !g.has(promotionNoKnight)
	}
	return true
}

// enPassant adds captures en passant.
func (g *generator) enPassant() {
	if g.ep == attacks.NoSquare || g.has(enPassantMissing) || g.has(TestsByMaking) && g.occ.Has(g.ep) {
		return
	}
	behind := int(g.ep) - forward(g.us)
	if behind < 0 || behind > 63 || g.own.Has(g.ep) {
		return
	}
	captured := attacks.Square(behind)
	from := attacks.Pawn(g.them, g.ep)
	if g.has(TestsByMaking) { // who tests moves afterwards finds captures en passant among the others
		from = attacks.Empty
		for sq := range g.pieces[g.us][board.Pawn].Squares() {
			if g.pawnTargets(sq).Has(g.ep) {
				from = from.With(sq)
			}
		}
	}
	if g.has(enPassantWraps) {
		from |= jumps(captured, 1)
	}
	for sq := range (from & g.pieces[g.us][board.Pawn]).Squares() {
		edge := sq.File() == 0 || sq.File() == 7
		if edge && g.has(enPassantNotOnEdge) || g.ep.File() < sq.File() && g.has(enPassantNotLeft) || g.ep.File() > sq.File() && g.has(enPassantNotRight) {
			continue
		}
		m := move{from: sq, to: g.ep, piece: board.Pawn, kind: enPassant}
		if !g.enPassantAllowed(m, captured) {
			continue
		}
		g.add(m)
		if g.has(enPassantTwice) {
			g.add(m)
		}
	}
}
