package export

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// zigSyntax is the syntax of Zig. Squares and indices are usize, as the language wants to index with.
type zigSyntax struct{ braces }

func (zigSyntax) global(o types.Object) string {
	switch o.(type) {
	case *types.TypeName:
		return title(o.Name())
	case *types.Func:
		return o.Name()
	}
	return snake(o.Name())
}

func (z zigSyntax) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Basic:
		return namesOfTypes{"u64", "u8", "usize"}.of(t)
	case *types.Named:
		return z.global(t.Obj())
	}
	a := t.(*types.Array)
	return fmt.Sprintf("[%d]%s", a.Len(), z.typ(a.Elem()))
}

func (zigSyntax) word(value string) term { return term{text: "@as(u64, " + value + ")"} }

func (z zigSyntax) convert(to, _ types.Type, x term) term {
	if isWord(to) {
		return term{text: "@as(u64, " + x.text + ")"} // of a byte
	}
	return term{text: "@as(" + z.typ(to) + ", @intCast(" + x.text + "))"}
}

func (z zigSyntax) binary(op token.Token, x, y term, operands types.Type, lineBreak string) term {
	symbol := z.symbol(op, operands)
	switch op {
	case token.LAND:
		symbol = "and"
	case token.LOR:
		symbol = "or"
	case token.SHL, token.SHR:
		y = shiftCount(y)
	}
	return infix(op, symbol, x, y, lineBreak, false)
}

// symbol returns an operator, that of words with the sign that lets it wrap around.
func (zigSyntax) symbol(op token.Token, operands types.Type) string {
	if wrapping[op] != "" && isWord(operands) {
		return op.String() + "%"
	}
	return op.String()
}

// shiftCount makes the six bits of a count, unless it is a number.
func shiftCount(y term) term {
	if y.op == token.ILLEGAL && strings.Trim(y.text, "0123456789") == "" {
		return y
	}
	return term{text: "@intCast(" + y.text + ")"}
}

func (zigSyntax) element(table, index term, x indexing) term {
	if isWord(x.typ) {
		index.text = "@intCast(" + index.text + ")"
	}
	return term{text: table.text + "[" + index.text + "]"}
}

func (zigSyntax) intrinsic(name string, arguments []term) term {
	if name == "swapBytes" {
		name = "@byteSwap"
	}
	return call(name, arguments)
}

func (z zigSyntax) declare(name string, t types.Type, value term, constant bool) string {
	kind := "var"
	if constant {
		kind = "const"
	}
	if _, pointer := t.(*types.Pointer); pointer {
		return fmt.Sprintf("%s %s = %s;", kind, name, value.text)
	}
	return fmt.Sprintf("%s %s: %s = %s;", kind, name, z.typ(t), value.text)
}

func (z zigSyntax) change(op token.Token, target string, value term, t types.Type) string {
	if op == token.SHL || op == token.SHR {
		value = shiftCount(value)
	}
	return assign(target, op, z.symbol(op, t), value)
}

func (z zigSyntax) store(table, index, value term, indexed types.Type) string {
	return z.element(table, index, indexing{typ: indexed}).text + " = " + value.text + ";"
}

func (zigSyntax) forSquares(name, count string) string {
	return "for (0.." + count + ") |" + name + "|"
}
func (zigSyntax) condition(text string) string { return openBrace("if (" + text + ")") }

func (zigSyntax) loop() (string, func(term) string) {
	return "while (true)", func(leave term) string {
		return margin + "if (" + leave.text + ") break;\n}"
	}
}

func (zigSyntax) list(elements, names []string, _ types.Type) string {
	for i := range names {
		elements[i] = "." + names[i] + " = " + elements[i]
	}
	return ".{ " + strings.Join(elements, ", ") + " }"
}

// zigPrinter prints Zig.
type zigPrinter struct{ modern }

func printZig(f *file) []byte {
	p := zigPrinter{modern{&printer{syntax: zigSyntax{}, file: f, mark: "///"}}}
	p.declarer = p
	p.print("", ".zig", "zig test attacks.zig")
	p.declarations(proving, constants, functions)
	p.line("")
	p.line(`test "every answer is right" {`)
	if p.slab() != nil {
		p.line("    start();")
	}
	p.line(`    try @import("std").testing.expectEqual(self_test_cases, selfTest());`)
	p.line("}")
	return p.Bytes()
}

func (p zigPrinter) signature(u *unit, parameters, result string) string {
	return p.public(u) + "fn " + p.global(u.objects[0]) + "(" + parameters + ") " + cmp.Or(result, "void")
}

func (zigPrinter) structure(name string) (head, end, tail string) {
	return "// zig fmt: off\nconst " + name + " = struct {", ",", "};\n// zig fmt: on"
}

// value prints a constant, a table, or the slab.
func (p zigPrinter) value(u *unit, name string, t types.Type, value ast.Expr) {
	literal, isTable := value.(*ast.CompositeLit)
	switch {
	case value == nil:
		p.line("///")
		p.comment("///", "Behind a pointer, because Zig may copy an array to take an element of it.")
		p.line("const %s = &%s_memory;", name, name)
		p.line("var %s_memory = [_]u64{0} ** slab_size;", name)
	case isTable:
		p.line("// zig fmt: off")
		p.line("const %s = %s{", name, p.typ(t))
		p.table(u, literal)
		p.line("};")
		p.line("// zig fmt: on")
	default:
		p.constant(name, t, value)
	}
}
