package find

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"strings"
)

// ErrNone says that there is no multiplier of the kind that was asked for: an exhaustive search
// has ended without one.
var ErrNone = errors.New("there is no such multiplier")

// Method is a way to search a multiplier.
type Method struct {
	Name        string
	Description string // in one line
	search      func(*Finder, context.Context, *Problem, int) (uint64, error)
	exhaustive  bool
	order       Order
}

var methods = []Method{
	{Name: "place", Description: "construct candidates that copy every square to an index bit of its own", search: (*Finder).placeUntil},
	{Name: "sparse", Description: "try random numbers with few bits", search: (*Finder).Sparse},
	{Name: "cleared", Description: "the same, clearing the table for each try as the textbook does", search: (*Finder).Cleared},
	{Name: "bits", Description: "add bit after bit, test after each, take back what fails", search: (*Finder).BitByBit},
	{Name: "bottom", Description: "search all multipliers, from the lowest bits", exhaustive: true, order: FromBottom},
	{Name: "top", Description: "search all multipliers, from the bits that reach the top of the product", exhaustive: true, order: FromTop},
}

// Methods returns all methods. The first is the one to use unless there is a reason.
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

// Find finds a multiplier for p, with no addend, with an index of indexBits bits, 1 to [MaxBits].
// Where there is none, or few, it may take for ever; it ends when ctx is done, with ctx's error. If
// it proves that there is none, the error is [ErrNone].
func (m Method) Find(ctx context.Context, f *Finder, p *Problem, indexBits int) (uint64, error) {
	if err := p.checkBits(indexBits); err != nil {
		return 0, err
	}
	if m.exhaustive {
		e, err := Exhaust(ctx, p, indexBits, m.order, nil)
		if err == nil && !e.Found {
			err = ErrNone
		}
		return e.Magic, err
	}
	return m.search(f, ctx, p, indexBits)
}

// Exhaustive reports whether m is an exhaustive search, and in which order. [Exhaust] does the
// same and tells more.
func (m Method) Exhaustive() (Order, bool) { return m.order, m.exhaustive }

func (f *Finder) placeUntil(ctx context.Context, p *Problem, indexBits int) (uint64, error) {
	if squares := bits.OnesCount64(p.Mask); indexBits < squares {
		return 0, fmt.Errorf("%v: method place needs an index bit for each of %d squares, given %d bits",
			p, squares, indexBits)
	}
	for ctx.Err() == nil {
		if magic, ok := f.candidate(p, indexBits); ok && f.Test(p, Multiplier{Bits: indexBits, Magic: magic}) {
			return magic, nil
		}
	}
	return 0, ctx.Err()
}
