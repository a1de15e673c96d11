package export

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/transform"
)

// note is a line of the comment at the top of a file, or several.
type note struct{ label, text string }

// notice prints the comment at the top: what the file is, where the method comes from, how squares are numbered, what
// tables there are, and what the language adds.
func (p *printer) notice(mark string, more []note) {
	o := &p.options
	c := newCompass(o.Mapping)
	method := p.card.Inventor
	if p.card.Year != 0 {
		method += fmt.Sprintf(", %d", p.card.Year)
	}
	command := fmt.Sprintf("bitray export --technique %s --language %s", p.card.Name, o.Language)
	if o.Package != "" && o.Package != DefaultPackage {
		command += " --package " + o.Package
	}
	if o.Mapping != transform.LittleEndianRankFile {
		command += " --mapping " + MappingName(o.Mapping)
	}
	notes := append([]note{
		{"Formula", p.card.Formula},
		{"Method", method},
		{"Source", p.card.URL},
		{"Squares", fmt.Sprintf("%s is 0, %s is 1, %s is 8, %s is 63; a set of squares has bit n for square n",
			c.square(0), c.square(1), c.square(8), c.square(63))},
		{"Tables", p.tables()},
	}, more...)
	notes = append(notes, note{"Written", "by " + command})
	p.comment(mark, p.card.Title+": the squares that rooks, bishops and queens attack on a chess board.")
	p.comment(mark, "")
	for _, n := range notes {
		p.labeled(mark, n)
	}
	p.comment(mark, "")
	p.comment(mark, "Copyright (c) 2026 The bitray authors, https://github.com/bitray/bitray")
	p.comment(mark, "SPDX-License-Identifier: MIT")
}

// labeled prints a note, its further lines below the text of the first.
func (p *printer) labeled(mark string, n note) {
	const width = 11
	label := n.label + ":"
	for _, line := range wrapped(n.text, columns-len(mark)-1-width) {
		p.line("%s %-*s%s", mark, width, label, line)
		label = ""
	}
}

// tables says how large the tables are.
func (p *printer) tables() string {
	constants, slab := p.constantBytes(), p.program.slab()
	switch {
	case slab != nil:
		return fmt.Sprintf("%s bytes of constants, and %s bytes that are filled at the start", grouped(constants), grouped(8*slab.Len()))
	case constants > 0:
		return grouped(constants) + " bytes of constants"
	}
	return "none"
}

// grouped writes a number with a comma before every third digit from the right.
func grouped(n int64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// MappingName returns the name of a mapping on a command line: the squares that it numbers 0 and 1, such as "a8b8".
func MappingName(m transform.Mapping) string {
	c := newCompass(m)
	return c.square(0) + c.square(1)
}

// ParseMapping returns the mapping that [MappingName] gives the name.
func ParseMapping(name string) (transform.Mapping, error) {
	var names []string
	for _, m := range transform.Mappings() {
		if name == MappingName(m) {
			return m, nil
		}
		names = append(names, MappingName(m))
	}
	return 0, fmt.Errorf("mapping %q: expected squares 0 and 1: %s", name, strings.Join(names, ", "))
}
