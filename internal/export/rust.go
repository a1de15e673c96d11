package export

import (
	"go/token"
	"go/types"
)

// inRust is how Rust writes descriptions. Squares and indices are usize, as the language wants to index with.
var inRust = dialect{
	helper: ".rs", proof: 1,

	spell: func(_ string, o types.Object) string {
		switch o.(type) {
		case *types.TypeName:
			return title(o.Name())
		case *types.Func:
			return snake(o.Name())
		}
		return screaming(o.Name())
	},
	basic:   map[types.BasicKind]string{types.Uint64: "u64", types.Uint8: "u8", types.Uint: "usize"},
	pointer: "&%s", array: "[%[2]s; %[1]d]",

	mark: "///",
	signature: func(u *unit, name, parameters, result string) string {
		text := public(u) + "fn " + name + "(" + parameters + ")"
		if result != "" {
			text += " -> " + result
		}
		if u.section == asking {
			text = "#[inline]\n" + text
		}
		return text
	},
	structure: [3]string{"struct %s {", ",", "}"},
	unfilled: `///
/// To load a relaxed atomic is to load, no more; it lets the table be filled without unsafe code.
static %[2]s: [AtomicU64; SLAB_SIZE] = {
    #[allow(clippy::declare_interior_mutable_const)] // const blocks need Rust 1.79
    const ZERO: AtomicU64 = AtomicU64::new(0);
    [ZERO; SLAB_SIZE]
};`,
	table:  [2]string{"#[rustfmt::skip]\nstatic %[1]s = [", "];"},
	number: [2]string{"const %[1]s = %[3]s;", "const %[1]s = %[3]s;"},
	list:   "[%s]", record: "%[2]s { %[1]s }", member: "%[2]s: %[1]s",

	word: "%su64", widen: "u64::from(%[1]s)", narrow: "%[2]s as %[3]s", narrowed: casting, not: "!%[2]s",
	wrapping: map[token.Token]string{token.ADD: "wrapping_add", token.SUB: "wrapping_sub", token.MUL: "wrapping_mul"},
	methods:  true, breaks: true,
	index: "%[2]s as usize", load: ".load(Relaxed)", refer: "&", arrow: ".", swapBytes: "%[2]s.swap_bytes()",

	variable: [2]string{"let ", "let mut "}, inferred: true,
	store:   "%s[%s].store(%s, Relaxed);",
	squares: "for %s in 0..%s", while: "while %s",
	endless: "loop", leave: "    if %[1]s {\n        break;\n    }\n}",
	branch: "if %s", below: true, answer: "%s",
}
