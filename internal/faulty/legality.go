package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// allowed reports whether a move of another piece than the king, other than en passant, leaves the king safe.
func (g *generator) allowed(m move) bool {
	if g.king == attacks.NoSquare || g.pseudoLegal || g.has(checkIgnored) {
		return true
	}
	if g.has(TestsByMaking) {
		return g.safeAfter(m)
	}
	if g.checkers != 0 && !g.answersCheck(m) {
		return false
	}
	return !g.pinned.Has(m.from) || g.pinAllows(m)
}

func (g *generator) answersCheck(m move) bool {
	if g.has(checkKingOnly) || g.checkers.Count() > 1 && !g.has(checkDoubleAnswered) {
		return false
	}
	pawn := m.piece == board.Pawn
	for checker := range g.checkers.Squares() {
		switch {
		case m.to == checker && !g.has(checkNoCapture) && !(pawn && g.has(checkPawnNoCapture)):
			return true
		case attacks.Between(g.king, checker).Has(m.to) && !g.has(checkNoBlock) && !(m.kind == double && g.has(checkNoDoubleBlock)):
			return true
		}
	}
	return false
}

// pinIgnoredOf are the faults that ignore pins, by the piece that is pinned.
var pinIgnoredOf = [...]Fault{
	board.Pawn: pinIgnoredPawn, board.Knight: pinIgnoredKnight, board.Bishop: pinIgnoredBishop, board.Rook: pinIgnoredRook, board.Queen: pinIgnoredQueen,
}

// pinAllows reports whether a pinned piece may make a move.
func (g *generator) pinAllows(m move) bool {
	pawn, captures := m.piece == board.Pawn, g.enemies.Has(m.to)
	switch {
	case g.has(pinIgnored), g.has(pinIgnoredOf[m.piece]), g.checkers != 0 && g.has(pinIgnoredInCheck),
		pawn && captures && g.has(pinIgnoredCapture), pawn && !captures && g.has(pinIgnoredPush):
		return true
	case g.has(pinFrozenPieces) && !pawn, m.to == g.pinner[m.from] && g.has(pinNoCapture),
		pawn && (g.has(pinFrozenPawn) || captures && g.has(pinFrozenCapture) || !captures && g.has(pinFrozenPush)):
		return false
	}
	return attacks.Line(g.king, m.from).Has(m.to)
}

// enPassantAllowed reports whether en passant leaves the king safe, of whose pawn the square is given.
func (g *generator) enPassantAllowed(m move, captured attacks.Square) bool {
	if g.king == attacks.NoSquare || g.pseudoLegal || g.has(enPassantUntested) || g.has(checkIgnored) {
		return true
	}
	if (g.has(enPassantEvasionRefused) || g.has(enPassantTestedBefore)) && g.checkers.Has(captured) || g.has(enPassantPinnedRefused) && g.pinned.Has(m.from) {
		return false
	}
	if !g.has(enPassantAnyEvasion) {
		for checker := range g.checkers.Without(captured).Squares() {
			if !attacks.Between(g.king, checker).Has(m.to) {
				return false
			}
		}
	}
	if g.has(TestsByMaking) {
		return g.safeAfter(m)
	}
	occ, seen := g.occ.Without(m.from).With(m.to), diagonals|lines
	if !g.has(enPassantTestedBefore) {
		occ &^= g.pieces[g.them][board.Pawn] & captured.Bitboard()
	}
	if g.has(enPassantDiagonals) {
		seen = lines
	}
	opened := g.attackers(g.king, g.them, occ, seen) &^ g.checkers
	for slider := range opened.Squares() {
		between := attacks.Between(g.king, slider)
		fault := enPassantPinned
		switch own, its := between.Has(m.from), between.Has(captured); {
		case own && its:
			fault = enPassantRankPin
		case its:
			fault = enPassantDiagonalPin
		case g.has(pinIgnored), g.has(pinIgnoredPawn), g.has(pinIgnoredCapture):
			continue
		}
		if !g.has(fault) {
			return false
		}
	}
	return true
}

// safeAfter reports whether the king is safe once a move of another piece has been made.
func (g *generator) safeAfter(m move) bool {
	after := g.play(m, g.faults)
	return after.attackers(g.king, g.them, after.all(g.us)|after.all(g.them), g.checkView()) == 0
}
