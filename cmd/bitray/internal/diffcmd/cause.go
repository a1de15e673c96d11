package diffcmd

import (
	"context"
	"runtime"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// recorder is a move generator whose last small results are kept.
type recorder struct {
	crosscheck.MoveGenerator
	claims []*why.Claim
	failed bool // the last call: there is no other one
}

const (
	maxKept   = 500
	maxLeaves = 100_000
)

// Divide calls the move generator and keeps the result.
func (r *recorder) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	answer, err := r.MoveGenerator.Divide(ctx, line, depth)
	if r.failed = err != nil; err == nil {
		r.keep(line, depth, answer)
	}
	return answer, err
}

// keep keeps a result, if castling is written as the position needs it.
func (r *recorder) keep(line crosscheck.Line, depth int, answer []perft.MoveCount) {
	if _, err := line.End(); err != nil || line.Chess960 != line.Root.Chess960() {
		return
	}
	claim := &why.Claim{Position: line.Root, Path: line.Moves, Depth: depth, Moves: slices.Clone(answer), Whole: true}
	if slices.ContainsFunc(answer, func(m perft.MoveCount) bool { return m.Nodes.Cmp(perft.NewNodes(maxLeaves)) > 0 }) {
		return
	}
	r.claims = append(r.claims, claim)
	if len(r.claims) > maxKept {
		r.claims = r.claims[1:]
	}
}

// maxAsked is how many more counts a program is asked for, to tell causes apart, within so much time.
const (
	maxAsked    = 8
	askedWithin = 20 * time.Second
)

// explain looks for causes that give all results of the program, and asks it for more counts while those tell causes
// apart or few results are wrong, and once at least. There may be no cause.
func (r *recorder) explain(ctx context.Context, progress func(done, all int)) (causes []why.Cause) {
	solver := why.Solver{Threads: runtime.GOMAXPROCS(0), Progress: progress}
	ctx, cancel := context.WithTimeout(ctx, askedWithin)
	defer cancel()
	for asked := range maxAsked {
		found, err := solver.Explain(ctx, r.claims)
		if err != nil {
			return causes
		}
		causes = slices.DeleteFunc(found.Causes, func(c why.Cause) bool { return c.Other != nil }) // what diff says itself
		if found.Question == nil || r.failed || len(causes) == 1 && len(found.Wrong) > 2 && asked > 0 {
			return causes
		}
		pos, err := board.ParseFEN(found.Question.FEN)
		if err != nil {
			return causes
		}
		_, _ = r.Divide(ctx, crosscheck.NewLine(pos), found.Question.Depth) // a failed program is not asked again
	}
	return causes
}

// printCauses says what the causes are, if there are any.
func (r *Result) printCauses(out *cli.Output) {
	if len(r.Causes) == 0 {
		return
	}
	out.Printf("\ncause:   %s\n", r.Causes[0].Text)
	for _, c := range r.Causes[1:] {
		out.Printf("or:      %s\n", c.Text)
	}
	out.Printf("  gives all %s results of %s\n", cli.Thousands(r.Results), r.Tested)
	if len(r.Causes) == 1 {
		out.Printf("  usually here: %s\n", r.Causes[0].Code)
	}
}
