package export

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// cPrinter prints C or C++.
type cPrinter struct {
	printer
	c     cSyntax
	macro string // what all macros begin with
}

func newCPrinter(f *file, plus bool) *cPrinter {
	c := cSyntax{prefix: f.options.Package, plus: plus}
	return &cPrinter{printer{syntax: c, file: f}, c, strings.ToUpper(f.options.Package)}
}

func printC(f *file) []byte {
	p := newCPrinter(f, false)
	p.notice("//", cNotes(p))
	p.line("")
	p.line("#ifndef %s_H", p.macro)
	p.line("#define %s_H", p.macro)
	p.line("")
	p.line("#include <stdint.h>")
	p.extractHeader()
	p.helpers()
	for _, u := range p.in(asking, constants, typeNames, tables, functions) {
		p.declaration(u)
	}
	if p.slab() != nil {
		p.line("")
		p.comment("//", "Fills the slab. Call it once, before anything else: until then all answers are wrong.")
		p.line("void %s_start(void);", p.c.prefix)
	}
	p.line("")
	p.line("#endif // %s_H", p.macro)
	p.implementation()
	p.test()
	return p.Bytes()
}

// implementation prints the slab and what fills it, for one file of a program.
func (p *cPrinter) implementation() {
	if p.slab() == nil {
		return
	}
	p.line("")
	p.line("#if defined(%[1]s_IMPLEMENTATION) || defined(%[1]s_SELF_TEST)", p.macro)
	p.line("")
	p.line("uint64_t %s_slab%s;", p.c.prefix, dimensions(p.slab(), p.length))
	for _, u := range p.in(starting, constants, functions) {
		p.declaration(u)
	}
	p.line("")
	p.line("#endif // %s_IMPLEMENTATION", p.macro)
}

// length writes the length of an array by the constant that says it.
func (p *cPrinter) length(a *types.Array) string {
	if o := p.scope.Lookup("slabSize"); o != nil && o.(*types.Const).Val().String() == fmt.Sprint(a.Len()) {
		return p.global(o)
	}
	return fmt.Sprint(a.Len())
}

// declaration prints a declaration behind an empty line.
func (p *cPrinter) declaration(u *unit) {
	p.line("")
	p.comment("//", p.about(u))
	if d, ok := u.node.(*ast.GenDecl); ok && len(d.Specs) > 1 && !p.c.plus && !isWord(u.objects[0].Type()) {
		p.enumeration(u, d)
		return
	}
	declare(p, u)
}

// enumeration prints a group of small numbers.
func (p *cPrinter) enumeration(u *unit, d *ast.GenDecl) {
	p.line("enum {")
	for i, o := range u.objects {
		p.line("%s%s = %s,", margin, p.global(o), p.expression(d.Specs[i].(*ast.ValueSpec).Values[0]).text)
	}
	p.line("};")
}

func (p *cPrinter) function(u *unit, d *ast.FuncDecl) {
	signature := p.info.Defs[d.Name].Type().(*types.Signature)
	var parameters []string
	for v := range signature.Params().Variables() {
		parameters = append(parameters, p.typ(v.Type())+" "+p.local(v.Name()))
	}
	result, kind := "void", "static inline "
	if signature.Results().Len() > 0 {
		result = p.typ(signature.Results().At(0).Type())
	}
	switch {
	case p.c.plus:
		kind = "inline "
	case u.section == starting && d.Name.Name == "start":
		kind = ""
	case u.section != asking:
		kind = "static "
	}
	if parameters == nil && !p.c.plus {
		parameters = []string{"void"}
	}
	p.line("%s%s %s(%s) {", kind, result, p.global(u.objects[0]), strings.Join(parameters, ", "))
	p.body(u)
	p.line("}")
}

func (p *cPrinter) structure(u *unit, s *ast.TypeSpec) {
	p.line("struct %s {", p.global(u.objects[0]))
	p.fields(s, func(name, typ string) string { return typ + " " + name + ";" })
	p.line("};")
}

// value prints a constant, a table, or the declaration of the slab.
func (p *cPrinter) value(u *unit, s *ast.ValueSpec) {
	o := p.info.Defs[s.Names[0]]
	name, t := p.global(o), o.Type()
	array, isArray := t.(*types.Array)
	switch {
	case isArray && len(s.Values) == 0 && p.c.plus:
		p.line("inline %s %s%s;", p.typ(t), name, dimensions(array, p.length))
	case isArray && len(s.Values) == 0:
		p.line("extern %s %s%s;", p.typ(t), name, dimensions(array, p.length))
	case isArray:
		kind := "static const"
		if p.c.plus {
			kind = "inline constexpr"
		}
		p.line("%s %s %s%s = {", kind, p.typ(t), name, dimensions(array, p.length))
		p.table(u, s.Values[0].(*ast.CompositeLit))
		p.line("};")
	case p.c.plus:
		p.line("inline constexpr %s %s = %s;", p.typ(t), name, p.expression(s.Values[0]).text)
	case isWord(t):
		p.line("static const %s %s = %s;", p.typ(t), name, p.expression(s.Values[0]).text)
	default:
		p.line("enum { %s = %s };", name, p.expression(s.Values[0]).text)
	}
}

// test prints the self-test and the program that it is.
func (p *cPrinter) test() {
	p.line("")
	p.line("#ifdef %s_SELF_TEST", p.macro)
	p.line("")
	void, scope := "void", ""
	if p.c.plus {
		void, scope = "", p.c.prefix+"::"
		p.line("#include <cstdio>")
		p.line("")
		p.line("namespace %s {", p.c.prefix)
	} else {
		p.line("#include <stdio.h>")
	}
	for _, u := range p.in(proving, constants, functions) {
		p.declaration(u)
	}
	p.line("")
	if p.c.plus {
		p.line("} // namespace %s", p.c.prefix)
		p.line("")
	}
	name := func(of string) string { return scope + p.global(p.scope.Lookup(of)) }
	p.line("int main(%s) {", void)
	if p.slab() != nil {
		p.line("    %s();", name("start"))
	}
	p.line("    const unsigned right = %s(), cases = %s;", name("selfTest"), name("selfTestCases"))
	p.line(`    %sprintf("%%u of %%u answers are right\n", right, cases);`, p.c.std())
	p.line("    return right == cases ? 0 : 1;")
	p.line("}")
	p.line("")
	p.line("#endif // %s_SELF_TEST", p.macro)
}

// cNotes says how the file is used.
func cNotes(p *cPrinter) []note {
	compiler, kind, suffix := "cc", "c", "h"
	if p.c.plus {
		compiler, kind, suffix = "c++ -std=c++17", "c++", "hpp"
	}
	file := fmt.Sprintf("-x %s %s.%s", kind, p.c.prefix, suffix)
	notes := []note{
		{"Self-test", fmt.Sprintf("%s -O2 -D%s_SELF_TEST %s -o selftest && ./selftest", compiler, p.macro, file), true},
	}
	if p.slab() == nil {
		return notes
	}
	start := note{label: "Start", text: "call " + p.c.prefix + "::start() once, before anything else: until then all answers are wrong"}
	if !p.c.plus {
		start.text = fmt.Sprintf("call %s_start() once, before anything else: until then all answers are wrong. One source file of a program "+
			"defines %s_IMPLEMENTATION before it includes this file: there the tables are.", p.c.prefix, p.macro)
	}
	return append([]note{start}, notes...)
}
