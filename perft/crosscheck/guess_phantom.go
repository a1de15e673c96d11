package crosscheck

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// guessTogether returns what explains all missing moves of d at once, if something does and none is extra.
func (d *Difference) guessTogether() (f Finding, ok bool) {
	if len(d.Extra) > 0 {
		return f, false
	}
	if len(d.Missing) == d.Position.CountLegalMoves() {
		cause, why := drawnBy(&d.Position, d.Line)
		return finding(cause, attacks.Empty, "no move is listed: %s", why), cause != ""
	}
	return d.phantomCheck()
}

// phantomCheck explains missing moves by a check that is none. A program that sees one lists only what would answer
// it: moves of the king, without castling, and captures of the piece that seems to give check.
func (d *Difference) phantomCheck() (f Finding, ok bool) {
	pos := &d.Position
	s := suspect{Position: pos, us: pos.Side(pos.SideToMove()), them: pos.Side(pos.SideToMove().Other())}
	king, missing := s.us.King, 0
	var stuck, captured, spared attacks.Bitboard // pieces with missing moves; victims of moves that are listed, or missing
	for _, m := range pos.AppendLegalMoves(nil) {
		victim := m.To().Bitboard() & s.them.All()
		if m.IsEnPassant() {
			victim = attacks.NewSquare(m.To().File(), m.From().Rank()).Bitboard()
		}
		switch {
		case slices.Contains(d.Missing, pos.UCI(m, d.Line.Chess960)):
			missing++
			stuck, spared = stuck|m.From().Bitboard(), spared|victim
		case king.Has(m.From()) && !m.IsCastling():
		case victim == 0:
			return f, false
		default:
			captured |= victim
		}
	}
	suspects := s.them.All() &^ spared
	if captured != 0 {
		suspects &= captured
	}
	if pos.Checkers() != 0 || missing < len(d.Missing) || !(stuck &^ king).Several() || captured.Several() || suspects == 0 {
		return f, false
	}
	const phantom = "it plays as if its king on %v were attacked"
	for by := range suspects.Squares() {
		if class := s.wraps(by, king.First()); class != "" {
			return finding(class, king|by.Bitboard(), phantom+" by %s, around the edge of the board", king.First(), s.named(by.Bitboard())), true
		}
	}
	return finding(classCheckEvasion, king|captured, phantom+", but nothing attacks it", king.First()), true
}

// wraps returns the class of the attack if the opponent's piece on from attacks a square by steps that ignore the
// edge of the board, otherwise nothing.
func (s *suspect) wraps(from, to attacks.Square) string {
	piece, _ := s.PieceAt(from)
	for _, step := range steps[piece] {
		if s.SideToMove() == attacks.White { // so that Black's pawns attack
			step = -step
		}
		for sq := int(from) + step; sq >= 0 && sq < 64; sq += step {
			slides := piece == board.Bishop || piece == board.Rook || piece == board.Queen
			switch {
			case sq == int(to) && slides:
				return classSlidingAttack
			case sq == int(to):
				return classStepAttack
			}
			if !slides || s.Occupied().Has(attacks.Square(sq)) {
				break
			}
		}
	}
	return ""
}

// steps are what the pieces, and White's pawns, add to the number of their square when they attack.
var steps = [...][]int{
	board.Pawn: {7, 9}, board.Knight: {-17, -15, -10, -6, 6, 10, 15, 17}, board.Bishop: {-9, -7, 7, 9},
	board.Rook: {-8, -1, 1, 8}, board.Queen: {-9, -8, -7, -1, 1, 7, 8, 9}, board.King: {-9, -8, -7, -1, 1, 7, 8, 9},
}
