package research

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/find"
)

// ErrNone is the proof that no multiplier has an index of so few bits: an exhaustive search has ended
// without one.
var ErrNone = errors.New("there is no such multiplier")

// Method is a way to search a multiplier.
type Method struct {
	Name        string
	Description string // in one line
	search      func(*Searcher, context.Context, *find.Problem, int) (uint64, error)
	exhaustive  bool
	order       Order
}

var methods = []Method{
	{Name: "place", Description: "construct candidates that copy every square to an index bit of its own", search: (*Searcher).place},
	{Name: "sparse", Description: "try random numbers with few bits", search: (*Searcher).Sparse},
	{Name: "cleared", Description: "the same, clearing the table for each try as the textbook does", search: (*Searcher).Cleared},
	{Name: "bits", Description: "add bit after bit, test after each, take back what fails", search: (*Searcher).BitByBit},
	{Name: "bottom", Description: "search all multipliers, from the lowest bits", exhaustive: true, order: FromBottom},
	{Name: "top", Description: "search all multipliers, from the bits that reach the top of the product", exhaustive: true, order: FromTop},
}

// Methods returns all methods. Use the first unless there is a reason for another.
func Methods() []Method { return append([]Method(nil), methods...) }

// LookupMethod returns the method of the given name. An error lists the names that exist.
func LookupMethod(name string) (Method, error) {
	var names []string
	for _, m := range methods {
		if m.Name == name {
			return m, nil
		}
		names = append(names, m.Name)
	}
	return Method{}, fmt.Errorf("method %q: expected one of %s", name, strings.Join(names, ", "))
}

// Find finds a multiplier for p, without an addend, with an index of indexBits bits, 1 to [find.MaxBits].
// Where there are few or none, it may take forever; it ends with ctx's error when ctx is done. If it
// proves that there is none, the error is [ErrNone].
func (m Method) Find(ctx context.Context, s *Searcher, p *find.Problem, indexBits int) (uint64, error) {
	if err := p.CheckBits(indexBits); err != nil {
		return 0, err
	}
	if m.exhaustive {
		e, err := Exhaust(ctx, p, indexBits, m.order, nil)
		if err == nil && !e.Found {
			err = ErrNone
		}
		return e.Magic, err
	}
	return m.search(s, ctx, p, indexBits)
}

// Exhaustive reports whether m is an exhaustive search, and in which order. [Exhaust] does the
// same and tells more.
func (m Method) Exhaustive() (Order, bool) { return m.order, m.exhaustive }
