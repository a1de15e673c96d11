// Package catalog holds every technique of the module with its card: what it is, who invented it,
// where it is described, and what it costs. The card of a technique is in the file of its family:
// magic.go, hyperbola.go, kindergarten.go, fill.go, classical.go, rayword.go and rotated.go.
//
// Besides this package, only the benchmark imports all techniques. A program that embeds one
// technique imports that technique's package and links nothing else.
package catalog

import (
	"fmt"
	"slices"
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
	URL      string // of the source, or of one of them; "" for the reference
	Formula  string // in one line
	// TableBytes is the size of all tables that the technique reads at look-up time, on amd64.
	// Elsewhere a few techniques have smaller ones.
	TableBytes int
	CPU        string // instructions that it wants besides a multiplier and bit scans, see [Technique.Uses]; "" for none
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
	uses func() string // nil if the technique chooses no instructions
}

// Uses says which of the instructions that its card wants the technique uses in this process, or what it does instead,
// such as "BMI2" or "BMI2 emulated". It is "" for techniques that choose none when a program starts.
func (t Technique) Uses() string {
	if t.uses == nil {
		return ""
	}
	return t.uses()
}

// All returns every technique of the module in alphabetical order of the names, without the
// reference.
func All() []Technique { return append([]Technique(nil), techniques...) }

// Lookup returns the technique of a name, such as "pext", or of a package below the module, such as
// "magic/pext". "reference" is the ray walk that the others are proved against. An error lists the
// names that exist.
func Lookup(name string) (Technique, error) {
	for _, t := range append(All(), rayWalk) {
		if name == t.Name || name == t.Package {
			return t, nil
		}
	}
	return Technique{}, fmt.Errorf("technique %q: expected a package, such as magic/pext, or one of %s",
		name, strings.Join(append(Names(), rayWalk.Name), ", "))
}

// Everything is the name that [Choose] takes for every technique and the reference.
const Everything = "all"

// Choose returns the techniques of some names, as [Lookup] understands them, in the order of the
// names and each once. [Everything] stands for all of them and the reference. The error is that of
// Lookup, for the first unknown name.
func Choose(names ...string) (chosen []Technique, err error) {
	for _, name := range names {
		if name == Everything {
			for _, t := range append(All(), rayWalk) {
				chosen = addOnce(chosen, t)
			}
			continue
		}
		t, err := Lookup(name)
		if err != nil {
			return nil, err
		}
		chosen = addOnce(chosen, t)
	}
	return chosen, nil
}

func addOnce(to []Technique, t Technique) []Technique {
	if slices.ContainsFunc(to, func(other Technique) bool { return other.Name == t.Name }) {
		return to
	}
	return append(to, t)
}

// Names returns the names of all techniques, in order, without the reference.
func Names() []string {
	names := make([]string, len(techniques))
	for i, t := range techniques {
		names[i] = t.Name
	}
	return names
}
