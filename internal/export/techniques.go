package export

import (
	"embed"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/transform"
)

// The descriptions are Go that has only what all languages have: functions of 64-bit words (uint64) and of
// squares and indices (uint), tables, loops. Words wrap around, uint does not. Names of variables in a
// function differ from all names outside. What a file has for the rook alone serves the bishop too: see
// withBishops.
//
//go:embed _techniques/*.go
var descriptions embed.FS

// technique is what is known of a technique.
type technique struct {
	name    string                         // as in the catalog
	card    catalog.Card                   // which lookup enters
	files   []string                       // of its description; every program has those of everyProgram too
	numbers func() (tables, string, error) // its tables, and what else is made of numbers, in Go
	refused map[string]string              // the languages that it cannot be written in, and why
}

// ofRook matches a function of the rook: its comment, all the rest, and its name.
var ofRook = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^((?://.*\n)+)(func (\w*[rR]ook\w*)\((?:.*\n)*?}\n)`)
})

// withBishops adds what serves the bishop: the functions of the rook for which the text has none of the bishop,
// with the pieces exchanged. A comment of their own stands in the text without a function.
func withBishops(text string) string {
	bishop := strings.NewReplacer("rook", "bishop", "bishop", "rook", "Rook", "Bishop", "Bishop", "Rook")
	for _, function := range ofRook().FindAllStringSubmatch(text, -1) {
		comment, body, name := bishop.Replace(function[1]), bishop.Replace(function[2]), bishop.Replace(function[3])
		if strings.Contains(text, "func "+name+"(") {
			continue
		}
		if _, own, found := strings.Cut(text, "\n// "+name+" "); found {
			own, _, _ = strings.Cut(own, "\n")
			comment = "// " + name + " " + own + "\n"
		}
		text += "\n" + comment + body
	}
	return text
}

// everyProgram ends every description.
var everyProgram = []string{"queen", "walk", "tests", "words"}

var techniques = []technique{
	{name: "attacks/classical", files: []string{"classical", "selftest"}, numbers: classicalNumbers},
	{name: "fill", files: []string{"fill", "selftestsets"}, numbers: fillNumbers},
	{name: "hyperbola", files: []string{"hyperbola", "selftest"}, numbers: hyperbolaNumbers},
	{name: "kindergarten", files: []string{"kindergarten", "selftest"}, numbers: kindergartenNumbers},
	{name: "magic", files: []string{"magic", "slab", "startmask", "selftest"}, numbers: magicNumbers},
	{name: "magic/fixedshift", files: []string{"fixed", "slab", "startoutside", "selftest"}, numbers: fixedNumbers},
	{name: "magic/packed", files: []string{"packed", "slab", "startmask", "selftest"}, numbers: packedNumbers},
	{name: "hyperbola/obstruction", files: []string{"obstruction", "selftest"}, numbers: obstructionNumbers},
	{name: "magic/pext", files: []string{"pext", "slab", "startmask", "selftest"}, numbers: pextNumbers, refused: map[string]string{
		"zig": "the language has no function that becomes PEXT, and an emulation is slower than magic",
	}},
	{name: "hyperbola/qbb", files: []string{"qbb", "selftest"}, numbers: noNumbers},
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

// program returns the description of a technique with its numbers, its lines and directions named as a
// mapping has them.
func (t technique) program(m transform.Mapping) (*program, error) {
	numbers, functions, err := t.numbers()
	if err != nil {
		return nil, fmt.Errorf("technique %s: %w", t.name, err)
	}
	text := "package attacks\n" + functions
	for _, name := range slices.Concat(t.files, everyProgram) {
		part, err := descriptions.ReadFile("_techniques/" + name + ".go")
		if err != nil {
			return nil, err
		}
		text += strings.TrimPrefix(string(part), "package attacks\n")
	}
	r := newRenamer(m)
	p, err := parse(r.rename(withBishops(text)))
	if err != nil {
		return nil, err
	}
	p.compass, p.tables = r.compass, tables{}
	for name, rows := range numbers {
		p.tables[r.rename(name)] = rows
	}
	return p, nil
}
