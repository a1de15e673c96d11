package export

import (
	"embed"
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

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
	switch {
	case !ok:
		p.function(u)
	case p.enum && len(d.Specs) > 1 && !isWord(u.objects[0].Type()):
		p.enumeration(u, d)
	default:
		for i, s := range d.Specs {
			p.specification(u, u.objects[i], s)
		}
	}
}

func (p *printer) function(u *unit) {
	signature := u.objects[0].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.declared(snake(v.Name()), v.Type()))
	}
	result := ""
	if signature.Results().Len() > 0 {
		result = p.typ(signature.Results().At(0).Type())
	}
	p.line("%s {", p.signature(u, p.global(u.objects[0]), strings.Join(parameters, ", "), result))
	p.body(u)
	p.line("}")
}

// enumeration prints indices that belong together.
func (p *printer) enumeration(u *unit, d *ast.GenDecl) {
	p.line("enum {")
	for i, o := range u.objects {
		p.line("%s%s = %s,", margin, p.global(o), p.expression(d.Specs[i].(*ast.ValueSpec).Values[0]).text)
	}
	p.line("};")
}

// specification prints a type, the slab, a table or a constant.
func (p *printer) specification(u *unit, o types.Object, s ast.Spec) {
	name, declared := p.global(o), p.declared(p.global(o), o.Type())
	v, ok := s.(*ast.ValueSpec)
	if !ok {
		p.line(p.structure[0], name)
		p.fields(s.(*ast.TypeSpec))
		p.line("%s", p.structure[2])
		return
	}
	if v.Values == nil {
		p.line(p.unfilled, declared, name)
		return
	}
	if table, ok := v.Values[0].(*ast.CompositeLit); ok {
		p.line(p.table[0], declared, name, p.typ(o.Type()))
		p.rows(u, table)
		p.line("%s", p.table[1])
		return
	}
	format := p.number[1]
	if isWord(o.Type()) {
		format = p.number[0]
	}
	p.line(format, declared, name, p.expression(v.Values[0]).text)
}

// fields writes the fields of a structure.
func (p *printer) fields(s *ast.TypeSpec) {
	var lines, comments []string
	for _, f := range s.Type.(*ast.StructType).Fields.List {
		lines = append(lines, p.declared(snake(f.Names[0].Name), p.typeOf(f.Type))+p.structure[1])
		comments = append(comments, strings.TrimSpace(f.Comment.Text()))
	}
	p.indent++
	p.beside(lines, comments)
	p.indent--
}

// declared writes a name with its type.
func (p *printer) declared(name string, t types.Type) string {
	_, pointer := t.(*types.Pointer)
	switch {
	case p.array != "":
		return name + ": " + p.typ(t)
	case pointer:
		return p.typ(t) + name
	}
	return p.typ(t) + " " + name + p.lengths(t)
}

// lengths writes the lengths of an array behind its name, that of the slab by its name.
func (p *printer) lengths(t types.Type) string {
	a, ok := t.(*types.Array)
	if !ok {
		return ""
	}
	length := fmt.Sprint(a.Len())
	if o := p.scope.Lookup("slabSize"); o != nil && o.(*types.Const).Val().String() == length {
		length = p.global(o)
	}
	return "[" + length + "]" + p.lengths(a.Elem())
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
