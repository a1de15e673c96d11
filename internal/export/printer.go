package export

import (
	"bytes"
	"fmt"
	"strings"
)

// printer prints declarations in a language.
type printer struct {
	bytes.Buffer
	*dialect
	*file
	indent int
	broken bool // lines break where those of the description do
}

const (
	margin  = "    "
	columns = 100
)

func (p *printer) line(format string, arguments ...any) {
	if text := fmt.Sprintf(format, arguments...); text != "" {
		p.WriteString(strings.Repeat(margin, p.indent) + text)
	}
	p.WriteByte('\n')
}

// comment writes a text in lines that begin with a mark, such as "//".
func (p *printer) comment(mark, text string) {
	for _, line := range wrapped(text, columns-len(mark)-1-p.indent*len(margin)) {
		p.line("%s", strings.TrimRight(mark+" "+line, " "))
	}
}

// wrapped cuts the paragraphs of a text into lines of so many columns.
func wrapped(text string, columns int) (lines []string) {
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if line != "" && len(line)+1+len(word) > columns {
				lines, line = append(lines, line), ""
			}
			line = strings.TrimLeft(line+" "+word, " ")
		}
		lines = append(lines, line)
	}
	return lines
}

// about returns the documentation of a declaration without its name, and of a number or a table without the
// verb.
func (p *printer) about(u *unit) string {
	text := strings.Join(strings.Fields(u.doc.Text()), " ")
	if first, rest, _ := strings.Cut(text, " "); first == u.objects[0].Name() {
		verb, object, _ := strings.Cut(rest, " ")
		if verb == "is" && u.kind != functions || verb == "holds" {
			rest = object
		}
		text = title(rest)
	}
	return p.named(text)
}

// beside writes texts with comments that begin in one column.
func (p *printer) beside(lines, comments []string) {
	width := 0
	for i, line := range lines {
		if comments[i] != "" {
			width = max(width, len(line))
		}
	}
	for i, line := range lines {
		if comments[i] != "" {
			line = fmt.Sprintf("%-*s // %s", width, line, comments[i])
		}
		p.line("%s", line)
	}
}

// named gives the names of Go in a comment those of the language.
func (p *printer) named(text string) string {
	parts := strings.Fields(text)
	for i, part := range parts {
		name := strings.TrimRight(part, ".,:;")
		if o := p.scope.Lookup(name); o != nil && strings.ToLower(name) != name {
			parts[i] = p.global(o) + part[len(name):]
		}
	}
	return strings.Join(parts, " ")
}
