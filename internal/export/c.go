package export

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// cPrinter prints C99, or C++17: what is static in C is inline there, in a namespace.
type cPrinter struct {
	*printer
	c     cSyntax
	macro string // what all macros begin with
}

func printC(f *file) []byte { return printCFamily(f, newCSyntax(f.options.Package)) }

func printCPlusPlus(f *file) []byte { return printCFamily(f, newCPlusPlusSyntax(f.options.Package)) }

func printCFamily(f *file, c cSyntax) []byte {
	p := cPrinter{&printer{syntax: c, file: f, mark: "//"}, c, strings.ToUpper(c.prefix)}
	p.declarer = p
	guard, header := p.macro+"_H", "stdint.h"
	if c.plus {
		guard, header = p.macro+"_HPP", "cstdint"
	}
	p.notice("//", p.usage())
	p.line("")
	p.line("#ifndef %s", guard)
	p.line("#define %s", guard)
	p.line("")
	p.line("#include <%s>", header)
	for _, name := range p.intrinsics() {
		if name == "extract" {
			p.line("#if defined(__BMI2__)\n#include <immintrin.h>\n#endif")
		}
	}
	p.inNamespace(func() {
		p.helpers(".c", c.helper)
		p.declarations(asking, constants, typeNames, tables, functions)
		if c.plus {
			p.declarations(starting, constants, functions)
		} else if p.slab() != nil {
			p.line("")
			p.comment("//", "Fills the slab. Call it once, before anything else: until then all answers are wrong.")
			p.line("void %s_start(void);", c.prefix)
		}
	})
	p.line("\n#endif // %s", guard)
	if p.slab() != nil && !c.plus {
		p.implementation()
	}
	p.test()
	return p.Bytes()
}

// inNamespace prints what inside prints in the namespace of C++.
func (p cPrinter) inNamespace(inside func()) {
	if p.c.plus {
		p.line("\nnamespace %s {", p.c.prefix)
		defer p.line("\n} // namespace %s", p.c.prefix)
	}
	inside()
}

// implementation prints the slab and what fills it, for one file of a program.
func (p cPrinter) implementation() {
	p.line("\n#if defined(%[1]s_IMPLEMENTATION) || defined(%[1]s_SELF_TEST)\n", p.macro)
	p.line("uint64_t %s_slab%s;", p.c.prefix, dimensions(p.slab(), p.length))
	p.declarations(starting, constants, functions)
	p.line("\n#endif // %s_IMPLEMENTATION", p.macro)
}

// length writes the length of an array by the constant that says it.
func (p cPrinter) length(a *types.Array) string {
	if o := p.scope.Lookup("slabSize"); o != nil && o.(*types.Const).Val().String() == fmt.Sprint(a.Len()) {
		return p.global(o)
	}
	return fmt.Sprint(a.Len())
}

// group prints small numbers as an enumeration in C.
func (p cPrinter) group(u *unit, d *ast.GenDecl) bool {
	if len(d.Specs) == 1 || p.c.plus || isWord(u.objects[0].Type()) {
		return false
	}
	p.line("enum {")
	for i, o := range u.objects {
		p.line("%s%s = %s,", margin, p.global(o), p.expression(d.Specs[i].(*ast.ValueSpec).Values[0]).text)
	}
	p.line("};")
	return true
}

func (cPrinter) parameter(name, typ string) string { return typ + " " + name }

func (p cPrinter) signature(u *unit, parameters, result string) string {
	kind := "static inline "
	switch {
	case p.c.plus:
		kind = "inline "
	case u.objects[0].Name() == "start":
		kind = ""
	case u.section != asking:
		kind = "static "
	}
	if parameters == "" && !p.c.plus {
		parameters = "void"
	}
	return kind + cmp.Or(result, "void") + " " + p.global(u.objects[0]) + "(" + parameters + ")"
}

func (p cPrinter) structure(name string) (head, end, tail string) {
	return "struct " + name + " {", ";", "};"
}

// value prints a constant, a table, or the declaration of the slab.
func (p cPrinter) value(u *unit, name string, t types.Type, value ast.Expr) {
	array, constant := "extern ", "static const "
	if p.c.plus {
		array, constant = "inline ", "inline constexpr "
	}
	declared := p.typ(t) + " " + name + dimensions(t, p.length)
	literal, isTable := value.(*ast.CompositeLit)
	switch {
	case value == nil:
		p.line("%s;", array+declared)
	case isTable:
		p.line("%s = {", constant+declared)
		p.table(u, literal)
		p.line("};")
	case p.c.plus || isWord(t):
		p.line("%s = %s;", constant+declared, p.expression(value).text)
	default:
		p.line("enum { %s = %s };", name, p.expression(value).text)
	}
}

// test prints the self-test and the program that it is.
func (p cPrinter) test() {
	void, scope, header := "void", "", "stdio.h"
	if p.c.plus {
		void, scope, header = "", p.c.prefix+"::", "cstdio"
	}
	p.line("\n#ifdef %s_SELF_TEST\n\n#include <%s>", p.macro, header)
	p.inNamespace(func() { p.declarations(proving, constants, functions) })
	name := func(of string) string { return scope + p.global(p.scope.Lookup(of)) }
	p.line("\nint main(%s) {", void)
	if p.slab() != nil {
		p.line("    %s();", name("start"))
	}
	p.line("    const unsigned right = %s(), cases = %s;", name("selfTest"), name("selfTestCases"))
	p.line(`    %sprintf("%%u of %%u answers are right\n", right, cases);`, p.c.std)
	p.line("    return right == cases ? 0 : 1;\n}")
	p.line("\n#endif // %s_SELF_TEST", p.macro)
}

// usage says how the file is used.
func (p cPrinter) usage() []note {
	const test = "%s -O2 -D%s_SELF_TEST -x %s %s.%s -o selftest && ./selftest"
	if p.c.plus {
		return p.notes(p.c.prefix+"::start", "", fmt.Sprintf(test, "c++ -std=c++17", p.macro, "c++", p.c.prefix, "hpp"))
	}
	return p.notes(p.c.prefix+"_start",
		fmt.Sprintf(". One source file of a program defines %s_IMPLEMENTATION before it includes this file: there the tables are.", p.macro),
		fmt.Sprintf(test, "cc", p.macro, "c", p.c.prefix, "h"))
}
