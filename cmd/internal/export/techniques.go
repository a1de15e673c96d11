package export

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
)

// The descriptions are Go that has only what all languages have: functions of 64-bit words (uint64) and of
// squares and indices (uint), tables, loops. Words wrap around, uint does not. Names of variables in a
// function differ from all names outside, and comments do without names, which languages spell differently.
//
//go:embed _techniques/*.go
var descriptions embed.FS

// technique is what is known of a technique.
type technique struct {
	name    string                      // as in the catalog
	card    catalog.Card                // which lookup enters
	files   []string                    // of its description; every program has that of "every" too
	numbers func() (tables, int, error) // its tables, and the size of its slab if it has one
}

var techniques = []technique{
	{name: "attacks/classical", files: []string{"classical"}, numbers: classicalNumbers},
	{name: "fill", files: []string{"fill"}, numbers: noNumbers},
	{name: "hyperbola", files: []string{"hyperbola"}, numbers: hyperbolaNumbers},
	{name: "kindergarten", files: []string{"kindergarten"}, numbers: kindergartenNumbers},
	{name: "magic", files: []string{"magic", "slab"}, numbers: foundNumbers},
	{name: "magic/packed", files: []string{"packed", "slab"}, numbers: recordNumbers},
	{name: "hyperbola/obstruction", files: []string{"obstruction"}, numbers: obstructionNumbers},
	{name: "magic/pext", files: []string{"pext", "slab"}, numbers: pextNumbers},
	{name: "hyperbola/qbb", files: []string{"qbb"}, numbers: noNumbers},
}

// lookup returns the technique of a name, or of a package below this module.
func lookup(name string) (technique, error) {
	if known, err := catalog.Lookup(name); err == nil {
		for _, t := range techniques {
			if t.name == known.Name {
				t.card = known.Card
				return t, nil
			}
		}
	}
	return technique{}, fmt.Errorf("technique %q: expected one that can be exported: %s", name, strings.Join(Techniques(), ", "))
}

// program returns the description of a technique with its numbers.
func (t technique) program() (*program, error) {
	numbers, slabSize, err := t.numbers()
	if err != nil {
		return nil, err
	}
	text := "package attacks\n"
	for _, name := range slices.Concat(t.files, []string{"every"}) {
		part, err := descriptions.ReadFile("_techniques/" + name + ".go")
		if err != nil {
			return nil, err
		}
		text += strings.TrimPrefix(string(part), "package attacks\n")
	}
	return parse(strings.Replace(text, "slabSize", strconv.Itoa(slabSize), 1), numbers)
}
