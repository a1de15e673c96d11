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
	Move   string      `json:"move"`
	Tested perft.Nodes `json:"tested"` // leaves below the move, as each counted them at [Difference.Depth]
	Judge  perft.Nodes `json:"judge"`
	Below  perft.Nodes `json:"below"` // what both count if they are asked one move further
	Cause  string      `json:"cause"` // "hash table", "stalemate" or "draw rule"
}

// The causes. "hash table" stands for every shortcut of counting that no rule of chess explains.
const (
	causeHashTable = "hash table"
	causeStalemate = "stalemate"
	causeDrawRule  = "draw rule"
)

// newMiscount returns the difference between two counts of one move, below which both count the same.
func newMiscount(tested, judge MoveGenerator, line Line, depth int, u uneven, below perft.Nodes) *Difference {
	d := newDifference(tested, judge, line, depth, comparison{})
	d.Miscount = &Miscount{Move: u.move, Tested: u.a, Judge: u.b, Below: below}
	cause, why := d.causeOf(d.Miscount)
	d.Miscount.Cause = cause
	guess := finding(classCounting, attacks.Empty, "%s: %s", cause, why)
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
	if d.Depth > 1 {
		if after, err := d.Line.Then(m.Move).End(); err == nil {
			if cause, why := causeAt(&after, d.Line); cause != "" {
				return cause, why
			}
		}
	}
	name, count := d.Tested, m.Tested
	if count == m.Below {
		name, count = d.Judge, m.Judge
	}
	return causeHashTable, fmt.Sprintf("no rule explains why %s counts %v here and %v one move further", name, count, m.Below)
}

// causeAt returns the rule of chess that perft does not apply, or nothing, if it would end the game
// in after, the position one move after line.
func causeAt(after *board.Position, line Line) (cause, why string) {
	them := after.SideToMove()
	switch {
	case after.CountLegalMoves() == 0 && after.Checkers() != 0:
		return causeStalemate, fmt.Sprintf("%v is mated, so there are no leaves below", them)
	case after.CountLegalMoves() == 0:
		return causeStalemate, fmt.Sprintf("%v has no move, so there are no leaves below", them)
	case mayLackMaterial(after):
		return causeDrawRule, "few pieces are left, but perft does not end games for lack of material"
	case after.Setup().HalfmoveClock >= 100:
		return causeDrawRule, fmt.Sprintf("the clock stands at %d halfmoves, but perft does not end games by it", after.Setup().HalfmoveClock)
	case repeats(after, line):
		return causeDrawRule, "the position occurs again, but perft does not end games by repetition"
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
