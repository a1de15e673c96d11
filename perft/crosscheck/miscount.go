package crosscheck

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Miscount is a move whose count differs although the two agree, one move further, on everything
// below it. So at least one of them contradicts itself.
type Miscount struct {
	Move      string      `json:"move"`
	Tested    perft.Nodes `json:"tested"` // leaves below the move, as each counted them at [Difference.Depth]
	Reference perft.Nodes `json:"reference"`
	Below     perft.Nodes `json:"below"` // what both count one move further
	Cause     string      `json:"cause"` // "stalemate", "promotions in bulk", "unknown" or a draw rule, as [Difference.Class] names it
}

// The causes of a wrong count. The draw rules are classes too, for a program that lists no move where one ends the
// game.
const (
	causeStalemate  = "stalemate"
	causeBulk       = "promotions in bulk"
	causeMaterial   = "draw by material"
	causeFiftyMoves = "draw by fifty moves"
	causeRepetition = "draw by repetition"
	causeUnknown    = "unknown"
)

// newMiscount returns the difference between two counts of one move, below which both count the same.
func newMiscount(tested, reference MoveGenerator, line Line, depth int, u uneven, below perft.Nodes) *Difference {
	d := newDifference(tested, reference, line, depth, comparison{})
	d.Miscount = &Miscount{Move: u.move, Tested: u.a, Reference: u.b, Below: below}
	cause, why := d.causeOf(d.Miscount)
	d.Miscount.Cause = cause
	if cause != causeUnknown {
		why = cause + ": " + why
	}
	guess := finding(classCounting, attacks.Empty, "%s", why)
	if d.Known {
		if m, err := d.Position.ParseMove(u.move); err == nil {
			guess.Squares = attacks.Of(m.From(), m.To())
		}
	}
	d.add(u.move, false, guess)
	return d
}

// causeOf guesses the cause of a miscount, and says why.
func (d *Difference) causeOf(m *Miscount) (cause, why string) {
	name, wrong := d.Tested, m.Tested
	if wrong == m.Below {
		name, wrong = d.Reference, m.Reference
	}
	fits := "a move that is not taken back completely"
	switch after, err := d.Line.Then(m.Move).End(); {
	case d.Depth == 1:
		return causeUnknown, fmt.Sprintf("%s counts %v, but a move is one leaf to depth 1", name, wrong)
	case err != nil:
	case after.CountLegalMoves() == 0 && wrong == one:
		return causeStalemate, withoutMoves(&after)
	case d.Depth == 2 && wrong.AddUint64(3*promotions(&after)) == m.Below:
		return causeBulk, fmt.Sprintf("3 too few for each promotion at the last ply: %s counts a pawn's four as one leaf", name)
	case wrong == one || wrong == perft.Nodes{}:
		if cause, why := drawnBy(&after, d.Line); cause != "" {
			return cause, why
		}
	}
	if d.Depth == 2 { // leaves in bulk would be wrong at depth 2 already, a ply further down
		fits += ", leaves counted in bulk"
	}
	return causeUnknown, fmt.Sprintf("no rule explains why %s counts %v here and %v one move further; %s or a hash table may", name, wrong, m.Below, fits)
}

// withoutMoves says why pos has no legal move.
func withoutMoves(pos *board.Position) string {
	if pos.Checkers() != 0 {
		return fmt.Sprintf("%v is mated, so there are no leaves below", pos.SideToMove())
	}
	return fmt.Sprintf("%v has no move, so there are no leaves below", pos.SideToMove())
}

// promotions returns on how many squares a pawn of pos can be promoted, counted for each pawn.
func promotions(pos *board.Position) (count uint64) {
	for _, m := range pos.AppendLegalMoves(nil) {
		if m.Promotion() == board.Queen {
			count++
		}
	}
	return count
}

// drawnBy returns the draw rule, which perft does not apply, that would end the game in pos, the end of line or a
// position one move further, or nothing.
func drawnBy(pos *board.Position, line Line) (cause, why string) {
	switch clock := pos.Setup().HalfmoveClock; {
	case mayLackMaterial(pos):
		return causeMaterial, "few pieces are left, but perft does not end games for lack of material"
	case clock >= 100:
		return causeFiftyMoves, fmt.Sprintf("the clock stands at %d halfmoves, but perft does not end games by it", clock)
	case repeats(pos, line):
		return causeRepetition, "the position occurs again, but perft does not end games by repetition"
	}
	return "", ""
}

// mayLackMaterial reports whether a program may take pos for drawn: there are no pawns, rooks and
// queens, and at most two bishops and knights.
func mayLackMaterial(pos *board.Position) bool {
	white, black := pos.Side(attacks.White), pos.Side(attacks.Black)
	return white.Pawns|black.Pawns|white.Orthogonals|black.Orthogonals == 0 && pos.Occupied().Count() <= 4
}

// repeats reports whether pos is one of the positions of line.
func repeats(pos *board.Position, line Line) bool {
	for made := range line.Moves {
		earlier, err := Line{Root: line.Root, Moves: line.Moves[:made]}.End()
		if err == nil && earlier.Code() == pos.Code() {
			return true
		}
	}
	return false
}
