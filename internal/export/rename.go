package export

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/bitray/bitray/transform"
)

// renamer gives the lines and directions of a description the names that they have in a mapping.
type renamer struct {
	compass
	names map[string]string
	found *regexp.Regexp // matches the keys of names
}

func newRenamer(m transform.Mapping) renamer {
	c := newCompass(m)
	names := c.dictionary()
	longestFirst := slices.SortedFunc(maps.Keys(names), func(a, b string) int {
		return cmp.Or(len(b)-len(a), strings.Compare(a, b))
	})
	return renamer{c, names, regexp.MustCompile(`\b(?:` + strings.Join(longestFirst, "|") + `)\b`)}
}

// forms are the names in descriptions that a word is part of, the word with a capital where it does not begin
// the name.
var forms = []string{"%s", "%sAttacks", "on%s", "gather%s", "main%s"}

// dictionary has the words as they are, and as names.
func (c compass) dictionary() map[string]string {
	all := map[string]string{}
	for word, turned := range c.words() {
		all[word] = turned
		for _, form := range forms {
			all[inName(form, word)] = inName(form, turned)
		}
	}
	return all
}

// inName writes a word as a name of Go that has a form.
func inName(form, word string) string {
	name := ""
	for i, part := range strings.FieldsFunc(word, func(r rune) bool { return r == ' ' || r == '-' }) {
		if i > 0 || form[0] != '%' {
			part = strings.ToUpper(part[:1]) + part[1:]
		}
		name += part
	}
	return fmt.Sprintf(form, name)
}

// rename turns the words and the names of a description.
func (r renamer) rename(text string) string {
	return r.found.ReplaceAllStringFunc(text, func(word string) string { return r.names[word] })
}
