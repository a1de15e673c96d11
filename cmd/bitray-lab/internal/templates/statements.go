package templates

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
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
