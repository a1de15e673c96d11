package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft/crosscheck"
)

// DefaultTechnique names the technique that is called statically, which is faster than any technique
// chosen at run time.
const DefaultTechnique = "default"

// Everything names every technique and the reference.
const Everything = "all"

// Sliders returns an attack generator as something that can be called, the default too.
func Sliders(g crosscheck.AttackGenerator) attacks.Sliders {
	if g.Sliders != nil {
		return g.Sliders
	}
	return attacks.NewSliders(attacks.Rook, attacks.Bishop, attacks.Queen)
}

// Generators returns the generators of the values of a flag, each once: "default", names of
// techniques, and "all" for the default, every technique and the reference.
func Generators(values []string) (generators []crosscheck.AttackGenerator, err error) {
	for _, value := range Expanded(values, GeneratorNames()) {
		g, err := OneGenerator(value, Everything)
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(generators, func(other crosscheck.AttackGenerator) bool { return other.Name == g.Name }) {
			generators = append(generators, g)
		}
	}
	return generators, nil
}

// Expanded returns the values, and names after them in place of [Everything].
func Expanded(values, names []string) []string {
	others := slices.DeleteFunc(slices.Clone(values), func(value string) bool { return value == Everything })
	if len(others) < len(values) {
		others = append(others, names...)
	}
	return others
}

// OneGenerator returns the generator of a value, which must not stand for several. An error lists what else the
// value may be.
func OneGenerator(value string, others ...string) (crosscheck.AttackGenerator, error) {
	if value == DefaultTechnique {
		return crosscheck.AttackGenerator{Name: value}, nil
	}
	if value == Everything {
		return crosscheck.AttackGenerator{}, fmt.Errorf("technique %q: expected a single technique", value)
	}
	t, err := catalog.Lookup(value)
	if err != nil {
		return crosscheck.AttackGenerator{}, UnknownTechnique(value, append(GeneratorNames(), others...)...)
	}
	return crosscheck.AttackGenerator{Name: t.Name, Sliders: t.Sliders}, nil
}

// UnknownTechnique is an error about a value that is none of the names, those of techniques among them.
func UnknownTechnique(value string, names ...string) error {
	if meant := didYouMean(value, names); meant != "" {
		return fmt.Errorf("unknown technique %s%s", Quoted(value), meant)
	}
	others := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return slices.Contains(TechniqueNames(), name) })
	return fmt.Errorf("unknown technique %s: expected a name that bitray techniques lists, or %s", Quoted(value), strings.Join(others, ", "))
}

// TechniqueNames returns the names of all techniques and the reference.
func TechniqueNames() []string { return append(catalog.Names(), catalog.Reference().Name) }

// GeneratorNames returns the default and the names of all techniques and the reference.
func GeneratorNames() []string { return append([]string{DefaultTechnique}, TechniqueNames()...) }
