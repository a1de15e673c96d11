package faulty

import (
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

type move struct {
	from, to, corner attacks.Square // corner is that of the rook if the move castles
	piece, promotion board.Piece
	about            trait
}

// uci returns the move in UCI notation.
func (p *Position) uci(m move) string {
	if m.about&castles != 0 && p.home.chess960 {
		return m.from.String() + m.corner.String()
	}
	return strings.TrimSuffix(m.from.String()+m.to.String()+m.promotion.String(), ".")
}

// generator lists the moves of a position with faults. It looks at every move that a fault could allow, and tells the
// rules of the faults its traits and the reasons against it.
type generator struct {
	*Position
	set               *[2]effect
	rules             []rule
	quirks            quirk
	overlooked        reason // by any of the rules
	us, them, pawnsOf attacks.Color
	own, enemies, occ attacks.Bitboard
	closed            attacks.Bitboard // where no piece goes
	king              attacks.Square   // or NoSquare: with faults it can be captured
	checkers, pinned  attacks.Bitboard
	blind             attacks.Bitboard // pieces of the opponent whose attacks are not seen
	about             trait            // of all moves
	making            bool             // moves are made to test them, and that may show what checks and pins do not
	counting          bool             // no list is wanted
	count             int
	moves             []move
}

func (g *generator) has(q quirk) bool { return g.quirks&q != 0 }

// generate lists or counts the moves.
func (g *generator) generate(p *Position, set *[2]effect, counting bool) {
	*g = generator{Position: p, set: set, us: p.turn, them: p.turn.Other(), pawnsOf: p.turn, about: calm, counting: counting, moves: g.moves[:0]}
	g.rules, g.quirks = set[g.us].rules, set[g.us].quirks
	for _, r := range g.rules {
		g.overlooked |= r.overlook
	}
	if g.has(pawnsBackwards) {
		g.pawnsOf = g.them
	}
	for piece := board.Bishop; piece <= board.Queen; piece++ {
		if g.has(blindToBishops << (piece - board.Bishop)) {
			g.blind |= p.pieces[g.them][piece]
		}
	}
	g.own, g.enemies = p.all(g.us), p.all(g.them)
	g.occ, g.closed = g.own|g.enemies, g.own
	king := p.pieces[g.us][board.King]
	switch {
	case g.has(sparesKings):
		g.closed |= p.pieces[g.them][board.King]
	case g.has(endsWithoutKing) && king == 0:
		return
	}
	if g.king = king.First(); g.us == attacks.Black {
		g.king = king.Last() // and not a pawn that became one
	}
	if g.king == attacks.NoSquare && g.has(testsByMaking) {
		g.king = g.fallen[g.us]
	}
	if g.king != attacks.NoSquare {
		g.look()
	}
	odd := king == 0 || p.ep != attacks.NoSquare || attacks.King(g.king)&p.pieces[g.them][board.King] != 0
	g.making = g.has(testsByMaking) && (odd || g.has(onAfterCapture|throughEnemies|neverMade))
	g.pawns()
	for piece := board.Knight; piece <= board.Queen; piece++ {
		for from := range p.pieces[g.us][piece].Squares() {
			targets := g.targets(piece, from) &^ g.closed
			// Rules are about such pieces only in check and if they are pinned.
			if counting && g.checkers == 0 && !g.pinned.Has(from) && !g.making {
				g.count += targets.Count()
				continue
			}
			for to := range targets.Squares() {
				m := g.move(from, to, piece, ordinary|officer|pieces<<(piece-board.Pawn))
				against := g.exposes(&m, 0)
				g.try(m, against)
			}
		}
	}
	if king != 0 {
		g.steps()
	}
	if king != 0 || g.has(testsByMaking) { // a right may be all that is looked at
		g.castle()
	}
}

// attackers returns what attacks a square, as the generator sees it.
func (g *generator) attackers(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return g.sees(g.Position, sq, occ)
}

// sees does so in a position after a move, or in its own.
func (g *generator) sees(p *Position, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	attackers := p.attackers(sq, g.them, g.pawnsOf, occ) &^ g.blind
	if g.has(knightsWrap) {
		attackers |= wrapped(sq) & p.pieces[g.them][board.Knight]
	}
	switch queens := p.pieces[g.them][board.Queen]; {
	case g.has(queensAsRooks):
		attackers &^= queens &^ attacks.RookLines(sq)
	case g.has(queensAsBishops):
		attackers &^= queens & attacks.RookLines(sq)
	}
	return attackers
}

// look finds what checks the king, and what is pinned to it.
func (g *generator) look() {
	g.checkers = g.attackers(g.king, g.occ) &^ g.pieces[g.them][board.King]
	g.about = when(g.checkers == 0, calm) | when(g.checkers != 0, inCheck) | when(g.checkers.Several(), inDoubleCheck)
	occ := g.enemies
	if g.has(pinsThroughEnemies | pinsSeveral) {
		occ = attacks.Empty
	}
	for pinner := range g.attackers(g.king, occ).Squares() {
		if between := attacks.Between(g.king, pinner) & g.own; between.Count() == 1 || g.has(pinsSeveral) {
			g.pinned |= between
		}
	}
}

// move returns a move with the traits that all moves have in common, and some more.
func (g *generator) move(from, to attacks.Square, piece board.Piece, about trait) move {
	about |= g.about | when(g.enemies.Has(to), captures) | when(!g.enemies.Has(to), quiet)
	return move{from: from, to: to, piece: piece, about: about}
}

// try adds a move if no rule refuses it, and every reason against it is overlooked.
func (g *generator) try(m move, illegal reason) {
	for _, r := range g.rules {
		if r.when&^m.about != 0 {
			continue
		}
		if r.overlook == 0 {
			return
		}
		illegal &^= r.overlook
	}
	if illegal != 0 {
		return
	}
	if g.count++; !g.counting {
		g.moves = append(g.moves, m)
	}
}

// exposes returns the reasons against a move of another piece than the king: those for which the king is not safe after
// it. It adds the traits that a move has by checks and pins. Victims are what is captured en passant, if m does that.
func (g *generator) exposes(m *move, victims attacks.Bitboard) (illegal reason) {
	if g.king == attacks.NoSquare {
		return 0
	}
	for checker := range g.checkers.Squares() {
		answer := g.answer(m, checker, victims)
		m.about |= answer
		if by := g.kinds(g.them, checker.Bitboard()); answer == 0 && !g.overlooksCheck(m, by) {
			illegal |= by << toChecks
		}
	}
	switch m.about |= when(g.pinned.Has(m.from), pinned); {
	case m.about&enPassant != 0:
		illegal |= g.opens(m, victims)
	case m.about&pinned != 0:
		// With faults a piece may go past the one that pins it.
		line := attacks.Line(g.king, m.from)
		pinners := line & g.attackers(g.king, g.occ.Without(m.from)) &^ g.checkers
		switch pinner := pinners.First(); {
		case pinner == attacks.NoSquare && line.Has(m.to): // only taken for pinned
		case m.to == pinner:
			m.about |= takesPinner
		case pinner == attacks.NoSquare || !attacks.Between(g.king, pinner).Has(m.to):
			illegal |= g.pin(pinner)
		}
	}
	if g.making {
		return g.seenByMaking(m, illegal)
	}
	return illegal
}

// answer returns what a move does about a checker, or 0.
func (g *generator) answer(m *move, checker attacks.Square, victims attacks.Bitboard) trait {
	leapers := g.pieces[g.them][board.Pawn] | g.pieces[g.them][board.Knight]
	return when(m.to == checker, takesChecker) | when(m.to == checker && leapers.Has(checker), takesLeaper) |
		when(victims.Has(checker), passesChecker) | when(attacks.Between(g.king, checker).Has(m.to), blocksChecker)
}

// overlooksCheck reports whether a generator with the habit KeepsKings does not see that en passant leaves a check by
// some pieces: it tests for sliders only. In double check it does not come that far.
func (g *generator) overlooksCheck(m *move, by reason) bool {
	return g.has(keepsKings) && m.about&(enPassant|inDoubleCheck) == enPassant && by&(byPawn|byKnight) != 0
}

// seenByMaking returns which reasons are left of those against a move if it is made, and the king is then looked at.
func (g *generator) seenByMaking(m *move, illegal reason) reason {
	after, king := g.play(*m, g.set), g.king
	if m.from == king { // it has fallen there, and what moves is taken for it
		king = m.to
	}
	checkers := g.sees(&after, king, after.all(g.us)|after.all(g.them))
	if found := g.kinds(g.them, checkers) << toChecks; found == 0 || illegal == 0 {
		return found
	}
	return illegal
}

// opens returns the reasons that the lines give which en passant opens to the king.
func (g *generator) opens(m *move, victims attacks.Bitboard) (illegal reason) {
	occ := g.occ.Without(m.from).With(m.to) &^ victims
	for slider := range (g.attackers(g.king, occ) &^ g.checkers).Squares() {
		between := attacks.Between(g.king, slider)
		switch own, its := between.Has(m.from), between&victims != 0; {
		case own && its:
			illegal |= opensRank
		case its:
			illegal |= opensDiagonal
		case own:
			illegal |= g.pin(slider)
		}
	}
	return illegal
}

// pin returns the reason against opening the line from a slider to the king.
func (g *generator) pin(slider attacks.Square) (illegal reason) {
	straight := attacks.RookLines(g.king).Has(slider)
	if illegal = when(straight, leavesRook) | when(!straight, leavesBishop); g.pieces[g.them][board.Queen].Has(slider) {
		illegal <<= 1
	}
	return illegal
}

// targets returns what a knight or a slider attacks.
func (g *generator) targets(piece board.Piece, from attacks.Square) attacks.Bitboard {
	to := reach(piece, from, g.occ)
	if piece == board.Knight && g.has(knightsWrap) {
		to |= wrapped(from)
	}
	if g.has(onAfterCapture) {
		to |= reach(piece, from, g.occ&^(to&g.enemies))
	}
	if g.has(throughEnemies) {
		to |= reach(piece, from, g.own)
	}
	return to
}

// wrapped returns what a knight reaches, round the edges of the board too.
func wrapped(from attacks.Square) attacks.Bitboard {
	at := from.Bitboard()
	return at<<6 | at<<10 | at<<15 | at<<17 | at>>6 | at>>10 | at>>15 | at>>17
}

func reach(piece board.Piece, from attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	switch piece {
	case board.Knight:
		return attacks.Knight(from)
	case board.Bishop:
		return attacks.Bishop(from, occ)
	case board.Rook:
		return attacks.Rook(from, occ)
	}
	return attacks.Queen(from, occ)
}
