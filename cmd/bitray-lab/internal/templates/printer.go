package templates

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/printable"
)

// printer prints the template of a program in a language.
type printer struct {
	bytes.Buffer
	*dialect
	*program
	card   catalog.Card
	indent int
	broken bool // whether lines break where those of the description do
}

const (
	margin  = "    "
	columns = 100
)

// taken returns what has been printed since it was taken last.
func (p *printer) taken() string {
	defer p.Reset()
	return p.String()
}

func (p *printer) line(format string, arguments ...any) {
	if text := fmt.Sprintf(format, arguments...); text != "" {
		p.WriteString(strings.Repeat(margin, p.indent) + text)
	}
	p.WriteByte('\n')
}

// comment writes a text in lines that begin with the mark of comments.
func (p *printer) comment(text string) {
	for _, line := range printable.Wrap(text, columns-p.indent*len(margin)-len(p.mark+" ")) {
		p.line("%s %s", p.mark, line)
	}
}
