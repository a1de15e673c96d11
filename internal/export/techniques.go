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

// technique is what is known of a technique besides its card.
type technique struct {
	name    string   // as in the catalog
	files   []string // of its description; every program has those of everyProgram too
	sets    bool     // whether it has functions of sets of sliders
	numbers func() (numbers, error)
	refused map[string]string // the languages that it cannot be written in, and why
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
var everyProgram = []string{"queen", "walk", "tests"}

var techniques = []technique{
	{name: "classical", files: []string{"classical"}, numbers: classicalNumbers},
	{name: "fill", files: []string{"fill"}, numbers: fillNumbers, sets: true},
	{name: "hyperbola", files: []string{"hyperbola"}, numbers: hyperbolaNumbers},
	{name: "kindergarten", files: []string{"kindergarten"}, numbers: kindergartenNumbers},
	{name: "magic", files: []string{"magic", "slab", "startmask"}, numbers: magicNumbers},
	{name: "magic-fixed", files: []string{"fixed", "slab", "startoutside"}, numbers: fixedNumbers},
	{name: "magic-packed", files: []string{"packed", "slab", "startmask"}, numbers: packedNumbers},
	{name: "obstruction", files: []string{"obstruction"}, numbers: obstructionNumbers},
	{name: "pext", files: []string{"pext", "slab", "startmask"}, numbers: pextNumbers, refused: map[string]string{
		"zig": "the language has no function that becomes PEXT, and an emulation is slower than magic",
	}},
	{name: "qbb", files: []string{"qbb"}},
}

// lookup returns the technique of a name, or of a package below this module, with its card.
func lookup(name string) (technique, catalog.Card, error) {
	if known, err := catalog.Lookup(name); err == nil {
		for _, t := range techniques {
			if t.name == known.Name {
				return t, known.Card, nil
			}
		}
	}
	return technique{}, catalog.Card{}, fmt.Errorf("technique %q: expected one that can be exported: %s", name, strings.Join(Techniques(), ", "))
}

// program returns the description of a technique with its numbers, its lines and directions named as a
// mapping has them.
func (t technique) program(m transform.Mapping) (*program, error) {
	r := newRenamer(m)
	var n numbers
	if t.numbers != nil {
		var err error
		if n, err = t.numbers(); err != nil {
			return nil, fmt.Errorf("technique %s: %w", t.name, err)
		}
	}
	selfTest := "selftest"
	if t.sets {
		selfTest = "selftestsets"
	}
	names, texts := []string{"numbers"}, []string{n.text(r)}
	for _, name := range slices.Concat(t.files, everyProgram, []string{selfTest, "words"}) {
		text, err := descriptions.ReadFile("_techniques/" + name + ".go")
		if err != nil {
			return nil, err
		}
		names, texts = append(names, name), append(texts, r.rename(withBishops(string(text))))
	}
	return parse(names, texts)
}
