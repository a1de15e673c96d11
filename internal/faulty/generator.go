package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Sides says for which colors a fault holds.
type Sides uint8

const (
	White Sides = 1 << iota
	Black
	Both = White | Black
)

// Set holds faults, each with the colors that it holds for.
type Set [256]Sides

// With returns the set with a fault for some colors, and with the faults that come with it.
func (s Set) With(f Fault, of Sides) Set {
	s[f] |= of
	for _, part := range parts[f] {
		s[part] |= of
	}
	return s
}

type kind uint8

const (
	plain kind = iota
	double
	enPassant
	short
	long
)

type move struct {
	from, to         attacks.Square
	piece, promotion board.Piece
	kind             kind
}

// generator lists the moves of a position with faults.
type generator struct {
	*Position
	faults            *Set
	side              Sides
	us, them          attacks.Color
	own, enemies, occ attacks.Bitboard
	king              attacks.Square // or NoSquare: with faults it can be captured
	checkers, pinned  attacks.Bitboard
	pinner            [64]attacks.Square // of each pinned piece
	pseudoLegal       bool
	counting          bool // of moves no list is wanted
	count             int
	moves             []move
}

func (g *generator) has(f Fault) bool { return g.faults[f]&g.side != 0 }

func (g *generator) add(m move) {
	if g.count++; !g.counting {
		g.moves = append(g.moves, m)
	}
}

// generate lists the moves, all that are pseudo-legal if that is wanted.
func (g *generator) generate(p *Position, faults *Set, pseudoLegal bool) {
	g.Position, g.faults, g.pseudoLegal = p, faults, pseudoLegal
	g.us, g.them, g.side = p.turn, p.turn.Other(), 1<<p.turn
	g.own, g.enemies = p.all(g.us), p.all(g.them)
	g.occ, g.moves, g.count = g.own|g.enemies, g.moves[:0], 0
	g.king, g.checkers, g.pinned = p.pieces[g.us][board.King].First(), 0, 0
	if g.king == attacks.NoSquare && g.has(TestsByMaking) {
		g.king = g.fallen[g.us]
	}
	if g.king != attacks.NoSquare {
		g.look()
	}
	g.pawnMoves()
	g.enPassant()
	for piece := board.Knight; piece <= board.Queen; piece++ {
		for from := range p.pieces[g.us][piece].Squares() {
			targets := g.targets(piece, from) &^ g.own
			if g.counting && g.checkers == 0 && !g.pinned.Has(from) && !g.has(TestsByMaking) {
				g.count += targets.Count()
				continue
			}
			for to := range targets.Squares() {
				if g.allowed(move{from: from, to: to, piece: piece}) {
					g.add(move{from: from, to: to, piece: piece})
				}
			}
		}
	}
	if p.pieces[g.us][board.King] != 0 {
		g.steps()
		g.castle()
	}
}

// look finds what checks the king, and what is pinned to it.
func (g *generator) look() {
	g.checkers = g.attackers(g.king, g.them, g.occ, g.checkView())
	of := &g.pieces[g.them]
	onLines, onDiagonals := of[board.Rook]|of[board.Queen], of[board.Bishop]|of[board.Queen]
	if g.has(pinAnySlider) {
		onLines |= of[board.Bishop]
		onDiagonals |= of[board.Rook]
	}
	pinners := attacks.Empty
	if !g.has(pinLineUnseen) {
		pinners |= attacks.Rook(g.king, g.enemies) & onLines
	}
	if !g.has(pinDiagonalUnseen) {
		pinners |= attacks.Bishop(g.king, g.enemies) & onDiagonals
	}
	if g.has(pinQueenUnseen) {
		pinners &^= of[board.Queen]
	}
	for pinner := range pinners.Squares() {
		if between := attacks.Between(g.king, pinner) & g.own; between.Count() == 1 {
			g.pinned |= between
			g.pinner[between.First()] = pinner
		}
	}
}

// checkView says whose checks are seen.
func (g *generator) checkView() view {
	seen := pawns | knights | diagonals | lines
	if g.has(checkPawnUnseen) {
		seen &^= pawns
	}
	if g.has(checkKnightUnseen) {
		seen &^= knights
	}
	if g.has(attackPawnsBackwards) {
		seen |= backwards
	}
	return seen
}

// targets returns what a knight or a slider attacks.
func (g *generator) targets(piece board.Piece, from attacks.Square) (to attacks.Bitboard) {
	if piece == board.Knight {
		to = attacks.Knight(from)
		if g.has(knightWraps) {
			to |= jumps(from, 6, 10, 15, 17)
		}
		return to
	}
	sees := func(occ attacks.Bitboard) (to attacks.Bitboard) {
		if piece != board.Rook {
			to = attacks.Bishop(from, occ)
		}
		if piece != board.Bishop {
			to |= attacks.Rook(from, occ)
		}
		return to
	}
	to = sees(g.occ)
	if g.has(sliderOnAfterCapture) {
		to |= sees(g.occ &^ (to & g.enemies))
	}
	if g.has(sliderWraps) && piece != board.Bishop {
		for sq := from + 1; sq < 64 && !g.occ.Has(sq); sq++ {
			to = to.With(sq)
		}
	}
	if g.has(sliderStopsShort) {
		to &^= attacks.FileA | attacks.FileH | attacks.Rank1 | attacks.Rank8
	}
	return to
}

// jumps returns the squares so far before and behind a square, whatever files they are on.
func jumps(from attacks.Square, distances ...int) (to attacks.Bitboard) {
	for _, distance := range distances {
		for _, sq := range [2]int{int(from) + distance, int(from) - distance} {
			if sq >= 0 && sq < 64 {
				to = to.With(attacks.Square(sq))
			}
		}
	}
	return to
}
