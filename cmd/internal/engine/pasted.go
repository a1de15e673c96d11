package engine

import (
	"context"
	"fmt"
	"io"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// maxPasted is the most that is read, in bytes.
const maxPasted = 1 << 20

// values are the ends of lines between the values of JSON.
var values = lazy(`,\s*\n\s*(["'])`)

// Pasted is what a program has printed about a position.
type Pasted struct {
	Moves   []perft.MoveCount // of the root
	Total   *perft.Nodes      // if it came; the sum of Moves unless some are missing
	Whole   bool              // Total is the sum of Moves
	Missing []string          // legal root moves that did not come, if others did
	Unread  string            // a line that looks like a count, or any if nothing was understood, ready to be shown
}

// ReadPasted reads what a program has printed about a position, in the forms of the package's doc. There may be more text;
// right returns the right counts, by which two columns are told apart.
func ReadPasted(ctx context.Context, r io.Reader, name string, line crosscheck.Line, depth int, right func() []perft.MoveCount) (p Pasted, err error) {
	a := newAnswer(ctx, line, depth)
	a.right, a.pasted = right, true
	text, err := io.ReadAll(io.LimitReader(r, maxPasted))
	if err == nil {
		err = a.add(values().ReplaceAllString(string(text), ", $1"))
	}
	if err != nil {
		return p, fmt.Errorf("%s: %w", name, err)
	}
	a.settle()
	if a.unparsed != "" && (a.likely || len(a.rows)+len(a.totals) == 0) {
		p.Unread = printable.Quote(a.unparsed, maxShown)
	}
	if len(a.rows) == 0 {
		if t := a.likeliest(false); t != nil {
			p.Total = t.total
		}
		return p, nil
	}
	column := a.column()
	p.Moves = a.lettered(a.counts(column))
	p.Missing = a.missing(p.Moves)
	sum := a.sum(column)
	switch t := a.likeliest(true); {
	case a.fits(column):
		p.Total, p.Whole = &sum, true
	case t == nil || a.second:
	case len(p.Missing) > 0 && t.total.Cmp(sum) > 0:
		p.Total = t.total
	default:
		return p, fmt.Errorf("%s: %w%s", name, a.failure(), a.notUnderstood())
	}
	return p, nil
}
