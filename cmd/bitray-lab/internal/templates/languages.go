package templates

import (
	"go/token"
	"go/types"
)

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

// inRust is how Rust writes descriptions. Squares and indices are usize, as the language wants to index with.
var inRust = dialect{
	helper: ".rs", proof: 1,

	function: snake, table: screaming, number: screaming,
	basic: map[types.BasicKind]string{types.Uint64: "u64", types.Uint8: "u8", types.Uint: "usize"},
	array: "[%[2]s; %[1]d]",

	mark:      "///",
	linkage:   [2]string{"fn ", "pub fn "},
	inlined:   [2]string{"#[inline]\nfn ", "#[inline]\npub fn "},
	signature: "%s(%s) -> %s",
	unfilled: `///
/// A relaxed atomic load is a plain load; it lets the table be filled without unsafe code.
static %s: [AtomicU64; {{.Slab}}] = {
    #[allow(clippy::declare_interior_mutable_const)] // const blocks need Rust 1.79
    const ZERO: AtomicU64 = AtomicU64::new(0);
    [ZERO; {{.Slab}}]
};`,
	rows:     [2]string{"#[rustfmt::skip]\nstatic %[1]s = [", "];"},
	list:     [2]string{"[", "]"},
	constant: map[bool]string{true: "const %[1]s = %[3]s;", false: "const %[1]s = %[3]s;"},

	word: "%[1]su64", widen: "u64::from(%[1]s)", not: "!",
	lineBreak: "\n%[2]s%[1]s ",
	wrapping:  map[token.Token]string{token.ADD: "wrapping_add", token.SUB: "wrapping_sub", token.MUL: "wrapping_mul"},
	methods:   true,
	count:     "%[2]s", index: "%[2]s as usize", checked: true, load: ".load(Relaxed)",

	variable: [2]string{"let ", "let mut "},
	store:    "%s[%s].store(%s, Relaxed);",
	squares:  "for %s in 0..%s",
	while:    "while %s", branch: "if %s", answer: "%s",
}

// inZig is how Zig writes descriptions. Squares and indices are usize, as the language wants to index with.
var inZig = dialect{
	helper: ".zig",

	function: func(name string) string { return name }, table: snake, number: snake,
	basic: map[types.BasicKind]string{types.Uint64: "u64", types.Uint8: "u8", types.Uint: "usize"},
	array: "[%d]%s",

	mark:      "///",
	linkage:   [2]string{"fn ", "pub fn "},
	inlined:   [2]string{"fn ", "pub fn "},
	signature: "%s(%s) %s",
	nothing:   [2]string{"", "void"},
	unfilled: `///
/// A pointer, because Zig may copy an array to take an element of it.
const %[1]s = &%[1]s_memory;
var %[1]s_memory = [_]u64{0} ** {{.Slab}};`,
	rows:     [2]string{"// zig fmt: off\nconst %[2]s = %[3]s{", "};\n// zig fmt: on"},
	list:     [2]string{".{ ", " }"},
	constant: map[bool]string{true: "const %[1]s = %[3]s;", false: "const %[1]s = %[3]s;"},

	word: "@as(u64, %[1]s)", widen: "@as(%[3]s, %[1]s)", not: "~",
	lineBreak: " %s\n%s",
	wrapping:  map[token.Token]string{token.ADD: "+%", token.SUB: "-%", token.MUL: "*%"},
	count:     "@intCast(%[1]s)", index: "@intCast(%[1]s)",

	variable: [2]string{"const ", "var "},
	store:    "%s[%s] = %s;",
	squares:  "for (0..%[2]s) |%[1]s|",
	while:    "while (%s)", branch: "if (%s)", answer: "return %s;",
}
