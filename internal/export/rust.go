package export

import (
	"go/ast"
	"go/types"
)

// rustPrinter prints Rust.
type rustPrinter struct{ modern }

func printRust(f *file) []byte {
	p := rustPrinter{modern{&printer{syntax: rustSyntax{}, file: f, mark: "///"}}}
	p.declarer = p
	p.print("\nuse std::sync::atomic::{AtomicU64, Ordering::Relaxed};\n", ".rs", "rustc -O --test attacks.rs && ./attacks")
	p.line("\n#[cfg(test)]\nmod tests {")
	p.indent++
	p.line("use super::*;")
	p.declarations(proving, constants, functions)
	p.line("")
	p.line("#[test]")
	p.line("fn every_answer_is_right() {")
	if p.slab() != nil {
		p.line("    start();")
	}
	p.line("    assert_eq!(self_test(), SELF_TEST_CASES);")
	p.line("}")
	p.indent--
	p.line("}")
	return p.Bytes()
}

func (p rustPrinter) signature(u *unit, parameters, result string) string {
	text := p.public(u) + "fn " + p.global(u.objects[0]) + "(" + parameters + ")"
	if result != "" {
		text += " -> " + result
	}
	if u.section == asking {
		text = "#[inline]\n" + text
	}
	return text
}

func (rustPrinter) structure(name string) (head, end, tail string) {
	return "struct " + name + " {", ",", "}"
}

// value prints a constant, a table, or the slab.
func (p rustPrinter) value(u *unit, name string, t types.Type, value ast.Expr) {
	literal, isTable := value.(*ast.CompositeLit)
	switch {
	case value == nil:
		p.line("///")
		p.comment("///", "To load a relaxed atomic is to load, no more; it lets the table be filled without unsafe code.")
		p.line("static %s: [AtomicU64; SLAB_SIZE] = {", name)
		p.line("    #[allow(clippy::declare_interior_mutable_const)] // const blocks need Rust 1.79")
		p.line("    const ZERO: AtomicU64 = AtomicU64::new(0);")
		p.line("    [ZERO; SLAB_SIZE]")
		p.line("};")
	case isTable:
		p.line("#[rustfmt::skip]")
		p.line("static %s = [", p.parameter(name, p.typ(t)))
		p.table(u, literal)
		p.line("];")
	default:
		p.constant(name, t, value)
	}
}
