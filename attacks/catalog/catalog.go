// Package catalog holds every technique of the module with its card. Nothing but the benchmark
// imports them all beside it: a program that embeds one technique imports that technique's
// package and links nothing else.
package catalog

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Card says what a technique is.
type Card struct {
	Name     string // as on the command line, such as "magic"
	Title    string // as the field calls it, such as "Fancy magic bitboards"
	Package  string // import path below the module, such as "transform/rotated"
	Inventor string
	Year     int    // of the first publication; 0 if unknown
	Source   string // where the method is described
	Formula  string // in one line
	// TableBytes is the size of all tables that the technique reads at look-up time.
	TableBytes int
	CPU        string // instructions that it wants beside a multiplier and bit scans; "" for none
	// Inlines says whether Rook and Bishop become part of their callers, with no call left in
	// them. Whether Queen does too is said in the documentation of the package.
	Inlines bool
	// InlinesThroughHelper says whether they still do where the caller has a function of one line
	// of its own around them, such as
	//
	//	func rookAttacks(sq Square, occ Bitboard) Bitboard { return magic.Rook(sq, occ) }
	//
	// With Go 1.26 that is so if they leave some ten units of the compiler's budget.
	InlinesThroughHelper bool
	Prefer               string // when to prefer it
}

// Technique is an attack generator with its card.
type Technique struct {
	Card
	attacks.Sliders
}

// All returns every technique of the module in alphabetical order of the names, without the
// reference.
func All() []Technique { return append([]Technique(nil), techniques...) }

// Lookup returns the technique of the given name. "reference" is the ray walk that the others
// are proved against. An error lists the names that exist.
func Lookup(name string) (Technique, error) {
	for _, t := range techniques {
		if t.Name == name {
			return t, nil
		}
	}
	if name == rayWalk.Name {
		return rayWalk, nil
	}
	return Technique{}, fmt.Errorf("technique %q: expected one of %s", name, strings.Join(append(Names(), rayWalk.Name), ", "))
}

// Names returns the names of all techniques, in order, without the reference.
func Names() []string {
	names := make([]string, len(techniques))
	for i, t := range techniques {
		names[i] = t.Name
	}
	return names
}
