package export

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// syntax is what the languages with braces write differently.
type syntax interface {
	global(o types.Object) string // the name of something outside of functions
	local(name string) string     // the name of a variable, a parameter or a field
	typ(t types.Type) string      // the name of a type
	word(value string) term       // a number as a word of 64 bits, where its type does not follow
	convert(to, from types.Type, x term) term
	binary(op token.Token, x, y term, operands types.Type, lineBreak string) term
	not(x term) term                                  // the complement of a word
	element(table, index term, indexed indexing) term // of an array
	refer(x term) term                                // to a row of a table
	field(x string, name string) string               // of a row that is referred to
	intrinsic(name string, arguments []term) term
	declare(name string, t types.Type, value term, constant bool) string
	change(op token.Token, target string, value term, t types.Type) string
	store(table, index, value term, indexed types.Type) string // in the slab
	forSquares(name string, count string) string
	while(condition string) string
	loop() (head string, tail func(condition term) string)
	condition(text string) string
	result(text string) string                                   // what a function ends with
	list(elements []string, names []string, t types.Type) string // a row of a table
}

// braces is what most of these languages write alike.
type braces struct{}

func (braces) local(name string) string      { return snake(name) }
func (braces) not(x term) term               { return term{text: "~" + operand(x, token.NOT, false)} }
func (braces) refer(x term) term             { return term{text: "&" + x.text} }
func (braces) field(x, name string) string   { return x + "." + name }
func (braces) while(condition string) string { return "while (" + condition + ")" }
func (braces) result(text string) string     { return "return " + text + ";" }

func call(name string, arguments []term) term {
	texts := make([]string, len(arguments))
	for i, a := range arguments {
		texts[i] = a.text
	}
	return term{text: name + "(" + strings.Join(texts, ", ") + ")"}
}

// assign writes an assignment, with an operator unless op is none.
func assign(target string, op token.Token, symbol string, value term) string {
	if op == token.ILLEGAL {
		symbol = ""
	}
	return target + " " + symbol + "= " + value.text + ";"
}

// namesOfTypes are the names of a word, a byte and an index.
type namesOfTypes struct{ word, byte, index string }

func (n namesOfTypes) of(t *types.Basic) string {
	switch t.Kind() {
	case types.Uint64:
		return n.word
	case types.Uint8:
		return n.byte
	}
	return n.index
}

// indexing says what an index is taken of.
type indexing struct {
	slab   bool       // the array that start fills
	length int64      // of the array
	typ    types.Type // of the index
	bare   *term      // the index without its mask, if that does not change it
}

// term is a printed expression with the operator at its top, which says where it needs parentheses.
type term struct {
	text string
	op   token.Token // ILLEGAL if nothing can tear it apart
}

// printer prints declarations in the syntax of a language.
type printer struct {
	bytes.Buffer
	syntax
	declarer
	*file
	mark     string // of the documentation of a declaration
	indent   int
	broken   bool                // lines break where those of the description do
	comments []*ast.CommentGroup // of the function that is printed, those that are still to come
}

const (
	margin  = "    "
	columns = 100
)

func (p *printer) line(format string, arguments ...any) {
	if text := fmt.Sprintf(format, arguments...); text != "" {
		p.WriteString(strings.Repeat(margin, p.indent) + text)
	}
	p.WriteByte('\n')
}

// comment writes a text in lines that begin with a mark, such as "//".
func (p *printer) comment(mark, text string) {
	for _, line := range wrapped(text, columns-len(mark)-1-p.indent*len(margin)) {
		p.line("%s", strings.TrimRight(mark+" "+line, " "))
	}
}

// wrapped cuts the paragraphs of a text into lines of so many columns.
func wrapped(text string, columns int) (lines []string) {
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if line != "" && len(line)+1+len(word) > columns {
				lines, line = append(lines, line), ""
			}
			line = strings.TrimLeft(line+" "+word, " ")
		}
		lines = append(lines, line)
	}
	return lines
}

// about returns the documentation of a declaration without its name, and of a number or a table without the
// verb.
func (p *printer) about(u *unit) string {
	text := strings.Join(strings.Fields(u.doc.Text()), " ")
	if first, rest, _ := strings.Cut(text, " "); first == u.objects[0].Name() {
		verb, object, _ := strings.Cut(rest, " ")
		if verb == "is" && u.kind() != functions || verb == "holds" {
			rest = object
		}
		text = title(rest)
	}
	return p.named(text)
}

// beside writes texts with comments that begin in one column.
func (p *printer) beside(lines, comments []string) {
	width := 0
	for i, line := range lines {
		if comments[i] != "" {
			width = max(width, len(line))
		}
	}
	for i, line := range lines {
		if comments[i] != "" {
			line = fmt.Sprintf("%-*s // %s", width, line, comments[i])
		}
		p.line("%s", line)
	}
}

// named gives the names of Go in a comment those of the language.
func (p *printer) named(text string) string {
	parts := strings.Fields(text)
	for i, part := range parts {
		name := strings.TrimRight(part, ".,:;")
		if o := p.scope.Lookup(name); o != nil && strings.ToLower(name) != name {
			parts[i] = p.global(o) + part[len(name):]
		}
	}
	return strings.Join(parts, " ")
}

func (p *printer) typeOf(e ast.Expr) types.Type { return p.info.Types[e].Type }

func isWord(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uint64
}

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
		if i, ok := e.X.(*ast.IndexExpr); ok { // rows[square].mask
			return term{text: p.expression(i).text + "." + p.local(e.Sel.Name)}
		}
		return term{text: p.field(p.expression(e.X).text, p.local(e.Sel.Name))}
	case *ast.UnaryExpr:
		if e.Op == token.AND {
			return p.refer(p.expression(e.X))
		}
		return p.not(p.expression(e.X))
	case *ast.BinaryExpr:
		return p.binaryExpression(e)
	case *ast.IndexExpr:
		return p.element(p.expression(e.X), p.expression(e.Index), p.indexing(e))
	case *ast.CallExpr:
		return p.callExpression(e)
	}
	panic(fmt.Sprintf("export: a description has an expression of type %T", e))
}

func (p *printer) ident(id *ast.Ident) string {
	o := p.info.Uses[id]
	if o == nil {
		o = p.info.Defs[id]
	}
	if o.Parent() == p.scope {
		return p.global(o)
	}
	return p.local(id.Name)
}

func (p *printer) binaryExpression(e *ast.BinaryExpr) term {
	lineBreak := ""
	if p.broken && p.fset.Position(e.Y.Pos()).Line > p.fset.Position(e.X.End()).Line {
		lineBreak = "\n" + strings.Repeat(margin, p.indent+1)
	}
	x, y, op := p.expression(e.X), p.expression(e.Y), e.Op
	if count, six := p.sixBits(e.Y); six && (op == token.SHL || op == token.SHR) {
		y = p.expression(count) // only Go makes sure of the count
	}
	if op == token.AND_NOT {
		op, y = token.AND, p.not(y)
	}
	return p.binary(op, x, y, p.typeOf(e.X), lineBreak)
}

func (p *printer) indexing(e *ast.IndexExpr) indexing {
	array := p.typeOf(e.X).Underlying().(*types.Array)
	x := indexing{length: array.Len(), typ: p.typeOf(e.Index)}
	if id, ok := e.X.(*ast.Ident); ok {
		x.slab = id.Name == "slab"
	}
	if index, six := p.sixBits(e.Index); six && x.length == 64 && !isWord(x.typ) {
		inner := p.expression(index)
		x.bare = &inner
	}
	return x
}

// sixBits reports whether e is masked to six bits, and returns what is masked. It is less than 64 anyway: the
// masks are there for the checks of languages.
func (p *printer) sixBits(e ast.Expr) (ast.Expr, bool) {
	if mask, ok := ast.Unparen(e).(*ast.BinaryExpr); ok && mask.Op == token.AND {
		if v := p.info.Types[mask.Y].Value; v != nil && v.String() == "63" {
			return mask.X, true
		}
	}
	return nil, false
}

func (p *printer) callExpression(e *ast.CallExpr) term {
	arguments := make([]term, len(e.Args))
	for i, a := range e.Args {
		arguments[i] = p.expression(a)
	}
	if p.info.Types[e.Fun].IsType() {
		to, from := p.typeOf(e.Fun), p.info.Types[e.Args[0]]
		if from.Value != nil && isWord(to) {
			return p.word(arguments[0].text)
		}
		if from.Value != nil {
			return arguments[0]
		}
		return p.convert(to, from.Type, arguments[0])
	}
	o := p.info.Uses[e.Fun.(*ast.Ident)]
	for _, name := range p.intrinsics() {
		if o.Name() == name {
			return p.intrinsic(name, arguments)
		}
	}
	return call(p.global(o), arguments)
}

// operand encloses x, an operand of op, in parentheses where a reader or a compiler might group it otherwise.
func operand(x term, op token.Token, right bool) string {
	free := x.op == token.ILLEGAL
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

func comparison(op token.Token) bool {
	switch op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return true
	}
	return false
}

// infix writes an operation with the operator before or behind a line break.
func infix(op token.Token, symbol string, x, y term, lineBreak string, breakFirst bool) term {
	left, right := operand(x, op, false), operand(y, op, true)
	switch {
	case lineBreak == "":
		return term{left + " " + symbol + " " + right, op}
	case breakFirst:
		return term{left + lineBreak + symbol + " " + right, op}
	}
	return term{left + " " + symbol + lineBreak + right, op}
}

// callable are the functions for callers of the file. Those of a direction are there for fills.
var callable = map[string]bool{
	"rook": true, "bishop": true, "queen": true, "rookFill": true, "bishopFill": true, "queenFill": true, "start": true,
	"north": true, "northEast": true, "east": true, "southEast": true,
	"south": true, "southWest": true, "west": true, "northWest": true,
}
