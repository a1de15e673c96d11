package export

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"
)

// rustSyntax is the syntax of Rust. Squares and indices are usize, as the language wants to index with.
type rustSyntax struct{ braces }

func (rustSyntax) global(o types.Object) string {
	switch o.(type) {
	case *types.TypeName:
		return title(o.Name())
	case *types.Func:
		return snake(o.Name())
	}
	return screaming(o.Name())
}

func (r rustSyntax) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Basic:
		return namesOfTypes{"u64", "u8", "usize"}.of(t)
	case *types.Named:
		return r.global(t.Obj())
	case *types.Pointer:
		return "&" + r.typ(t.Elem())
	}
	a := t.(*types.Array)
	return fmt.Sprintf("[%s; %d]", r.typ(a.Elem()), a.Len())
}

func (rustSyntax) word(value string) term { return term{text: value + "u64"} }

func (r rustSyntax) convert(to, _ types.Type, x term) term {
	if isWord(to) {
		return term{text: "u64::from(" + x.text + ")"} // of a byte
	}
	return term{text: operand(x, token.NOT, false) + " as " + r.typ(to), op: casting}
}

// casting stands for "as", which binds closer than all operators but must not come before "<".
const casting = token.RANGE

// wrapping has the methods of operations on words that may overflow.
var wrapping = map[token.Token]string{token.ADD: "wrapping_add", token.SUB: "wrapping_sub", token.MUL: "wrapping_mul"}

func (r rustSyntax) binary(op token.Token, x, y term, operands types.Type, lineBreak string) term {
	if method := wrapping[op]; method != "" && isWord(operands) {
		return term{text: operand(x, token.NOT, false) + "." + method + "(" + y.text + ")"}
	}
	if y.op == casting {
		y.op = token.ILLEGAL
	}
	return infix(op, op.String(), x, y, lineBreak, true)
}

func (rustSyntax) not(x term) term { return term{text: "!" + operand(x, token.NOT, false)} }

func (r rustSyntax) element(table, index term, x indexing) term {
	text := table.text + "[" + r.index(index, x.typ) + "]"
	if x.slab {
		text += ".load(Relaxed)"
	}
	return term{text: text}
}

func (rustSyntax) index(index term, t types.Type) string {
	if isWord(t) {
		return operand(index, token.NOT, false) + " as usize"
	}
	return index.text
}

func (rustSyntax) intrinsic(name string, arguments []term) term {
	if name == "swapBytes" {
		return term{text: operand(arguments[0], token.NOT, false) + ".swap_bytes()"}
	}
	return call(snake(name), arguments)
}

func (r rustSyntax) declare(name string, t types.Type, value term, constant bool) string {
	switch {
	case !constant:
		return fmt.Sprintf("let mut %s: %s = %s;", name, r.typ(t), value.text)
	case value.op == token.ILLEGAL && strings.Trim(value.text, "0123456789abcdefx") == "":
		return fmt.Sprintf("let %s: %s = %s;", name, r.typ(t), value.text)
	}
	return fmt.Sprintf("let %s = %s;", name, value.text)
}

func (r rustSyntax) change(op token.Token, target string, value term, t types.Type) string {
	if method := wrapping[op]; method != "" && isWord(t) {
		return fmt.Sprintf("%s = %s.%s(%s);", target, target, method, value.text)
	}
	return assign(target, op, op.String(), value)
}

func (r rustSyntax) store(table, index, value term, indexed types.Type) string {
	return table.text + "[" + r.index(index, indexed) + "].store(" + value.text + ", Relaxed);"
}

func (rustSyntax) forSquares(name, count string) string { return "for " + name + " in 0.." + count }
func (rustSyntax) while(condition string) string        { return "while " + condition }
func (rustSyntax) result(text string) string            { return text }

func (rustSyntax) condition(text string) string { return openBrace("if " + text) }

func (rustSyntax) loop() (string, func(term) string) {
	return "loop", func(leave term) string {
		return margin + "if " + leave.text + " {\n" + margin + margin + "break;\n" + margin + "}\n}"
	}
}

func (r rustSyntax) list(elements, names []string, t types.Type) string {
	if names == nil {
		return "[" + strings.Join(elements, ", ") + "]"
	}
	for i := range elements {
		elements[i] = names[i] + ": " + elements[i]
	}
	return r.typ(t) + " { " + strings.Join(elements, ", ") + " }"
}
