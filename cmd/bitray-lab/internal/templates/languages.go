package templates

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
	"unicode"
)

// dialect is how a language writes what descriptions have. Most of it are formats; those of expressions take
// what [term.in] gives them.
type dialect struct {
	// The file.
	helper  string   // how the names of files in folder helpers end
	adapted []string // what in those files is replaced, and by what
	proof   int      // by how much the self-test is indented

	// Names and types.
	prefix                  string                     // of all names outside of functions
	function, table, number func(name string) string   // how their names are spelled
	basic                   map[types.BasicKind]string // a word, a byte and an index
	array                   string                     // format of length and type; empty if types stand before names, lengths after

	// Declarations.
	mark      string          // of the documentation
	linkage   [2]string       // before a function that is hidden, and one that is public
	inlined   [2]string       // the same of functions that a caller asks, and of what these need
	signature string          // format of a function: name, parameters and result
	nothing   [2]string       // in place of parameters, or of a result, that are not there
	unfilled  string          // format of the name: the array that start fills, with a hole for its length
	rows      [2]string       // formats of declaration, name and type: before and after the rows of a table
	list      [2]string       // before and after the numbers of a row
	constant  map[bool]string // formats of declaration, name and value: of an index, and, if true, of a word

	// Expressions.
	word      string                 // format of a number: as a word, where its type does not follow
	widen     string                 // of an expression, and a type: to a word
	not       string                 // before an expression: its complement
	wrapping  map[token.Token]string // operators, or methods, on words that may overflow
	methods   bool                   // whether they are methods
	lineBreak string                 // format of an operator and of what the next line begins with
	count     string                 // of an expression: by how much is shifted
	index     string                 // of an expression: a word as an index
	checked   bool                   // whether indices are checked, unless a mask keeps them in range
	load      string                 // after an element of the slab

	// Statements.
	variable [2]string // before a variable, and before one that changes
	store    string    // format of table, index and value
	squares  string    // format of name and count: a loop over numbers
	while    string    // format of a condition
	branch   string    // format of a condition
	answer   string    // format of the result of a function
}

// term is a printed expression with the operator at its top, which says where it needs parentheses.
type term struct {
	text string
	op   token.Token // ILLEGAL if nothing can tear it apart
}

// in writes an expression in a format: as %[1]s, or as %[2]s, in parentheses unless nothing can tear it apart.
// What else the format has follows.
func (x term) in(format string, others ...any) term {
	return term{text: fmt.Sprintf(format, append([]any{x.text, x.operand(token.NOT, false)}, others...)...)}
}

// operand encloses x, an operand of op, in parentheses where a reader or a compiler might group it otherwise.
func (x term) operand(op token.Token, right bool) string {
	if x.op == token.ILLEGAL || x.op == op && !right {
		return x.text
	}
	return "(" + x.text + ")"
}

// global returns the name of what is outside of functions.
func (d *dialect) global(o types.Object) string {
	spell := d.table
	switch o.(type) {
	case *types.Func:
		spell = d.function
	case *types.Const:
		spell = d.number
	}
	return spell(d.prefix + o.Name())
}

// typ writes a type; the lengths of arrays are left out where they stand after the name.
func (d *dialect) typ(t types.Type) string {
	a, ok := t.(*types.Array)
	switch {
	case !ok:
		return d.basic[t.(*types.Basic).Kind()]
	case d.array == "":
		return d.typ(a.Elem())
	}
	return fmt.Sprintf(d.array, a.Len(), d.typ(a.Elem()))
}

// declared writes a name with its type.
func (d *dialect) declared(name string, t types.Type) string {
	if d.array != "" {
		return name + ": " + d.typ(t)
	}
	text := d.typ(t) + " " + name
	for a, ok := t.(*types.Array); ok; a, ok = a.Elem().(*types.Array) {
		text += fmt.Sprintf("[%d]", a.Len())
	}
	return text
}

// before returns what stands before a function.
func (d *dialect) before(u *unit) string {
	words := d.linkage
	if u.section == asking {
		words = d.inlined
	}
	if u.public {
		return words[1]
	}
	return words[0]
}

// typeOf returns the type of an expression.
func (p *program) typeOf(e ast.Expr) types.Type { return p.info.Types[e].Type }

func isWord(t types.Type) bool {
	b, ok := t.(*types.Basic)
	return ok && b.Kind() == types.Uint64
}

// snake writes a name of Go, such as rookFill, as rook_fill. A capital after a capital and digits stay with
// what is before them: fileA is file_a, rank1 is rank1.
func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// screaming writes a name of Go, such as rookRows, as ROOK_ROWS.
func screaming(name string) string { return strings.ToUpper(snake(name)) }

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
