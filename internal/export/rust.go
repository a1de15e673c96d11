package export

import (
	"go/ast"
	"go/types"
	"strings"
)

// rustPrinter prints Rust.
type rustPrinter struct{ printer }

func printRust(f *file) []byte {
	p := &rustPrinter{printer{syntax: rustSyntax{}, file: f}}
	notes := []note{{"Self-test", "rustc -O --test attacks.rs && ./attacks", true}}
	if p.slab() != nil {
		notes = append([]note{{label: "Start", text: "call start() once, before anything else: until then all answers are wrong"}}, notes...)
	}
	p.notice("//!", notes)
	if p.slab() != nil {
		p.line("")
		p.line("use std::sync::atomic::{AtomicU64, Ordering::Relaxed};")
	}
	p.helpers()
	for _, u := range p.downwards() {
		p.declaration(u)
	}
	p.test()
	return p.Bytes()
}

// declaration prints a declaration behind an empty line.
func (p *rustPrinter) declaration(u *unit) {
	p.line("")
	p.comment("///", p.about(u))
	declare(p, u)
}

func (p *rustPrinter) function(u *unit, d *ast.FuncDecl) {
	signature := p.info.Defs[d.Name].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.local(v.Name())+": "+p.typ(v.Type()))
	}
	result := ""
	if signature.Results().Len() > 0 {
		result = " -> " + p.typ(signature.Results().At(0).Type())
	}
	public := ""
	if p.public(d.Name.Name) {
		public = "pub "
	}
	if u.section == asking {
		p.line("#[inline]")
	}
	p.line("%sfn %s(%s)%s {", public, p.global(u.objects[0]), strings.Join(parameters, ", "), result)
	p.body(u)
	p.line("}")
}

func (p *rustPrinter) structure(u *unit, s *ast.TypeSpec) {
	p.line("struct %s {", p.global(u.objects[0]))
	p.fields(s, func(name, typ string) string { return name + ": " + typ + "," })
	p.line("}")
}

// value prints a constant, a table, or the slab.
func (p *rustPrinter) value(u *unit, s *ast.ValueSpec) {
	o := p.info.Defs[s.Names[0]]
	name, t := p.global(o), o.Type()
	_, isArray := t.(*types.Array)
	switch {
	case isArray && len(s.Values) == 0:
		p.line("///")
		p.comment("///", "To load a relaxed atomic is to load, no more; it lets the table be filled without unsafe code.")
		p.line("static %s: [AtomicU64; SLAB_SIZE] = {", name)
		p.line("    #[allow(clippy::declare_interior_mutable_const)] // const blocks need Rust 1.79")
		p.line("    const ZERO: AtomicU64 = AtomicU64::new(0);")
		p.line("    [ZERO; SLAB_SIZE]")
		p.line("};")
	case isArray:
		p.line("#[rustfmt::skip]")
		p.line("static %s: %s = [", name, p.typ(t))
		p.table(u, s.Values[0].(*ast.CompositeLit))
		p.line("];")
	default:
		p.line("const %s: %s = %s;", name, p.typ(t), p.expression(s.Values[0]).text)
	}
}

// test prints the self-test as a test of Rust.
func (p *rustPrinter) test() {
	p.line("")
	p.line("#[cfg(test)]")
	p.line("mod tests {")
	p.indent++
	p.line("use super::*;")
	for _, u := range p.in(proving, constants, functions) {
		p.declaration(u)
	}
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
}

// rustHelpers are functions that the language has under other names, with another type, or for some processors.
var rustHelpers = map[string]string{
	"lowest": `
/// Returns the number of the lowest bit of a word that is not zero.
#[inline]
fn lowest(x: u64) -> usize {
    x.trailing_zeros() as usize
}
`,
	"highest": `
/// Returns the number of the highest bit of a word that is not zero.
#[inline]
fn highest(x: u64) -> usize {
    63 - x.leading_zeros() as usize
}
`,
	"extract": `
/// Extracts the bits of x where mask has ones, side by side: PEXT.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
fn extract(x: u64, mask: u64) -> u64 {
    // SAFETY: the processor has the instruction, or the program would not be compiled for it.
    unsafe { core::arch::x86_64::_pext_u64(x, mask) }
}

/// Extracts the bits of x where mask has ones, side by side. Without PEXT (-C target-feature=+bmi2,
/// -C target-cpu=native) this is a loop, and slow.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
fn extract(x: u64, mask: u64) -> u64 {
    let mut extracted = 0;
    let mut bit: u64 = 1;
    let mut rest = mask;
    while rest != 0 {
        if x & rest & rest.wrapping_neg() != 0 {
            extracted |= bit;
        }
        rest &= rest - 1;
        bit <<= 1;
    }
    extracted
}
`,
}

func (p *rustPrinter) helpers() {
	for _, name := range p.intrinsics() {
		p.WriteString(rustHelpers[name])
	}
}
