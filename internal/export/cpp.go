package export

// printCPlusPlus prints C++17: what is printed as static in C is inline here, in a namespace.
func printCPlusPlus(f *file) []byte {
	p := newCPrinter(f, true)
	p.notice("//", cNotes(p))
	p.line("")
	p.line("#ifndef %s_HPP", p.macro)
	p.line("#define %s_HPP", p.macro)
	p.line("")
	p.line("#include <cstdint>")
	p.extractHeader()
	p.line("")
	p.line("namespace %s {", p.c.prefix)
	p.helpers()
	for _, s := range []section{asking, starting} {
		for _, u := range p.in(s, constants, typeNames, tables, functions) {
			p.declaration(u)
		}
	}
	p.line("")
	p.line("} // namespace %s", p.c.prefix)
	p.line("")
	p.line("#endif // %s_HPP", p.macro)
	p.test()
	return p.Bytes()
}
