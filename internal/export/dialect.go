package export

import (
	"fmt"
	"go/token"
	"go/types"
)

// dialect is how a language writes what descriptions have. Most of it are formats; those of expressions take
// what [term.in] gives them.
type dialect struct {
	// The file.
	helper  string   // how the names of files in folder helpers end
	adapted []string // what in those files is replaced, and by what
	proof   int      // by how much the self-test is indented

	// Names and types.
	spell   func(prefix string, o types.Object) string // the name of what is outside of functions
	basic   map[types.BasicKind]string                 // a word, a byte and an index
	class   string                                     // before the name of a type that is declared
	pointer string                                     // format of a type: a reference to a row
	array   string                                     // format of length and type; empty if types stand before names, lengths behind

	// Declarations.
	mark      string // of the documentation
	signature func(u *unit, name, parameters, result string) string
	structure [3]string // format of a name, the end of a field, and what is behind the fields
	unfilled  string    // format of declaration and name: the array that start fills
	table     [2]string // formats of declaration, name and type: before and behind the rows
	number    [2]string // formats of declaration, name and value: a word, an index
	enum      bool      // whether indices that belong together are an enumeration
	list      string    // format of numbers: a row of a table
	record    string    // format of numbers and type: a row that has fields
	member    string    // format of number and name, in a record

	// Expressions.
	word      string // format of a number: as a word, where its type does not follow
	widen     string // of an expression, and a type: to a word
	narrow    string // of an expression, and a type: to an index
	narrowed  token.Token
	not       string                 // of an expression: its complement
	operators map[token.Token]string // those with other names than in Go
	wrapping  map[token.Token]string // operators, or methods, on words that may overflow
	methods   bool                   // whether they are methods
	breaks    bool                   // whether lines break before operators, not behind them
	count     string                 // of an expression: by how much is shifted
	index     string                 // of an expression: a word as an index
	unchecked bool                   // whether nothing checks an index
	load      string                 // behind an element of the slab
	refer     string                 // before a row that is referred to
	arrow     string                 // before a field of it
	swapBytes string                 // of an expression; empty if it is a function of the file

	// Statements.
	variable  [2]string // before a variable, and before one that changes
	inferred  bool      // whether types of variables are left out where they follow
	increment bool      // whether there is ++
	store     string    // format of table, index and value
	squares   string    // format of name and count: a loop over numbers
	while     string    // format of a condition
	endless   string    // the head of a loop that is left at its end
	leave     string    // format of a condition and its opposite: the end of that loop
	branch    string    // format of a condition
	below     bool      // whether the brace stands below a condition of several lines
	answer    string    // format of the result of a function
}

// term is a printed expression with the operator at its top, which says where it needs parentheses.
type term struct {
	text string
	op   token.Token // ILLEGAL if nothing can tear it apart
}

// in writes an expression in a format: as %[1]s, or as %[2]s, in parentheses unless nothing can tear it apart.
// What else the format has follows.
func (x term) in(format string, others ...any) string {
	return fmt.Sprintf(format, append([]any{x.text, operand(x, token.NOT, false)}, others...)...)
}

// isNumber reports whether x is no more than a number.
func (x term) isNumber() bool {
	return x.op == token.ILLEGAL && '0' <= x.text[0] && x.text[0] <= '9'
}

// global returns the name of what is outside of functions.
func (p *printer) global(o types.Object) string { return p.spell(p.options.Package, o) }

// typ writes a type; the lengths of arrays are left out where they stand behind the name.
func (p *printer) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Basic:
		return p.basic[t.Kind()]
	case *types.Pointer:
		return fmt.Sprintf(p.pointer, p.typ(t.Elem()))
	case *types.Named:
		return p.class + p.global(t.Obj())
	}
	a := t.(*types.Array)
	if p.array == "" {
		return p.typ(a.Elem())
	}
	return fmt.Sprintf(p.array, a.Len(), p.typ(a.Elem()))
}

// operator returns an operator on operands of a type, or the method that is it.
func (d *dialect) operator(op token.Token, operands types.Type) (symbol string, method bool) {
	if wrapping := d.wrapping[op]; wrapping != "" && isWord(operands) {
		return wrapping, d.methods
	}
	if other := d.operators[op]; other != "" {
		return other, false
	}
	return op.String(), false
}

// by writes by how much is shifted.
func (d *dialect) by(count term) term {
	if d.count == "" || count.isNumber() {
		return count
	}
	return term{text: count.in(d.count)}
}

func isWord(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uint64
}

func isShift(op token.Token) bool { return op == token.SHL || op == token.SHR }
