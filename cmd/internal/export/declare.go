package export

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/bitray/bitray/transform"
)

// declaration prints a declaration behind an empty line.
func (p *printer) declaration(u *unit) {
	p.line("")
	p.comment(p.mark, strings.Join(strings.Fields(u.doc.Text()), " "))
	if f, ok := u.node.(*ast.FuncDecl); ok {
		p.functionOf(u, f)
		return
	}
	for i, s := range u.node.(*ast.GenDecl).Specs {
		p.value(u.objects[i], s.(*ast.ValueSpec))
	}
}

func (p *printer) functionOf(u *unit, f *ast.FuncDecl) {
	signature := u.objects[0].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.declared(snake(v.Name()), v.Type()))
	}
	result := p.nothing[1]
	if signature.Results().Len() > 0 {
		result = p.typ(signature.Results().At(0).Type())
	}
	text := fmt.Sprintf(p.signature, p.global(u.objects[0]), cmp.Or(strings.Join(parameters, ", "), p.nothing[0]), result)
	p.line("%s%s {", p.linkage(u), strings.TrimSuffix(text, " -> "))
	p.block(f.Body)
	p.line("}")
}

// value prints the slab, a table or a constant.
func (p *printer) value(o types.Object, s *ast.ValueSpec) {
	name, declared := p.global(o), p.declared(p.global(o), o.Type())
	rows, isTable := p.tables[o.Name()]
	switch {
	case isTable:
		p.line(p.rows[0], declared, name, p.typ(o.Type()))
		p.numbers(rows)
		p.line("%s", p.rows[1])
	case s.Values == nil:
		p.line(p.unfilled, declared, name, p.slabSize())
	default:
		text := fmt.Sprintf(p.constant[isWord(o.Type())], declared, name, p.expression(s.Values[0]).text)
		if s.Comment != nil {
			text += " // " + strings.TrimSpace(s.Comment.Text())
		}
		p.line("%s", text)
	}
}

// numbers prints the rows of a table: four words or sixteen bytes in a line if they are too many for one. A table
// with rows for each square names the squares.
func (p *printer) numbers(rows [][]string) {
	p.indent++
	for i, row := range rows {
		square := ""
		if len(rows)%64 == 0 {
			square = " // " + transform.SquareName(i&63)
		}
		if text := strings.Join(row, ", "); len(text) < columns-10 {
			p.line("%s%s%s,%s", p.list[0], text, p.list[1], square)
			continue
		}
		p.line("%s%s", strings.TrimSpace(p.list[0]), square)
		perLine := 4
		if len(row[0]) == len("0xff") {
			perLine = 16
		}
		p.indent++
		for some := range slices.Chunk(row, perLine) {
			p.line("%s,", strings.Join(some, ", "))
		}
		p.indent--
		p.line("%s,", strings.TrimSpace(p.list[1]))
	}
	p.indent--
}
