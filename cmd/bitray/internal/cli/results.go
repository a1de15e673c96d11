package cli

import (
	"fmt"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// The results of a technique, a method, a program or a second count.
const (
	OK          = "ok"
	Wrong       = "WRONG"
	Partial     = "partial"
	Failed      = "failed"      // it ended before it could be judged
	Unsupported = "unsupported" // by this machine
)

// PrintPartial says what was finished before an interruption. In JSON the field "partial" is true.
func PrintPartial(out *Output, format string, args ...any) {
	out.Printf(Partial+": "+format+"\n", args...)
}

// MoveCount is a move with its number of leaf nodes; the names in JSON are stable.
type MoveCount struct {
	Move  string      `json:"move"`
	Nodes perft.Nodes `json:"nodes"`
}

// MoveCounts writes the root moves of a position as UCI does.
func MoveCounts(pos *board.Position, counts []perft.RootCount, chess960 bool) []MoveCount {
	moves := make([]MoveCount, len(counts))
	for i, c := range counts {
		moves[i] = MoveCount{pos.UCI(c.Move, chess960), c.Nodes}
	}
	return moves
}

// Mismatch describes the first wrong count of a row, move by move. By says how it was counted.
func Mismatch(row *suite.Row, m *suite.Mismatch, by string) string {
	pos := row.Position
	text := fmt.Sprintf("%s: %s: depth %d: expected %s, got %s\n%s\n", printable.Escape(row.Place()), by, m.Depth,
		Thousands(m.Nodes), Thousands(m.Got), row.FEN)
	for _, c := range MoveCounts(&pos, m.Divide, pos.Chess960()) {
		text += fmt.Sprintf("%s: %v\n", c.Move, c.Nodes)
	}
	return text
}

// PrintExcluded prints for each reason why a position could not be judged: by whom, the number of positions,
// and the first of them.
func PrintExcluded(out *Output, by string, excluded []crosscheck.Excluded) {
	left := map[string]int{} // positions by reason, 0 once printed
	for _, e := range excluded {
		left[e.Reason]++
	}
	for _, e := range excluded {
		if n := left[e.Reason]; n > 0 {
			out.Printf("%snot judged: %s: %s\n  the first: %v\n", by, Counted(n, "position"), e.Reason, e.Line)
		}
		left[e.Reason] = 0
	}
}
