package export

import "fmt"

// note is a line of the comment at the top of a file, or several.
type note struct {
	label, text string
	command     bool // to be copied, so it stays in one line
}

// notice prints the comment at the top: what the file is, where the method comes from, how squares are
// numbered, what tables there are, and what the language adds.
//
// If it has a slab, it is started by a function, about which there may be more to say.
func (p *printer) notice(mark, start, more, selfTest string) string {
	method := p.card.Inventor
	if p.card.Year != 0 {
		method += fmt.Sprintf(", %d", p.card.Year)
	}
	notes := []note{
		{label: "Formula", text: p.card.Formula},
		{label: "Method", text: method},
		{label: "Source", text: p.card.URL},
		{label: "Squares", text: fmt.Sprintf("%s is 0, %s is 1, %s is 8, %s is 63; a set of squares has bit n for square n",
			p.square(0), p.square(1), p.square(8), p.square(63))},
		{label: "Tables", text: p.sizes()},
	}
	if p.slab() != nil {
		notes = append(notes, note{label: "Start", text: "call " + start + "() once, before anything else: until then all results are wrong" + more})
	}
	notes = append(notes, note{"Self-test", selfTest, true}, note{"Written", "by " + p.command, true})
	p.comment(mark, p.card.Title+": the squares that rooks, bishops and queens attack on a chess board.")
	p.comment(mark, "")
	for _, n := range notes {
		if n.text != "" {
			p.labeled(mark, n)
		}
	}
	p.comment(mark, "")
	p.comment(mark, "Copyright (c) 2026 The bitray authors, https://github.com/bitray/bitray")
	p.comment(mark, "SPDX-License-Identifier: MIT")
	return p.taken()
}

// labeled prints a note, its further lines below the text of the first.
func (p *printer) labeled(mark string, n note) {
	const width = 11
	label := n.label + ":"
	lines := []string{n.text}
	if !n.command {
		lines = wrapped(n.text, columns-len(mark)-1-width)
	}
	for _, line := range lines {
		p.line("%s %-*s%s", mark, width, label, line)
		label = ""
	}
}

// sizes says how large the tables are.
func (p *printer) sizes() string {
	constants, slab := p.constantBytes(), p.slab()
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
