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
}

// countedWrong returns the difference between two counts of one move, below which both count the same.
func (s *Search) countedWrong(line Line, depth int, u uneven, below perft.Nodes) *Difference {
	d := s.difference(line, depth, comparison{})
	d.Miscount = &Miscount{u.move, u.tested, u.reference, below}
	f := d.guessMiscount()
	if m, err := d.Position.ParseMove(u.move); d.Known && err == nil {
		f.Squares = attacks.Of(m.From(), m.To())
	}
	d.add(u.move, false, f)
	return d
}

// guessMiscount guesses why a count is wrong.
func (d *Difference) guessMiscount() Finding {
	m := d.Miscount
	name, wrong := d.Tested, m.Tested
	if wrong == m.Below {
		name, wrong = d.Reference, m.Reference
	}
	if d.Depth == 1 {
		return finding(classCounting, attacks.Empty, "%s counts %v, but a move is one leaf to depth 1", name, wrong)
	}
	if after, err := d.Line.then(m.Move).End(); err == nil && after.CountLegalMoves() > 0 && (wrong == one || wrong == perft.Nodes{}) {
		if rule, why := drawnBy(&after, d.Line); rule != "" {
			return finding(rule, attacks.Empty, "%s", why)
		}
	}
	return finding(classCounting, attacks.Empty,
		"%s counts %v here and %v one move further: games that end, leaves counted in bulk, a move that is not taken back completely or a hash table may explain that",
		name, wrong, m.Below)
}

// drawnBy returns the draw rule, which perft does not apply, that would end the game in pos, the end of line or a
// position one move further, or nothing.
func drawnBy(pos *board.Position, line Line) (rule, why string) {
	switch {
	case mayLackMaterial(pos):
		return "draw by material", "few pieces are left, but perft does not end games for lack of material"
	case pos.HalfmoveClock() >= 100:
		return "draw by fifty moves", fmt.Sprintf("the clock stands at %d halfmoves, but perft does not end games by it", pos.HalfmoveClock())
	case repeats(pos, line):
		return "draw by repetition", "the position occurs again, but perft does not end games by repetition"
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
