package crosscheck

import (
	"context"
	"fmt"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Oracle is a move generator that can be compared with another. It is asked by one goroutine at a
// time.
type Oracle interface {
	// Name says who answers, in reports.
	Name() string
	// Divide returns every legal move of the position at the end of line with the number of
	// leaf nodes below it, counted to depth, which is at least 1. At depth 1 each move counts
	// for one. An oracle that cannot judge the root returns an error that wraps [*Exclusion].
	Divide(ctx context.Context, line Line, depth int) (Divide, error)
}

// Line is a position: a root, and the moves from there.
type Line struct {
	// Root is a FEN of six fields with castling rights in the form KQkq, or as letters of
	// files if Chess960 is set.
	Root string
	// Chess960 says that castling is written as the king taking his own rook, in Moves and in
	// answers.
	Chess960 bool
	Moves    []string // UCI
}

// NewLine returns the line that ends at its root, pos. Castling is written as pos has it.
func NewLine(pos *board.Position) Line {
	return Line{Root: pos.FEN(), Chess960: pos.Chess960()}
}

// Then returns line with one more move. It shares no memory with line.
func (l Line) Then(move string) Line {
	l.Moves = append(l.Moves[:len(l.Moves):len(l.Moves)], move)
	return l
}

// End returns the position at the end of the line. It is an error if the root is not one that
// [board.ParseFEN] takes, or a move is not legal.
func (l Line) End() (board.Position, error) {
	pos, _, err := playOut(l)
	return pos, err
}

// String returns the root, and the moves if there are any.
func (l Line) String() string {
	if len(l.Moves) == 0 {
		return l.Root
	}
	return l.Root + " moves " + strings.Join(l.Moves, " ")
}

// Exclusion is the reason why an oracle cannot judge a position.
type Exclusion struct{ Reason string }

// Error returns the reason.
func (e *Exclusion) Error() string { return "cannot be judged: " + e.Reason }

// Failure is what went wrong with an oracle, and the question that it was asked.
type Failure struct {
	Oracle string
	Line   Line
	Depth  int
	Err    error
}

// Error names the oracle, the reason and the question.
func (f *Failure) Error() string {
	variant := ""
	if f.Line.Chess960 {
		variant = " in Chess960"
	}
	return fmt.Sprintf("%s: %v\n  asked for perft %d%s of %v", f.Oracle, f.Err, f.Depth, variant, f.Line)
}

// Unwrap returns the reason.
func (f *Failure) Unwrap() error { return f.Err }

// ask asks o and says which question it was if that fails. All questions come through here, so
// here is where a context that is done ends them, whether or not the oracle looks at it.
func ask(ctx context.Context, o Oracle, line Line, depth int) (Divide, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	answer, err := o.Divide(ctx, line, depth)
	if err != nil {
		return nil, &Failure{o.Name(), line, depth, err}
	}
	return answer, nil
}

// Divide is the answer of an oracle, sorted by move.
type Divide []Count

// Count is a move with the number of leaf nodes below it.
type Count struct {
	Move  string // UCI
	Nodes perft.Nodes
}
