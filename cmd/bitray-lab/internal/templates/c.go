package templates

import "go/types"

// inC is how C99 writes descriptions, all names with a prefix.
var inC = dialect{
	helper: ".c",

	prefix: "attacks_", function: snake, table: snake, number: screaming,
	basic: map[types.BasicKind]string{types.Uint64: "uint64_t", types.Uint8: "uint8_t", types.Uint: "unsigned"},

	mark:      "//",
	linkage:   [2]string{"static ", ""},
	inlined:   [2]string{"static inline ", "static inline "},
	signature: "%[3]s %[1]s(%[2]s)",
	nothing:   [2]string{"void", "void"},
	unfilled:  "extern uint64_t %s[{{.Slab}}];",
	rows:      [2]string{"static const %[1]s = {", "};"},
	list:      [2]string{"{", "}"},
	constant:  map[bool]string{true: "static const %[1]s = %[3]s;", false: "enum { %[2]s = %[3]s };"},

	word: "UINT64_C(%[1]s)", widen: "(%[3]s)%[2]s", not: "~",
	lineBreak: " %s\n%s",
	count:     "%[2]s", index: "%[1]s",

	variable: [2]string{"const ", ""},
	store:    "%s[%s] = %s;",
	squares:  "for (unsigned %[1]s = 0; %[1]s < %[2]s; %[1]s++)",
	while:    "while (%s)", branch: "if (%s)", answer: "return %s;",
}

// inCPlusPlus is how C++17 writes descriptions, in a namespace: what is static in C is inline there.
var inCPlusPlus = func(d dialect) dialect {
	d.adapted = []string{
		"static inline", "inline", "attacks_", "", "uint64_t", "std::uint64_t",
		"(unsigned)__builtin_ctzll(x)", "static_cast<unsigned>(__builtin_ctzll(x))",
		"(unsigned)__builtin_clzll(x)", "static_cast<unsigned>(__builtin_clzll(x))",
	}
	d.prefix, d.number = "", snake
	d.basic = map[types.BasicKind]string{types.Uint64: "std::uint64_t", types.Uint8: "std::uint8_t", types.Uint: "unsigned"}
	d.linkage, d.inlined, d.nothing[0] = [2]string{"inline ", "inline "}, [2]string{"inline ", "inline "}, ""
	d.unfilled, d.rows[0] = "inline std::uint64_t %s[{{.Slab}}];", "inline constexpr %[1]s = {"
	const constant = "inline constexpr %[1]s = %[3]s;"
	d.constant = map[bool]string{true: constant, false: constant}
	d.widen = "static_cast<%[3]s>(%[1]s)"
	return d
}(inC)
