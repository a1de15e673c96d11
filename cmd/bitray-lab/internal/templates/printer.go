package templates

import (
	"bytes"
	"embed"
	"fmt"
	"strings"
	"text/template"

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

// Folder layouts has what the file of each language looks like around its declarations, a template, and the notice
// at the top of all. Folder helpers has the functions without a body, as each language has them.
//
//go:embed layouts helpers
var files embed.FS

// file returns the file, in a language.
func (p *printer) file(language string) (string, error) {
	layouts := template.New("")
	layouts.Funcs(template.FuncMap{
		"helpers": p.helpers, "declare": p.declarations, "calls": p.calls,
		"notice": func(mark, start, selfTest string) (string, error) { return p.notice(layouts, mark, start, selfTest) },
	})
	if _, err := layouts.ParseFS(files, "layouts/*"); err != nil {
		return "", err
	}
	var text strings.Builder
	err := layouts.ExecuteTemplate(&text, language, p.slab())
	return text.String(), err
}

// notice returns the comment at the top: what the file is, where the method comes from, how squares are numbered,
// what tables there are, how to fill the slab if there is one, and how to run the self-test.
func (p *printer) notice(layouts *template.Template, mark, start, selfTest string) (string, error) {
	var text strings.Builder
	err := layouts.ExecuteTemplate(&text, "notice", map[string]any{
		"Card": p.card, "HasSlab": p.slab() != "", "Start": start, "SelfTest": selfTest, "Constants": p.constantBytes(),
		"Bytes": fmt.Sprintf("{{grouped %d}}", p.constantBytes()), "SlabBytes": "{{grouped .SlabBytes}}", "Command": "{{.Command}}",
	})
	for line := range strings.Lines(text.String()) {
		p.line("%s", strings.TrimSpace(mark+" "+line))
	}
	return p.taken(), err
}

// helpers returns those functions without a body that the program calls.
func (p *printer) helpers() (string, error) {
	adapt := strings.NewReplacer(p.adapted...)
	for _, name := range p.intrinsics() {
		text, err := files.ReadFile("helpers/" + name + p.helper)
		if err != nil {
			return "", err
		}
		p.WriteString("\n" + adapt.Replace(string(text)))
	}
	return p.taken(), nil
}

// declarations prints the declarations of a section that have one of some kinds, kind by kind.
func (p *printer) declarations(s section, kinds ...kind) string {
	if s == proving {
		p.indent = p.proof
	}
	for _, k := range kinds {
		for _, u := range p.units {
			if u.section == s && u.kind == k {
				p.declaration(u)
			}
		}
	}
	return p.taken()
}
