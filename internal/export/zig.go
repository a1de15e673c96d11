package export

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// zigSyntax is the syntax of Zig. Squares and indices are usize, as the language wants to index with.
type zigSyntax struct{}

func (zigSyntax) global(o types.Object) string {
	switch o.(type) {
	case *types.TypeName:
		return title(o.Name())
	case *types.Func:
		return o.Name()
	}
	return snake(o.Name())
}

func (zigSyntax) local(name string) string { return snake(name) }

func (z zigSyntax) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Basic:
		return rustSyntax{}.basic(t)
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

func (zigSyntax) not(x term) term { return term{text: "~" + operand(x, token.NOT, false)} }

func (zigSyntax) element(table, index term, x indexing) term {
	if isWord(x.typ) {
		index.text = "@intCast(" + index.text + ")"
	}
	return term{text: table.text + "[" + index.text + "]"}
}

func (zigSyntax) refer(x term) term           { return term{text: "&" + x.text} }
func (zigSyntax) field(x, name string) string { return x + "." + name }

func (zigSyntax) intrinsic(name string, arguments []term) term {
	if name == "swapBytes" {
		name = "@byteSwap"
	}
	texts := make([]string, len(arguments))
	for i, a := range arguments {
		texts[i] = a.text
	}
	return term{text: name + "(" + strings.Join(texts, ", ") + ")"}
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
	symbol := "="
	if op != token.ILLEGAL {
		symbol = z.symbol(op, t) + "="
	}
	if op == token.SHL || op == token.SHR {
		value = shiftCount(value)
	}
	return target + " " + symbol + " " + value.text + ";"
}

func (z zigSyntax) store(table, index, value term, indexed types.Type) string {
	return z.element(table, index, indexing{typ: indexed}).text + " = " + value.text + ";"
}

func (zigSyntax) forSquares(name, count string) string {
	return "for (0.." + count + ") |" + name + "|"
}
func (zigSyntax) while(condition string) string { return "while (" + condition + ")" }
func (zigSyntax) condition(text string) string  { return openBrace("if (" + text + ")") }
func (zigSyntax) result(text string) string     { return "return " + text + ";" }

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
type zigPrinter struct{ printer }

func printZig(f *file) []byte {
	p := &zigPrinter{printer{syntax: zigSyntax{}, file: f}}
	notes := []note{{"Self-test", "zig test attacks.zig", true}}
	if p.slab() != nil {
		notes = append([]note{{label: "Start", text: "call start() once, before anything else: until then all answers are wrong"}}, notes...)
	}
	p.notice("//!", notes)
	p.helpers()
	for _, u := range append(p.downwards(), p.in(proving, constants, functions)...) {
		p.declaration(u)
	}
	p.line("")
	p.line(`test "every answer is right" {`)
	if p.slab() != nil {
		p.line("    start();")
	}
	p.line(`    try @import("std").testing.expectEqual(self_test_cases, selfTest());`)
	p.line("}")
	return p.Bytes()
}

// declaration prints a declaration behind an empty line.
func (p *zigPrinter) declaration(u *unit) {
	p.line("")
	p.comment("///", p.about(u))
	declare(p, u)
}

func (p *zigPrinter) function(u *unit, d *ast.FuncDecl) {
	signature := p.info.Defs[d.Name].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.local(v.Name())+": "+p.typ(v.Type()))
	}
	result := "void"
	if signature.Results().Len() > 0 {
		result = p.typ(signature.Results().At(0).Type())
	}
	kind := "fn"
	if p.public(d.Name.Name) {
		kind = "pub fn"
	}
	p.line("%s %s(%s) %s {", kind, p.global(u.objects[0]), strings.Join(parameters, ", "), result)
	p.body(u)
	p.line("}")
}

func (p *zigPrinter) structure(u *unit, s *ast.TypeSpec) {
	p.line("// zig fmt: off")
	p.line("const %s = struct {", p.global(u.objects[0]))
	p.fields(s, func(name, typ string) string { return name + ": " + typ + "," })
	p.line("};")
	p.line("// zig fmt: on")
}

// value prints a constant, a table, or the slab.
func (p *zigPrinter) value(u *unit, s *ast.ValueSpec) {
	o := p.info.Defs[s.Names[0]]
	name, t := p.global(o), o.Type()
	_, isArray := t.(*types.Array)
	switch {
	case isArray && len(s.Values) == 0:
		p.line("///")
		p.comment("///", "Behind a pointer, because Zig may copy an array to take an element of it.")
		p.line("const %s = &%s_memory;", name, name)
		p.line("var %s_memory = [_]u64{0} ** slab_size;", name)
	case isArray:
		p.line("// zig fmt: off")
		p.line("const %s = %s{", name, p.typ(t))
		p.table(u, s.Values[0].(*ast.CompositeLit))
		p.line("};")
		p.line("// zig fmt: on")
	default:
		p.line("const %s: %s = %s;", name, p.typ(t), p.expression(s.Values[0]).text)
	}
}

// zigHelpers are functions that the language has under other names or not at all.
var zigHelpers = map[string]string{
	"lowest": `
/// Returns the number of the lowest bit of a word that is not zero.
inline fn lowest(x: u64) usize {
    return @ctz(x);
}
`,
	"highest": `
/// Returns the number of the highest bit of a word that is not zero.
inline fn highest(x: u64) usize {
    return 63 - @as(usize, @clz(x));
}
`,
}

func (p *zigPrinter) helpers() {
	for _, name := range p.intrinsics() {
		p.WriteString(zigHelpers[name])
	}
}
