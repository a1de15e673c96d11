// Package catalog holds every technique of the module with its card: what it is, who invented it,
// where it is described, and what it costs.
//
//	technique, err := catalog.Lookup("pext") // or "magic/pext"
//	attacked := technique.Rook(sq, occ)
//
// [All] returns all of them.
//
// Besides this package, only the benchmark imports all techniques. A program that embeds one
// technique imports that technique's package and links nothing else: the tables of all are filled when a program
// starts, in some ten milliseconds.
package catalog

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/cards"
)

// Card says what a technique is.
type Card struct {
	Name     string `json:"name"`  // of its package: the import path below the module, such as "magic/pext"
	Title    string `json:"title"` // as the field calls it, such as "Fancy magic bitboards"
	Inventor string `json:"inventor"`
	Year     int    `json:"year"`    // of the first publication; 0 if unknown
	Source   string `json:"source"`  // where the method is described
	URL      string `json:"url"`     // of the source, or of one of them; "" for the reference
	Formula  string `json:"formula"` // in one line
	// TableBytes is the size of all tables that the technique reads at look-up time, on amd64.
	// Elsewhere a few techniques have smaller ones.
	TableBytes int `json:"table_bytes"`
	// CPU names the instructions that it wants besides a multiplier and bit scans, see [Technique.Uses]; ""
	// for none.
	CPU string `json:"cpu"`
	// Inlines says whether Rook and Bishop become part of their callers, with no call left in
	// them. Whether Queen does too is said in the documentation of the package.
	Inlines bool   `json:"inlines"`
	Prefer  string `json:"prefer"` // when to prefer it
}

// Technique is an attack generator with its card.
type Technique struct {
	Card
	attacks.Sliders
}

// Uses says which of the instructions that its card wants the technique uses in this process, or what it does
// instead, such as "BMI2" or "BMI2 emulated". It is "" for techniques that choose none when a program starts.
func (t Technique) Uses() string {
	if uses[t.Name] == nil {
		return ""
	}
	return uses[t.Name]()
}

// known returns all techniques in the order of the cards, which is that of their names, with the reference at
// the end.
var known = sync.OnceValue(func() (all []Technique) {
	for _, card := range cards.List[Card]() {
		all = append(all, Technique{card, sliders[card.Name]})
	}
	return all
})

// All returns every technique of the module in alphabetical order of the names, without the
// reference.
func All() []Technique {
	all := slices.Clone(known())
	return all[:len(all)-1]
}

// Reference returns the ray walk, step by step and slow: the definition of what is right. Its package cannot be imported.
func Reference() Technique { return known()[len(known())-1] }

// Lookup returns the technique of a name, such as "magic/pext", or of the last element of one, such as "pext".
// "reference" is [Reference]. An error lists the names that exist.
// If techniques of a later version share a last element, that alone will be an error.
func Lookup(name string) (Technique, error) {
	for _, t := range known() {
		if name == t.Name || name == path.Base(t.Name) {
			return t, nil
		}
	}
	return Technique{}, fmt.Errorf("technique %q: expected one of %s", name, strings.Join(append(Names(), Reference().Name), ", "))
}

// Names returns the names of all techniques, in order, without the reference.
func Names() (names []string) {
	for _, t := range All() {
		names = append(names, t.Name)
	}
	return names
}
