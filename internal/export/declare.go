package export

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"
)

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
			p.specification(u.objects[i], s)
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
	p.block(u.node.(*ast.FuncDecl).Body)
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
func (p *printer) specification(o types.Object, s ast.Spec) {
	name, declared := p.global(o), p.declared(p.global(o), o.Type())
	rows, isTable := p.tables[o.Name()]
	switch s := s.(type) {
	case *ast.TypeSpec:
		p.line(p.structure[0], name)
		p.fields(s)
		p.line("%s", p.structure[2])
	case *ast.ValueSpec:
		switch {
		case isTable:
			p.line(p.table[0], declared, name, p.typ(o.Type()))
			p.rows(rows, o.Type().(*types.Array).Elem())
			p.line("%s", p.table[1])
		case s.Values == nil:
			p.line(p.unfilled, declared, name)
		case isWord(o.Type()):
			p.line(p.number[0], declared, name, p.expression(s.Values[0]).text)
		default:
			p.line(p.number[1], declared, name, p.expression(s.Values[0]).text)
		}
	}
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

// rows prints the rows of a table, whose elements have a type: line by line if they are short, and else in
// several lines. A table with a row for each square names the squares.
func (p *printer) rows(rows [][]string, element types.Type) {
	shape := p.list
	if s, ok := element.Underlying().(*types.Struct); ok {
		shape, rows = fmt.Sprintf(p.record, "%s", p.typ(element)), p.records(rows, s)
	}
	lines, squares := make([]string, len(rows)), make([]string, len(rows))
	longest := 0
	for i, row := range rows {
		lines[i] = fmt.Sprintf(shape, strings.Join(row, ", ")) + ","
		longest = max(longest, len(lines[i]))
		if len(rows) == 64 {
			squares[i] = p.square(i)
		}
	}
	p.indent++
	defer func() { p.indent-- }()
	if longest <= columns {
		p.beside(lines, squares)
		return
	}
	before, behind, _ := strings.Cut(shape, "%s")
	for i, row := range rows {
		p.beside([]string{strings.TrimSpace(before)}, squares[i:i+1])
		p.longRow(row)
		p.line("%s,", strings.TrimSpace(behind))
	}
}

// records writes the numbers of rows that have fields.
func (p *printer) records(rows [][]string, s *types.Struct) (records [][]string) {
	for _, row := range rows {
		record := make([]string, len(row))
		for i, number := range row {
			record[i] = fmt.Sprintf(p.member, number, snake(s.Field(i).Name()))
		}
		records = append(records, record)
	}
	return records
}

// longRow prints the numbers of a row in several lines: four words or sixteen bytes each.
func (p *printer) longRow(row []string) {
	perLine := 4
	if len(row[0]) < 8 {
		perLine = 16
	}
	p.indent++
	for numbers := range slices.Chunk(row, perLine) {
		p.line("%s,", strings.Join(numbers, ", "))
	}
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
