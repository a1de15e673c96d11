package export

import (
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
	r := renamer{compass: newCompass(m), names: map[string]string{}}
	turned := r.words()
	for i, word := range newCompass(transform.LittleEndianRankFile).words() {
		r.names[word] = turned[i]
		for _, form := range forms {
			r.names[inName(form, word)] = inName(form, turned[i])
		}
	}
	r.found = regexp.MustCompile(`\b(?:` + strings.Join(slices.Collect(maps.Keys(r.names)), "|") + `)\b`)
	r.found.Longest() // "rank 8" is not a rank
	return r
}

// forms are the names in descriptions that a word is part of, the word with a capital where it does not begin
// the name.
var forms = []string{"%s", "%sAttacks", "on%s", "gather%s", "main%s"}

// inName writes a word as a name of Go that has a form.
func inName(form, word string) string {
	name := ""
	for i, part := range strings.FieldsFunc(word, func(r rune) bool { return r == ' ' || r == '-' }) {
		if i > 0 || form[0] != '%' {
			part = title(part)
		}
		name += part
	}
	return fmt.Sprintf(form, name)
}

// rename turns the words and the names of a description.
func (r renamer) rename(text string) string {
	return r.found.ReplaceAllStringFunc(text, func(word string) string { return r.names[word] })
}
