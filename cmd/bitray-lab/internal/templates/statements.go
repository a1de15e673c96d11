package templates

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// block prints statements.
func (p *printer) block(b *ast.BlockStmt) {
	p.indent++
	for _, s := range b.List {
		p.statement(s)
	}
	p.indent--
}

func (p *printer) statement(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		p.assignment(s)
	case *ast.ReturnStmt:
		text := fmt.Sprintf(p.answer, p.expression(s.Results[0]).text)
		if len(text) > columns-p.indent*len(margin) {
			p.broken = true
			text = fmt.Sprintf(p.answer, p.expression(s.Results[0]).text)
			p.broken = false
		}
		p.line("%s", text)
	case *ast.IfStmt:
		p.enclosed(s.Body, p.branch, p.expression(s.Cond).text)
	case *ast.RangeStmt: // over numbers: for square := range uint(64)
		p.enclosed(s.Body, p.squares, p.name(s.Key.(*ast.Ident)), p.expression(s.X).text)
	case *ast.ForStmt: // with a condition alone
		p.enclosed(s.Body, p.while, p.expression(s.Cond).text)
	default:
		panic(fmt.Sprintf("templates: a description has a statement of type %T", s))
	}
}

// enclosed prints a block after its head.
func (p *printer) enclosed(b *ast.BlockStmt, head string, arguments ...any) {
	p.line(head+" {", arguments...)
	p.block(b)
	p.line("}")
}

// assignment prints an assignment or the declaration of a variable.
func (p *printer) assignment(s *ast.AssignStmt) {
	value := p.expression(s.Rhs[0]).text
	if e, ok := s.Lhs[0].(*ast.IndexExpr); ok {
		p.line(p.store, p.expression(e.X).text, p.place(e), value)
		return
	}
	id := s.Lhs[0].(*ast.Ident)
	if s.Tok != token.DEFINE {
		p.line("%s %s %s;", p.name(id), s.Tok, value)
		return
	}
	if c, ok := s.Rhs[0].(*ast.CallExpr); ok && p.info.Types[c].Value != nil {
		value = p.expression(c.Args[0]).text // without its conversion: the type is declared
	}
	keyword, o := p.variable[0], p.info.Defs[id]
	if p.changes(o) {
		keyword = p.variable[1]
	}
	p.line("%s%s = %s;", keyword, p.declared(snake(id.Name), o.Type()), value)
}

// changes reports whether a variable is assigned to after its declaration.
func (p *printer) changes(o types.Object) (changed bool) {
	ast.Inspect(p.text, func(n ast.Node) bool {
		if s, ok := n.(*ast.AssignStmt); ok {
			id, ok := s.Lhs[0].(*ast.Ident)
			changed = changed || ok && p.info.Uses[id] == o
		}
		return true
	})
	return changed
}

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
