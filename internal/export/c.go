package export

import (
	"cmp"
	"go/types"
	"strings"
)

// inC is how C99 writes descriptions, all names with a prefix.
var inC = dialect{
	helper: ".c",

	spell: func(prefix string, o types.Object) string {
		name := prefix + "_" + snake(o.Name())
		if _, constant := o.(*types.Const); constant && !isWord(o.Type()) {
			return strings.ToUpper(name)
		}
		return name
	},
	basic: map[types.BasicKind]string{types.Uint64: "uint64_t", types.Uint8: "uint8_t", types.Uint: "unsigned"},
	class: "struct ", pointer: "const %s *",

	mark: "//",
	signature: func(u *unit, name, parameters, result string) string {
		kind := "static inline "
		switch {
		case u.objects[0].Name() == "start":
			kind = ""
		case u.section != asking:
			kind = "static "
		}
		return kind + cmp.Or(result, "void") + " " + name + "(" + cmp.Or(parameters, "void") + ")"
	},
	structure: [3]string{"struct %s {", ";", "};"},
	unfilled:  "extern %[1]s;",
	table:     [2]string{"static const %[1]s = {", "};"},
	number:    [2]string{"static const %[1]s = %[3]s;", "enum { %[2]s = %[3]s };"},
	enum:      true,
	list:      "{%s}", record: "{%[1]s}", member: "%[1]s",

	word: "UINT64_C(%s)", widen: "(%[3]s)%[2]s", narrow: "(%[3]s)%[2]s",
	not: "~%[2]s", index: "%[1]s", unchecked: true, refer: "&", arrow: "->",

	variable: [2]string{"const ", ""}, increment: true,
	store:   "%s[%s] = %s;",
	squares: "for (unsigned %[1]s = 0; %[1]s < %[2]s; %[1]s++)", while: "while (%s)",
	endless: "do", leave: "} while (%[2]s);",
	branch: "if (%s)", answer: "return %s;",
}

// inCPlusPlus is how C++17 writes descriptions, in a namespace: what is static in C is inline there.
var inCPlusPlus = func(d dialect) dialect {
	d.adapted = []string{
		"static inline", "inline", "PREFIX_", "", "uint64_t", "std::uint64_t",
		"(unsigned)__builtin_ctzll(x)", "static_cast<unsigned>(__builtin_ctzll(x))",
		"(unsigned)__builtin_clzll(x)", "static_cast<unsigned>(__builtin_clzll(x))",
	}
	d.spell = func(_ string, o types.Object) string {
		if _, isType := o.(*types.TypeName); isType {
			return title(o.Name())
		}
		return snake(o.Name())
	}
	d.basic = map[types.BasicKind]string{types.Uint64: "std::uint64_t", types.Uint8: "std::uint8_t", types.Uint: "unsigned"}
	d.class, d.pointer, d.refer, d.arrow = "", "const %s &", "", "."
	d.signature = func(_ *unit, name, parameters, result string) string {
		return "inline " + cmp.Or(result, "void") + " " + name + "(" + parameters + ")"
	}
	d.unfilled, d.table[0] = "inline %[1]s;", "inline constexpr %[1]s = {"
	d.number, d.enum = [2]string{"inline constexpr %[1]s = %[3]s;", "inline constexpr %[1]s = %[3]s;"}, false
	d.widen, d.narrow = "static_cast<%[3]s>(%[1]s)", "static_cast<%[3]s>(%[1]s)"
	return d
}(inC)

var keywordsOfC = strings.Fields(`auto break case char const continue default do double else enum extern float for goto if
	inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while`)

var keywordsOfCPlusPlus = strings.Fields(`std and bitand bitor bool catch class compl concept consteval constexpr constinit
	decltype delete explicit export false friend module mutable namespace new noexcept not nullptr operator or private protected
	public requires template this throw true try typeid typename using virtual xor import`)
