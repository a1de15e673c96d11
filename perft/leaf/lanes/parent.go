package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// fill makes n the node of p. It returns the number of replies en passant, which the kernel
// leaves out.
func (n *node) fill(p *board.Position) (enPassantReplies uint64) {
	turn := p.SideToMove()
	n.mover, n.replier = seenByMover(p.Side(turn), turn), seenByMover(p.Side(turn^1), turn)
	n.moverAll, n.replierAll = n.mover.all(), n.replier.all()
	n.occ = n.moverAll | n.replierAll
	n.king = &lines[bits.TrailingZeros64(n.replier.king)&63]
	n.diagonalReach, n.orthogonalReach, n.allLines = 0, 0, 0
	n.moves, n.zone = 0, 0
	rights := turned(p.CastlingRooks(), turn)

	g := generator{node: n, king: bits.TrailingZeros64(n.mover.king)}
	enPassantReplies = g.run(rights&rank1, passedSquare(p, turn))
	n.fillReplier(rights & rank8)
	n.zone |= n.king.steps & (^n.replierAll | g.reach)
	pawns := (n.mover.pawns | g.pawns) << 8
	steps := knightsAttack(n.mover.knights|g.knights) | west(pawns) | east(pawns)
	near := kingsAttack(n.mover.king)
	n.stepDanger = (steps | near | kingsAttack(near)) & n.zone
	return enPassantReplies
}

// passedSquare returns the number of the en-passant square, seen from the mover, or noSquare.
func passedSquare(p *board.Position, turn attacks.Color) int {
	sq := p.EnPassant()
	if sq == attacks.NoSquare {
		return noSquare
	}
	return int(sq) ^ 56*int(turn)
}

// run lists all moves.
func (g *generator) run(rights uint64, passed int) (enPassantReplies uint64) {
	g.lookAtKing()
	steps := kingsAttack(g.mover.king) &^ g.moverAll
	if steps != 0 || rights != 0 {
		g.lookForDanger()
		g.add(g.king, steps&^g.danger)
	}
	if g.checkers&(g.checkers-1) != 0 {
		g.close()
		return 0
	}
	g.addPieces()
	promotions, enPassantReplies := g.addPawns()
	g.plain = g.moves
	g.prepareMending(promotions, rights, passed)
	for i, targets := range promotions {
		g.addPromotions(7+i, targets)
		from := targets >> (7 + i)
		g.reach |= targets
		g.knights |= targets
		g.diagonalReach |= targets | from
		g.orthogonalReach |= targets | from
	}
	if passed != noSquare {
		g.addEnPassant(passed)
	}
	if rights != 0 && g.checkers == 0 {
		g.addCastlings(rights)
	}
	g.close()
	return enPassantReplies
}

// close ends the list: it fills the last batch with moves from no square to no square.
func (g *generator) close() {
	if g.checkers&(g.checkers-1) != 0 || g.plain == g.moves {
		g.plain = maxMoves + width // the kernel finds no special moves
	}
	g.mendBase = g.plain / width * 5 * 8 * width
	for i := g.moves; i < g.moves+width; i++ {
		g.from[i], g.to[i] = noSquare, noSquare
	}
}

// prepareMending clears the mendings of as many batches as special moves can fill.
func (g *generator) prepareMending(promotions [3]uint64, rights uint64, passed int) {
	special := 4*bits.OnesCount64(promotions[0]) + 4*bits.OnesCount64(promotions[1]) +
		4*bits.OnesCount64(promotions[2]) + bits.OnesCount64(rights)
	if passed != noSquare {
		special += 2
	}
	if special == 0 {
		return
	}
	last := (int(g.plain%width) + special) / width
	clear(g.mend[:last+1])
}

// fillReplier fills in the replier's knights and castlings.
func (n *node) fillReplier(rights uint64) {
	n.promotions = n.replier.pawns & uint64(attacks.Rank2)
	n.knights = 0
	n.knightLanes[0], n.knightLanes[1] = knight{}, knight{}
	for b := n.replier.knights; b != 0; b &= b - 1 {
		n.knightLanes[n.knights&15] = knight{b & -b, uint64(attacks.Knight(attacks.Square(bits.TrailingZeros64(b))))}
		n.knights++
	}
	n.castlings = [2]castling{}
	next := 0
	for b := rights; b != 0; b &= b - 1 {
		rook := b & -b
		kingGoal, rookGoal := castlingGoal(n.replier.king, rook)
		kingWay := span(n.replier.king, kingGoal)
		c := castling{
			empty: (kingWay | span(rook, rookGoal)) &^ (n.replier.king | rook),
			safe:  kingWay &^ n.replier.king,
			rook:  rook,
		}
		if c.empty&n.replierAll != 0 {
			continue
		}
		n.castlings[next&1] = c
		next++
		n.zone |= c.safe
	}
}
