package export

import (
	"cmp"
	"fmt"
	"go/types"
	"strings"
)

// inC is how C99 writes descriptions, all names with a prefix.
func inC(prefix string) dialect {
	return dialect{
		global: func(o types.Object) string {
			name := prefix + "_" + snake(o.Name())
			if _, constant := o.(*types.Const); constant && !isWord(o.Type()) {
				return strings.ToUpper(name)
			}
			return name
		},
		basic: map[types.BasicKind]string{types.Uint64: "uint64_t", types.Uint8: "uint8_t", types.Uint: "unsigned"},
		named: "struct ", pointer: "const %s *",

		mark: "//",
		signature: func(u *unit, name, parameters, result string) string {
			kind := "static inline "
			switch {
			case u.objects[0].Name() == "start":
				kind = ""
			case u.section != asking:
				kind = "static "
			}
			return kind + cmp.Or(result, "void") + " " + name + "(" + cmp.Or(parameters, "void") + ")"
		},
		structure: [3]string{"struct %s {", ";", "};"},
		unfilled:  "extern %[1]s;",
		table:     [2]string{"static const %[1]s = {", "};"},
		number:    [2]string{"static const %[1]s = %[3]s;", "enum { %[2]s = %[3]s };"},
		enum:      true,
		list:      "{%s}", record: "{%[1]s}", member: "%[1]s",

		word: "UINT64_C(%s)", widen: "(%[3]s)%[2]s", narrow: "(%[3]s)%[2]s",
		not: "~%[2]s", index: "%[1]s", unchecked: true, refer: "&", arrow: "->",

		variable: [2]string{"const ", ""}, increment: true,
		store:   "%s[%s] = %s;",
		squares: "for (unsigned %[1]s = 0; %[1]s < %[2]s; %[1]s++)", while: "while (%s)",
		endless: "do", leave: "} while (%[2]s);",
		branch: "if (%s)", answer: "return %s;",
	}
}

// inCPlusPlus is how C++17 writes descriptions, in a namespace: what is static in C is inline there.
func inCPlusPlus() dialect {
	d := inC("")
	d.global = func(o types.Object) string {
		if _, isType := o.(*types.TypeName); isType {
			return title(o.Name())
		}
		return snake(o.Name())
	}
	d.basic[types.Uint64], d.basic[types.Uint8] = "std::uint64_t", "std::uint8_t"
	d.named, d.pointer, d.refer, d.arrow = "", "const %s &", "", "."
	d.signature = func(_ *unit, name, parameters, result string) string {
		return "inline " + cmp.Or(result, "void") + " " + name + "(" + parameters + ")"
	}
	d.unfilled, d.table[0] = "inline %[1]s;", "inline constexpr %[1]s = {"
	d.number, d.enum = [2]string{"inline constexpr %[1]s = %[3]s;", "inline constexpr %[1]s = %[3]s;"}, false
	d.widen, d.narrow = "static_cast<%[3]s>(%[1]s)", "static_cast<%[3]s>(%[1]s)"
	return d
}

// cPrinter prints a header of C99 or of C++17.
type cPrinter struct {
	*printer
	plus          bool
	prefix, macro string // what names and macros begin with
}

func printC(f *file) []byte {
	return printCFamily(f, inC(f.options.Package), false, strings.NewReplacer("PREFIX", f.options.Package))
}

func printCPlusPlus(f *file) []byte {
	return printCFamily(f, inCPlusPlus(), true, strings.NewReplacer(
		"static inline", "inline", "PREFIX_", "", "uint64_t", "std::uint64_t",
		"(unsigned)__builtin_ctzll(x)", "static_cast<unsigned>(__builtin_ctzll(x))",
		"(unsigned)__builtin_clzll(x)", "static_cast<unsigned>(__builtin_clzll(x))",
	))
}

// printCFamily prints a file; adapt adapts the functions in folder helpers.
func printCFamily(f *file, d dialect, plus bool, adapt *strings.Replacer) []byte {
	p := cPrinter{newPrinter(f, d), plus, f.options.Package, strings.ToUpper(f.options.Package)}
	guard, header := p.macro+"_H", "stdint.h"
	if p.plus {
		guard, header = p.macro+"_HPP", "cstdint"
	}
	p.notice("//", p.usage())
	p.line("\n#ifndef %[1]s\n#define %[1]s\n\n#include <%s>", guard, header)
	for _, name := range p.intrinsics() {
		if name == "extract" {
			p.line("#if defined(__BMI2__)\n#include <immintrin.h>\n#endif")
		}
	}
	p.inNamespace(func() {
		p.helpers(".c", adapt)
		p.declarations(asking, constants, typeNames, tables, functions)
		if p.plus {
			p.declarations(starting, constants, functions)
		} else if p.slab() != nil {
			p.line("")
			p.comment("//", "Fills the slab. Call it once, before anything else: until then all answers are wrong.")
			p.line("void %s_start(void);", p.prefix)
		}
	})
	p.line("\n#endif // %s", guard)
	if p.slab() != nil && !p.plus {
		p.implementation()
	}
	p.test()
	return p.Bytes()
}

// inNamespace prints what inside prints in the namespace of C++.
func (p cPrinter) inNamespace(inside func()) {
	if p.plus {
		p.line("\nnamespace %s {", p.prefix)
		defer p.line("\n} // namespace %s", p.prefix)
	}
	inside()
}

// implementation prints the slab and what fills it, for one file of a program.
func (p cPrinter) implementation() {
	p.line("\n#if defined(%[1]s_IMPLEMENTATION) || defined(%[1]s_SELF_TEST)\n", p.macro)
	p.line("%s;", p.declared(p.prefix+"_slab", p.slab()))
	p.declarations(starting, constants, functions)
	p.line("\n#endif // %s_IMPLEMENTATION", p.macro)
}

// test prints the self-test and the program that it is.
func (p cPrinter) test() {
	void, scope, std, header := "void", "", "", "stdio.h"
	if p.plus {
		void, scope, std, header = "", p.prefix+"::", "std::", "cstdio"
	}
	p.line("\n#ifdef %s_SELF_TEST\n\n#include <%s>", p.macro, header)
	p.inNamespace(func() { p.declarations(proving, constants, functions) })
	name := func(of string) string { return scope + p.global(p.scope.Lookup(of)) }
	p.line("\nint main(%s) {", void)
	if p.slab() != nil {
		p.line("    %s();", name("start"))
	}
	p.line("    const unsigned right = %s(), cases = %s;", name("selfTest"), name("selfTestCases"))
	p.line(`    %sprintf("%%u of %%u answers are right\n", right, cases);`, std)
	p.line("    return right == cases ? 0 : 1;\n}")
	p.line("\n#endif // %s_SELF_TEST", p.macro)
}

// usage says how the file is used.
func (p cPrinter) usage() []note {
	const test = "%s -O2 -D%s_SELF_TEST -x %s %s.%s -o selftest && ./selftest"
	if p.plus {
		return p.notes(p.prefix+"::start", "", fmt.Sprintf(test, "c++ -std=c++17", p.macro, "c++", p.prefix, "hpp"))
	}
	return p.notes(p.prefix+"_start",
		fmt.Sprintf(". One source file of a program defines %s_IMPLEMENTATION before it includes this file: there the tables are.", p.macro),
		fmt.Sprintf(test, "cc", p.macro, "c", p.prefix, "h"))
}

var keywordsOfC = strings.Fields(`auto break case char const continue default do double else enum extern float for goto if
	inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while`)

var keywordsOfCPlusPlus = strings.Fields(`std and bitand bitor bool catch class compl concept consteval constexpr constinit
	decltype delete explicit export false friend module mutable namespace new noexcept not nullptr operator or private protected
	public requires template this throw true try typeid typename using virtual xor import`)
