package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// pawns adds the moves of pawns.
func (g *generator) pawns() {
	step := forward(g.us)
	for from := range g.pieces[g.us][board.Pawn].Squares() {
		one := int(from) + step
		if one < 0 || one > 63 {
			continue
		}
		about := ordinary | pawn | when((attacks.FileA|attacks.FileH).Has(from), fromEdge)
		g.push(from, attacks.Square(one), step, about)
		g.capture(from, one-1, from.File() > 0, wrapsA, about|toA)
		g.capture(from, one+1, from.File() < 7, wrapsH, about|toH)
	}
}

// push adds the pushes of a pawn.
func (g *generator) push(from, one attacks.Square, step int, about trait) {
	g.pawn(from, one, about, when(g.occ.Has(one), pushBlocked))
	if from.Rank()^7*int(g.us) != 1 {
		return
	}
	two := attacks.Square(int(one) + step)
	g.pawn(from, two, about|double, when(g.own.Has(one), jumpsOwn)|when(g.enemies.Has(one), jumpsEnemy)|when(g.occ.Has(two), doubleBlocked))
}

// capture adds a capture of a pawn, en passant too, to the square with that number, if there is anything to capture.
func (g *generator) capture(from attacks.Square, number int, beside bool, wraps reason, about trait) {
	if number < 0 || number > 63 {
		return
	}
	if beside {
		wraps, about = 0, about|inside
	}
	to := attacks.Square(number)
	if g.enemies.Has(to) {
		g.pawn(from, to, about, wraps)
	}
	// With faults there may be a piece, of its own too, and the square may be that of its own pawn.
	open := (!g.own.Has(to) || g.has(keepsKings)) && !(g.occ.Has(to) && g.has(testsByMaking)) && (to.Rank() == 5-3*int(g.us) || !g.has(capturesAhead))
	if ep := g.ep; open && (to == ep || ep == attacks.NoSquare && to == attacks.A1 && g.has(noSquareIsA1)) {
		g.enPassant(from, to, about, wraps)
	}
}

// pawn adds a move of a pawn, or its promotions, other than en passant.
func (g *generator) pawn(from, to attacks.Square, about trait, against reason) {
	if against&^g.overlooked != 0 || g.closed.Has(to) {
		return
	}
	m := g.move(from, to, board.Pawn, about)
	illegal := against | g.exposes(&m, 0)
	if (attacks.Rank1 | attacks.Rank8).Has(to) {
		promoted, last := m, map[bool]board.Piece{true: board.King, false: board.Queen}[g.has(promotesToKing)]
		for promoted.promotion = board.Knight; promoted.promotion <= last; promoted.promotion++ {
			promoted.about = m.about | promotes | pieces<<(promoted.promotion-board.Pawn) | when(promoted.promotion != board.Queen, under)
			g.try(promoted, illegal)
			if g.has(promotesTwice) {
				g.try(promoted, illegal)
			}
		}
		illegal |= unpromoted
	}
	g.try(m, illegal)
}

// enPassant adds a capture en passant.
func (g *generator) enPassant(from, to attacks.Square, about trait, against reason) {
	removable := g.pieces[g.them][board.Pawn]
	if g.has(clearsBehind) {
		removable = g.occ
	}
	victims := behind(g.us, to) & removable
	ownKing := victims&g.pieces[g.us][board.King] != 0 // after which no king is in check
	if against&^g.overlooked != 0 || ownKing && g.has(sparesKings) {
		return
	}
	if !g.has(testsByMaking) {
		about &^= ordinary | pawn
	}
	m := move{from: from, to: to, piece: board.Pawn, about: about | enPassant | g.about}
	if !ownKing {
		against |= g.exposes(&m, victims)
	}
	g.try(m, against)
	if g.has(enPassantTwice) {
		g.try(m, against)
	}
}
