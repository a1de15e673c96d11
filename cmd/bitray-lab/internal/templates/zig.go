package templates

import (
	"go/token"
	"go/types"
)

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
