package templates

import (
	"go/token"
	"go/types"
)

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
