package templates

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// expression prints e.
func (p *printer) expression(e ast.Expr) term {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return p.expression(e.X)
	case *ast.BasicLit:
		return term{text: e.Value}
	case *ast.Ident:
		return term{text: p.name(e)}
	case *ast.UnaryExpr: // a complement
		return p.expression(e.X).in(p.not + "%[2]s")
	case *ast.BinaryExpr:
		return p.binary(e)
	case *ast.IndexExpr:
		return p.element(e)
	case *ast.CallExpr:
		return p.call(e)
	}
	panic(fmt.Sprintf("templates: a description has an expression of type %T", e))
}

func (p *printer) name(id *ast.Ident) string {
	if o := p.info.ObjectOf(id); o.Parent() == p.scope {
		return p.global(o)
	}
	return snake(id.Name)
}

func (p *printer) binary(e *ast.BinaryExpr) term {
	x, y, symbol := p.expression(e.X), p.expression(e.Y), e.Op.String()
	if (e.Op == token.SHL || e.Op == token.SHR) && p.info.Types[e.Y].Value == nil {
		y = y.in(p.count)
	}
	if wrapping := p.wrapping[e.Op]; wrapping != "" && isWord(p.typeOf(e.X)) {
		symbol = wrapping
		if p.methods {
			return x.in("%[2]s.%[3]s(%[4]s)", symbol, y.text)
		}
	}
	if p.broken && p.fset.Position(e.Y.Pos()).Line > p.fset.Position(e.X.End()).Line {
		symbol = fmt.Sprintf(p.lineBreak, symbol, strings.Repeat(margin, p.indent+1))
	} else {
		symbol = " " + symbol + " "
	}
	return term{x.operand(e.Op, false) + symbol + y.operand(e.Op, true), e.Op}
}

// element prints an element of an array.
func (p *printer) element(e *ast.IndexExpr) term {
	text := p.expression(e.X).text + "[" + p.place(e) + "]"
	if id, ok := e.X.(*ast.Ident); ok && id.Name == "slab" {
		text += p.load
	}
	return term{text: text}
}

// place prints the index of an element. Where indices are checked, that of a square or a row is masked, so that it
// need not be.
func (p *printer) place(e *ast.IndexExpr) string {
	index := p.expression(e.Index)
	if isWord(p.typeOf(e.Index)) {
		return index.in(p.index).text
	}
	if length := p.typeOf(e.X).(*types.Array).Len(); p.checked && length >= 64 {
		return fmt.Sprintf("%s & %d", index.operand(token.AND, false), length-1)
	}
	return index.text
}

// call prints a call, or a conversion to a word.
func (p *printer) call(e *ast.CallExpr) term {
	x := p.expression(e.Args[0])
	switch {
	case !p.info.Types[e.Fun].IsType():
		arguments := make([]string, len(e.Args))
		for i, a := range e.Args {
			arguments[i] = p.expression(a).text
		}
		return term{text: p.name(e.Fun.(*ast.Ident)) + "(" + strings.Join(arguments, ", ") + ")"}
	case p.info.Types[e.Args[0]].Value == nil:
		return x.in(p.widen, p.typ(p.typeOf(e)))
	case isWord(p.typeOf(e)):
		return x.in(p.word)
	}
	return x
}
