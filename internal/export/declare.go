package export

import (
	"embed"
	"go/ast"
	"go/types"
	"strings"
)

// declarer has what the languages declare differently.
type declarer interface {
	parameter(name, typ string) string // of a function; a field without its end
	signature(u *unit, parameters, result string) string
	structure(name string) (head, end, tail string)           // end is that of a field
	value(u *unit, name string, t types.Type, value ast.Expr) // prints a constant, a table, or the slab, which has no value
	group(u *unit, d *ast.GenDecl) (printed bool)             // prints constants that belong together
}

// declarations prints the declarations of a section that have one of some kinds.
func (p *printer) declarations(s section, kinds ...kind) {
	for _, u := range p.in(s, kinds...) {
		p.declaration(u)
	}
}

// declaration prints a declaration behind an empty line.
func (p *printer) declaration(u *unit) {
	p.line("")
	p.comment(p.mark, p.about(u))
	d, ok := u.node.(*ast.GenDecl)
	if !ok {
		p.function(u)
		return
	}
	if p.group(u, d) {
		return
	}
	for i, s := range d.Specs {
		o := u.objects[i]
		switch s := s.(type) {
		case *ast.TypeSpec:
			head, end, tail := p.structure(p.global(o))
			p.line("%s", head)
			p.fields(s, end)
			p.line("%s", tail)
		case *ast.ValueSpec:
			var value ast.Expr
			if len(s.Values) > 0 {
				value = s.Values[0]
			}
			p.value(u, p.global(o), o.Type(), value)
		}
	}
}

func (p *printer) function(u *unit) {
	signature := u.objects[0].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.parameter(p.local(v.Name()), p.typ(v.Type())))
	}
	result := ""
	if signature.Results().Len() > 0 {
		result = p.typ(signature.Results().At(0).Type())
	}
	p.line("%s {", p.signature(u, strings.Join(parameters, ", "), result))
	p.body(u)
	p.line("}")
}

// fields writes the fields of a structure.
func (p *printer) fields(s *ast.TypeSpec, end string) {
	var lines, comments []string
	for _, f := range s.Type.(*ast.StructType).Fields.List {
		lines = append(lines, p.parameter(p.local(f.Names[0].Name), p.typ(p.typeOf(f.Type)))+end)
		comments = append(comments, strings.TrimSpace(f.Comment.Text()))
	}
	p.indent++
	p.beside(lines, comments)
	p.indent--
}

// The functions without a body that a language has under other names, with another type, or not at all.
//
//go:embed helpers
var helpers embed.FS

// helpers prints those that the program calls, from files whose names end with suffix. The others are written
// in place.
func (p *printer) helpers(suffix string, adapt *strings.Replacer) {
	for _, name := range p.intrinsics() {
		if text, err := helpers.ReadFile("helpers/" + name + suffix); err == nil {
			p.WriteString("\n" + adapt.Replace(string(text)))
		}
	}
}

// notes says how a file is started, if it has a slab, and how it tests itself.
func (p *printer) notes(start, more, selfTest string) (notes []note) {
	if p.slab() != nil {
		notes = []note{{label: "Start", text: "call " + start + "() once, before anything else: until then all answers are wrong" + more}}
	}
	return append(notes, note{"Self-test", selfTest, true})
}

// modern is what Rust and Zig declare alike.
type modern struct{ *printer }

func (modern) parameter(name, typ string) string { return name + ": " + typ }

func (modern) group(*unit, *ast.GenDecl) bool { return false }

// print prints a file up to its self-test.
func (p modern) print(imports, suffix, selfTest string) {
	p.notice("//!", p.notes("start", "", selfTest))
	if p.slab() != nil {
		p.WriteString(imports)
	}
	p.helpers(suffix, strings.NewReplacer())
	for _, u := range p.downwards() {
		p.declaration(u)
	}
}

// public begins what callers of the file may call.
func (p modern) public(u *unit) string {
	if callable[u.objects[0].Name()] {
		return "pub "
	}
	return ""
}

// constant prints a constant.
func (p modern) constant(name string, t types.Type, value ast.Expr) {
	p.line("const %s = %s;", p.parameter(name, p.typ(t)), p.expression(value).text)
}
