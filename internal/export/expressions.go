package export

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

func (p *printer) typeOf(e ast.Expr) types.Type { return p.info.Types[e].Type }

// expression prints e.
func (p *printer) expression(e ast.Expr) term {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return p.expression(e.X)
	case *ast.BasicLit:
		return term{text: e.Value}
	case *ast.Ident:
		return term{text: p.ident(e)}
	case *ast.SelectorExpr:
		dot := p.arrow
		if _, inPlace := e.X.(*ast.IndexExpr); inPlace { // rows[square].mask
			dot = "."
		}
		return term{text: p.expression(e.X).text + dot + snake(e.Sel.Name)}
	case *ast.UnaryExpr:
		x := p.expression(e.X)
		if e.Op == token.AND {
			return term{text: p.refer + x.text}
		}
		return p.complement(x)
	case *ast.BinaryExpr:
		return p.binaryExpression(e)
	case *ast.IndexExpr:
		return p.element(e)
	case *ast.CallExpr:
		return p.callExpression(e)
	}
	panic(fmt.Sprintf("export: a description has an expression of type %T", e))
}

func (p *printer) ident(id *ast.Ident) string {
	o := p.info.ObjectOf(id)
	if o.Parent() == p.scope {
		return p.global(o)
	}
	return snake(id.Name)
}

func (p *printer) complement(x term) term { return term{text: x.in(p.not)} }

func (p *printer) binaryExpression(e *ast.BinaryExpr) term {
	x, y, op := p.expression(e.X), p.expression(e.Y), e.Op
	if op == token.AND_NOT {
		op, y = token.AND, p.complement(y)
	}
	if isShift(op) {
		y = p.by(p.expression(p.unmasked(e.Y))) // only Go makes sure of the count
	}
	symbol, method := p.operator(op, p.typeOf(e.X))
	if method {
		return term{text: x.in("%[2]s.%[3]s(%[4]s)", symbol, y.text)}
	}
	before, after := " ", " "
	if p.broken && p.fset.Position(e.Y.Pos()).Line > p.fset.Position(e.X.End()).Line {
		lineBreak := "\n" + strings.Repeat(margin, p.indent+1)
		if p.breaks {
			before = lineBreak
		} else {
			after = lineBreak
		}
	}
	return term{operand(x, op, false) + before + symbol + after + operand(y, op, true), op}
}

// element prints an element of an array.
func (p *printer) element(e *ast.IndexExpr) term {
	index, length := e.Index, p.typeOf(e.X).Underlying().(*types.Array).Len()
	if p.unchecked && length == 64 && !isWord(p.typeOf(index)) {
		index = p.unmasked(index)
	}
	text := p.expression(e.X).text + "[" + p.place(index) + "]"
	if id, ok := e.X.(*ast.Ident); ok && id.Name == "slab" {
		text += p.load
	}
	return term{text: text}
}

// place prints an index.
func (p *printer) place(e ast.Expr) string {
	x := p.expression(e)
	if isWord(p.typeOf(e)) {
		return x.in(p.index)
	}
	return x.text
}

// unmasked returns e without a mask of six bits. It is less than 64 anyway: the masks are there for the checks of
// languages.
func (p *printer) unmasked(e ast.Expr) ast.Expr {
	if mask, ok := ast.Unparen(e).(*ast.BinaryExpr); ok && mask.Op == token.AND {
		if v := p.info.Types[mask.Y].Value; v != nil && v.String() == "63" {
			return mask.X
		}
	}
	return e
}

func (p *printer) callExpression(e *ast.CallExpr) term {
	if p.info.Types[e.Fun].IsType() {
		return p.conversion(e, p.expression(e.Args[0]))
	}
	o := p.info.Uses[e.Fun.(*ast.Ident)]
	if o.Name() == "swapBytes" && p.swapBytes != "" {
		return term{text: p.expression(e.Args[0]).in(p.swapBytes)}
	}
	arguments := make([]string, len(e.Args))
	for i, a := range e.Args {
		arguments[i] = p.expression(a).text
	}
	return term{text: p.global(o) + "(" + strings.Join(arguments, ", ") + ")"}
}

// conversion prints a number or an expression as a word or an index.
func (p *printer) conversion(e *ast.CallExpr, x term) term {
	to, constant := p.typeOf(e.Fun), p.info.Types[e.Args[0]].Value != nil
	switch {
	case constant && isWord(to):
		return term{text: fmt.Sprintf(p.word, x.text)}
	case constant:
		return x
	case isWord(to):
		return term{text: x.in(p.widen, p.typ(to))}
	}
	return term{x.in(p.narrow, p.typ(to)), p.narrowed}
}

// casting stands for an operator that binds closer than all others, but must not come before "<".
const casting = token.RANGE

// operand encloses x, an operand of op, in parentheses where a reader or a compiler might group it otherwise.
func operand(x term, op token.Token, right bool) string {
	free := x.op == token.ILLEGAL || right && x.op == casting
	switch op {
	case token.OR, token.AND, token.XOR, token.MUL, token.LAND, token.LOR:
		free = free || x.op == op || logical(op) && comparison(x.op)
	case token.ADD, token.SUB:
		free = free || !right && (x.op == token.ADD || x.op == token.SUB)
	case token.SHL, token.SHR:
		free = free || !right && x.op == op
	}
	if comparison(op) {
		free = free || x.op == token.ADD || x.op == token.SUB || x.op == token.MUL
	}
	if free {
		return x.text
	}
	return "(" + x.text + ")"
}

func logical(op token.Token) bool { return op == token.LAND || op == token.LOR }

func comparison(op token.Token) bool { return op.Precedence() == token.EQL.Precedence() }
