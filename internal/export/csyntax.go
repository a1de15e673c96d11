package export

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"
)

// cSyntax is the syntax of C, and of C++.
type cSyntax struct {
	braces
	prefix string // of all names
	plus   bool   // C++
	std    string // what names of the library begin with
	types  namesOfTypes
	helper *strings.Replacer // adapts the functions in folder helpers
}

func newCSyntax(prefix string) cSyntax {
	return cSyntax{prefix: prefix, types: namesOfTypes{"uint64_t", "uint8_t", "unsigned"}, helper: strings.NewReplacer("PREFIX", prefix)}
}

func newCPlusPlusSyntax(prefix string) cSyntax {
	return cSyntax{
		prefix: prefix, plus: true, std: "std::", types: namesOfTypes{"std::uint64_t", "std::uint8_t", "unsigned"},
		helper: strings.NewReplacer("static inline", "inline", "PREFIX_", "", "uint64_t", "std::uint64_t",
			"(unsigned)__builtin_ctzll(x)", "static_cast<unsigned>(__builtin_ctzll(x))",
			"(unsigned)__builtin_clzll(x)", "static_cast<unsigned>(__builtin_clzll(x))"),
	}
}

func (c cSyntax) global(o types.Object) string {
	switch {
	case c.plus && isType(o):
		return title(o.Name())
	case c.plus:
		return snake(o.Name())
	case isConstant(o) && !isWord(o.Type()):
		return screaming(c.prefix + "_" + snake(o.Name()))
	}
	return c.prefix + "_" + snake(o.Name())
}

func isType(o types.Object) bool     { _, ok := o.(*types.TypeName); return ok }
func isConstant(o types.Object) bool { _, ok := o.(*types.Const); return ok }

func (c cSyntax) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Basic:
		return c.types.of(t)
	case *types.Pointer:
		if c.plus {
			return "const " + c.typ(t.Elem()) + " &"
		}
		return "const " + c.typ(t.Elem()) + " *"
	case *types.Named:
		if c.plus {
			return c.global(t.Obj())
		}
		return "struct " + c.global(t.Obj())
	}
	return c.typ(t.(*types.Array).Elem())
}

// dimensions writes the lengths of an array behind its name.
func dimensions(t types.Type, length func(*types.Array) string) string {
	if a, ok := t.(*types.Array); ok {
		return "[" + length(a) + "]" + dimensions(a.Elem(), length)
	}
	return ""
}

func (c cSyntax) word(value string) term { return term{text: "UINT64_C(" + value + ")"} }

func (c cSyntax) convert(to, _ types.Type, x term) term {
	switch {
	case c.plus:
		return term{text: "static_cast<" + c.typ(to) + ">(" + x.text + ")"}
	case x.op != token.ILLEGAL:
		return term{text: "(" + c.typ(to) + ")(" + x.text + ")"}
	}
	return term{text: "(" + c.typ(to) + ")" + x.text}
}

func (c cSyntax) binary(op token.Token, x, y term, _ types.Type, lineBreak string) term {
	return infix(op, op.String(), x, y, lineBreak, false)
}

// element leaves out the mask of an index, since nothing checks an index.
func (c cSyntax) element(table, index term, x indexing) term {
	if x.bare != nil {
		index = *x.bare
	}
	return term{text: table.text + "[" + index.text + "]"}
}

func (c cSyntax) refer(x term) term {
	if c.plus {
		return x
	}
	return term{text: "&" + x.text}
}

func (c cSyntax) field(x, name string) string {
	if c.plus {
		return x + "." + name
	}
	return x + "->" + name
}

func (c cSyntax) intrinsic(name string, arguments []term) term {
	name = snake(name)
	if !c.plus {
		name = c.prefix + "_" + name
	}
	return call(name, arguments)
}

func (c cSyntax) declare(name string, t types.Type, value term, constant bool) string {
	kind := c.typ(t)
	if _, pointer := t.(*types.Pointer); pointer {
		return kind + name + " = " + value.text + ";"
	}
	if constant {
		kind = "const " + kind
	}
	return kind + " " + name + " = " + value.text + ";"
}

func (c cSyntax) change(op token.Token, target string, value term, _ types.Type) string {
	if op == token.ADD && value.text == "1" {
		return target + "++;"
	}
	return assign(target, op, op.String(), value)
}

func (c cSyntax) store(table, index, value term, _ types.Type) string {
	return table.text + "[" + index.text + "] = " + value.text + ";"
}

func (c cSyntax) forSquares(name, count string) string {
	return fmt.Sprintf("for (unsigned %s = 0; %s < %s; %s++)", name, name, count, name)
}

func (c cSyntax) loop() (string, func(term) string) {
	return "do", func(leave term) string {
		return "} while (" + strings.Replace(leave.text, "==", "!=", 1) + ");"
	}
}

func (c cSyntax) condition(text string) string { return "if (" + text + ") {" }

func (c cSyntax) list(elements, _ []string, _ types.Type) string {
	return "{" + strings.Join(elements, ", ") + "}"
}

var keywordsOfC = strings.Fields(`auto break case char const continue default do double else enum extern float for goto if
	inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while`)

var keywordsOfCPlusPlus = strings.Fields(`std and bitand bitor bool catch class compl concept consteval constexpr constinit
	decltype delete explicit export false friend module mutable namespace new noexcept not nullptr operator or private protected
	public requires template this throw true try typeid typename using virtual xor import`)
