package export

import (
	"bytes"
	"embed"
	"strings"
	"text/template"
)

// Folder layouts has what the file of each language looks like around its declarations, a template. Folder
// helpers has the functions without a body that a language has under other names, with another type, or not
// at all.
//
//go:embed layouts helpers
var files embed.FS

// print writes a file.
func (f *file) print() ([]byte, error) {
	p := &printer{dialect: f.dialect, file: f}
	layout, err := template.New(f.name).Funcs(template.FuncMap{
		"notice": p.notice, "helpers": p.helpers, "declare": p.declarations, "calls": p.calls,
	}).ParseFS(files, "layouts/"+f.name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = layout.Execute(&b, struct {
		Package, Macro string // what names and macros begin with
		Slab           bool   // whether start fills one
	}{f.options.Package, strings.ToUpper(f.options.Package), p.slab() != nil})
	return b.Bytes(), err
}

// taken returns what has been printed since it was taken last.
func (p *printer) taken() string {
	defer p.Reset()
	return p.String()
}

// helpers returns those functions without a body that the program calls. The others are written in place.
func (p *printer) helpers() string {
	adapt := strings.NewReplacer(append(p.adapted, "PREFIX", p.options.Package)...)
	for _, name := range p.intrinsics() {
		if text, err := files.ReadFile("helpers/" + name + p.helper); err == nil {
			p.WriteString("\n" + adapt.Replace(string(text)))
		}
	}
	return p.taken()
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
