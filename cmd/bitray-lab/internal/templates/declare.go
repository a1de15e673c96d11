package templates

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// declaration prints a declaration after an empty line.
func (p *printer) declaration(u *unit) {
	p.line("")
	p.comment(u.doc.Text())
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
	p.line("%s%s {", p.before(u), strings.TrimSuffix(text, " -> "))
	p.block(f.Body)
	p.line("}")
}

// value prints the slab, a table with a hole for its rows, or a constant.
func (p *printer) value(o types.Object, s *ast.ValueSpec) {
	name := p.global(o)
	switch {
	case o.Name() == "slab":
		p.line(p.unfilled, name)
	case s.Values == nil:
		p.line(p.rows[0], p.declared(name, o.Type()), name, p.typ(o.Type()))
		p.line("{{table %q %q %q}}", o.Name(), p.list[0], p.list[1])
		p.line("%s", p.rows[1])
	default:
		text := fmt.Sprintf(p.constant[isWord(o.Type())], p.declared(name, o.Type()), name, p.expression(s.Values[0]).text)
		if s.Comment != nil {
			text += " // " + strings.TrimSpace(s.Comment.Text())
		}
		p.line("%s", text)
	}
}
