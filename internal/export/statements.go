package export

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// block prints statements, and the comments that stand before them.
func (p *printer) block(b *ast.BlockStmt) {
	p.indent++
	last := b.Lbrace
	for _, s := range b.List {
		for _, c := range p.text.Comments {
			if last < c.Pos() && c.Pos() < s.Pos() {
				p.comment("//", p.named(strings.Join(strings.Fields(c.Text()), " ")))
			}
		}
		p.statement(s)
		last = s.End()
	}
	p.indent--
}

func (p *printer) statement(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		p.assignment(s)
	case *ast.ReturnStmt:
		p.fitting(func() string { return fmt.Sprintf(p.answer, p.expression(s.Results[0]).text) })
	case *ast.ExprStmt:
		p.line("%s;", p.expression(s.X).text)
	case *ast.IfStmt:
		p.fitting(func() string { return p.openBrace(fmt.Sprintf(p.branch, p.expression(s.Cond).text)) })
		p.block(s.Body)
		p.line("}")
	case *ast.RangeStmt: // over numbers: for square := range uint(64)
		p.line(p.squares+" {", snake(s.Key.(*ast.Ident).Name), p.expression(s.X).text)
		p.block(s.Body)
		p.line("}")
	case *ast.ForStmt:
		p.forStatement(s)
	default:
		panic(fmt.Sprintf("export: a description has a statement of type %T", s))
	}
}

// fitting prints a line that breaks where the description does, if it is too long otherwise.
func (p *printer) fitting(text func() string) {
	one := text()
	if p.indent*len(margin)+len(one) > columns {
		p.broken = true
		one = text()
		p.broken = false
	}
	p.line("%s", one)
}

// openBrace puts the brace behind a condition, or below it if it has several lines.
func (p *printer) openBrace(condition string) string {
	if p.below && strings.Contains(condition, "\n") {
		return condition + "\n" + strings.Repeat(margin, p.indent) + "{"
	}
	return condition + " {"
}

// forStatement prints a loop with a condition, or one without that ends with a condition to leave it.
func (p *printer) forStatement(s *ast.ForStmt) {
	if s.Cond != nil {
		p.line(p.while+" {", p.expression(s.Cond).text)
		p.block(s.Body)
		p.line("}")
		return
	}
	last := len(s.Body.List) - 1
	leave := p.expression(s.Body.List[last].(*ast.IfStmt).Cond).text
	p.line("%s {", p.endless)
	p.block(&ast.BlockStmt{Lbrace: s.Body.Lbrace, List: s.Body.List[:last]})
	for text := range strings.SplitSeq(fmt.Sprintf(p.leave, leave, strings.Replace(leave, "==", "!=", 1)), "\n") {
		p.line("%s", text)
	}
}

func (p *printer) assignment(s *ast.AssignStmt) {
	value := p.expression(s.Rhs[0])
	switch left := s.Lhs[0].(type) {
	case *ast.IndexExpr:
		p.line(p.store, p.expression(left.X).text, p.place(left.Index), value.text)
	case *ast.Ident:
		if o := p.info.Defs[left]; o != nil {
			if inner, ok := s.Rhs[0].(*ast.CallExpr); ok && p.info.Types[s.Rhs[0]].Value != nil {
				value = p.expression(inner.Args[0]) // the type is declared
			}
			p.declare(o, value)
			return
		}
		op := changing[s.Tok]
		if s.Tok == token.AND_NOT_ASSIGN {
			value = p.complement(value)
		}
		p.change(left, op, value)
	}
}

// declare prints the declaration of a variable.
func (p *printer) declare(o types.Object, value term) {
	name := snake(o.Name())
	keyword, declared := p.variable[0], p.declared(name, o.Type())
	_, pointer := o.Type().(*types.Pointer)
	switch changes := p.changes(o); {
	case changes:
		keyword = p.variable[1]
	case pointer && p.array == "":
		keyword = "" // the type says it
	case pointer, p.inferred && !value.isNumber():
		declared = name
	}
	p.line("%s%s = %s;", keyword, declared, value.text)
}

// changing has the operators of assignments; plain ones have none.
var changing = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.OR_ASSIGN: token.OR, token.AND_ASSIGN: token.AND, token.XOR_ASSIGN: token.XOR,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR, token.AND_NOT_ASSIGN: token.AND,
}

// change prints an assignment to a variable, with an operator unless op is none.
func (p *printer) change(variable *ast.Ident, op token.Token, value term) {
	target := p.ident(variable)
	if op == token.ILLEGAL {
		p.line("%s = %s;", target, value.text)
		return
	}
	if isShift(op) {
		value = p.by(value)
	}
	symbol, method := p.operator(op, p.typeOf(variable))
	switch {
	case method:
		p.line("%s = %[1]s.%s(%s);", target, symbol, value.text)
	case p.increment && op == token.ADD && value.text == "1":
		p.line("%s++;", target)
	default:
		p.line("%s %s= %s;", target, symbol, value.text)
	}
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
