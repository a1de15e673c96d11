package export

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// body prints the statements of a function.
func (p *printer) body(u *unit) {
	p.comments = u.inside
	p.block(u.node.(*ast.FuncDecl).Body)
}

func (p *printer) block(b *ast.BlockStmt) {
	p.indent++
	for _, s := range b.List {
		p.commentsBefore(s)
		p.statement(s)
	}
	p.indent--
}

// commentsBefore prints the comments that stand before a statement.
func (p *printer) commentsBefore(s ast.Stmt) {
	for len(p.comments) > 0 && p.comments[0].Pos() < s.Pos() {
		p.comment("//", p.named(strings.Join(strings.Fields(p.comments[0].Text()), " ")))
		p.comments = p.comments[1:]
	}
}

func (p *printer) statement(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		p.assignment(s)
	case *ast.IncDecStmt:
		x := s.X.(*ast.Ident)
		p.line("%s", p.change(token.ADD, p.ident(x), term{text: "1"}, p.typeOf(x)))
	case *ast.ReturnStmt:
		p.fitting(func() string { return p.result(p.expression(s.Results[0]).text) })
	case *ast.ExprStmt:
		p.line("%s;", p.expression(s.X).text)
	case *ast.IfStmt:
		p.fitting(func() string { return p.condition(p.expression(s.Cond).text) })
		p.block(s.Body)
		p.line("}")
	case *ast.RangeStmt:
		p.rangeStatement(s)
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
func openBrace(condition string) string {
	at := strings.LastIndex(condition, "\n")
	if at < 0 {
		return condition + " {"
	}
	last := condition[at+1:]
	indent := len(last) - len(strings.TrimLeft(last, " ")) - len(margin)
	return condition + "\n" + last[:indent] + "{"
}

// rangeStatement prints a loop over numbers: for square := range uint(64).
func (p *printer) rangeStatement(s *ast.RangeStmt) {
	p.line("%s {", p.forSquares(p.local(s.Key.(*ast.Ident).Name), p.expression(s.X).text))
	p.block(s.Body)
	p.line("}")
}

// forStatement prints a loop with a condition, or one without that ends with a condition to leave it.
func (p *printer) forStatement(s *ast.ForStmt) {
	if s.Cond != nil {
		p.line("%s {", p.while(p.expression(s.Cond).text))
		p.block(s.Body)
		p.line("}")
		return
	}
	last := len(s.Body.List) - 1
	leave := s.Body.List[last].(*ast.IfStmt)
	head, tail := p.loop()
	p.line("%s {", head)
	p.block(&ast.BlockStmt{List: s.Body.List[:last]})
	for text := range strings.Lines(tail(p.expression(leave.Cond))) {
		p.line("%s", strings.TrimRight(text, "\n"))
	}
}

func (p *printer) assignment(s *ast.AssignStmt) {
	value := p.expression(s.Rhs[0])
	switch left := s.Lhs[0].(type) {
	case *ast.Ident:
		o := p.info.Defs[left]
		if o != nil {
			if inner, ok := s.Rhs[0].(*ast.CallExpr); ok && p.info.Types[s.Rhs[0]].Value != nil {
				value = p.expression(inner.Args[0]) // the type is declared
			}
			p.line("%s", p.declare(p.local(left.Name), o.Type(), value, !p.changes(o)))
			return
		}
		p.line("%s", p.change(changing[s.Tok], p.ident(left), p.complemented(s.Tok, value), p.typeOf(left)))
	case *ast.IndexExpr:
		p.line("%s", p.store(p.expression(left.X), p.expression(left.Index), value, p.typeOf(left.Index)))
	}
}

// changing has the operators of assignments; plain ones have none.
var changing = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.OR_ASSIGN: token.OR, token.AND_ASSIGN: token.AND, token.XOR_ASSIGN: token.XOR,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR, token.AND_NOT_ASSIGN: token.AND,
}

func (p *printer) complemented(op token.Token, value term) term {
	if op == token.AND_NOT_ASSIGN {
		return p.not(value)
	}
	return value
}

// changes reports whether a variable is assigned to after its declaration.
func (p *printer) changes(o types.Object) (changed bool) {
	for _, u := range p.units {
		ast.Inspect(u.node, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				id, ok := n.Lhs[0].(*ast.Ident)
				changed = changed || ok && p.info.Uses[id] == o
			case *ast.IncDecStmt:
				changed = changed || p.info.Uses[n.X.(*ast.Ident)] == o
			}
			return true
		})
	}
	return changed
}

// table prints the elements of a table: rows line by line if they are short, and else in several lines.
func (p *printer) table(u *unit, c *ast.CompositeLit) {
	var rows, names []string
	short := true
	for _, e := range c.Elts {
		row := p.row(e.(*ast.CompositeLit), p.typeOf(c).Underlying().(*types.Array).Elem())
		rows, names = append(rows, row+","), append(names, p.commentBeside(u, e))
		short = short && len(row) < columns
	}
	p.indent++
	defer func() { p.indent-- }()
	if short {
		p.beside(rows, names)
		return
	}
	for i, row := range rows {
		p.longRow(row, names[i])
	}
}

// commentBeside returns the comment behind the end of an expression, or nothing.
func (p *printer) commentBeside(u *unit, e ast.Expr) string {
	for _, c := range u.inside {
		if p.fset.Position(c.Pos()).Line == p.fset.Position(e.End()).Line {
			return strings.TrimSpace(c.Text())
		}
	}
	return ""
}

// row prints a row of numbers.
func (p *printer) row(c *ast.CompositeLit, t types.Type) string {
	var elements, names []string
	for i, e := range c.Elts {
		elements = append(elements, p.expression(e).text)
		if s, ok := t.Underlying().(*types.Struct); ok {
			names = append(names, p.local(s.Field(i).Name()))
		}
	}
	return p.list(elements, names, t)
}

// longRow prints a row of numbers in several lines: four words or sixteen bytes each.
func (p *printer) longRow(row, name string) {
	open, end := strings.IndexAny(row, "{[")+1, strings.LastIndexAny(row, "}]")
	first := row[:open]
	if name != "" {
		first += " // " + name
	}
	p.line("%s", first)
	p.indent++
	numbers := strings.Split(strings.TrimSpace(row[open:end]), ", ")
	perLine := 4
	if len(numbers[0]) < 8 {
		perLine = 16
	}
	for line := range slices.Chunk(numbers, perLine) {
		p.line("%s,", strings.Join(line, ", "))
	}
	p.indent--
	p.line("%s", row[end:])
}
