package export

import (
	"cmp"
	"slices"
	"strings"
)

// cHelper is a function that C has under other names, or not at all.
type cHelper struct {
	about, result, parameters string
	builtin                   string // with gcc, clang and the like, or with what the compiler is told to use
	where                     string // the condition for that; "" for gcc and clang
	portable                  string
}

var cHelpers = map[string]cHelper{
	"swapBytes": {
		about:  "Turns the order of the bytes around.",
		result: "uint64_t", parameters: "uint64_t x",
		builtin: "__builtin_bswap64(x)",
		portable: `x = (x >> 8 & 0xff00ff00ff00ff) | (x & 0xff00ff00ff00ff) << 8;
x = (x >> 16 & 0xffff0000ffff) | (x & 0xffff0000ffff) << 16;
return x >> 32 | x << 32;`,
	},
	"lowest": {
		about:  "Returns the number of the lowest bit of a word that is not zero.",
		result: "unsigned", parameters: "uint64_t x",
		builtin: "(unsigned)__builtin_ctzll(x)",
		portable: `unsigned n = 0;
for (; (x & 1) == 0; x >>= 1) {
    n++;
}
return n;`,
	},
	"highest": {
		about:  "Returns the number of the highest bit of a word that is not zero.",
		result: "unsigned", parameters: "uint64_t x",
		builtin: "63u - (unsigned)__builtin_clzll(x)",
		portable: `unsigned n = 0;
while (x >>= 1) {
    n++;
}
return n;`,
	},
	"extract": {
		about: "Extracts the bits of x where mask has ones, side by side: PEXT. Without that instruction (-mbmi2, -march=native) " +
			"this is a loop, and slow.",
		result: "uint64_t", parameters: "uint64_t x, uint64_t mask",
		builtin: "_pext_u64(x, mask)", where: "defined(__BMI2__)",
		portable: `uint64_t extracted = 0;
for (uint64_t bit = 1; mask != 0; bit <<= 1) {
    if (x & mask & (~mask + 1)) {
        extracted |= bit;
    }
    mask &= mask - 1;
}
return extracted;`,
	},
}

// extractHeader includes the header that declares PEXT, where there is one.
func (p *cPrinter) extractHeader() {
	if slices.Contains(p.intrinsics(), "extract") {
		p.line("#if defined(__BMI2__)")
		p.line("#include <immintrin.h>")
		p.line("#endif")
	}
}

// helpers prints the functions that the program needs of the compiler.
func (p *cPrinter) helpers() {
	for _, name := range p.intrinsics() {
		h := cHelpers[name]
		full := p.intrinsicName(name)
		p.line("")
		p.comment("//", h.about)
		p.line("%s %s %s(%s) {", p.inline(), p.c.stdType(h.result), full, p.c.stdType(h.parameters))
		p.line("#if %s", cmp.Or(h.where, "defined(__GNUC__)"))
		builtin := h.builtin
		if p.c.plus {
			if before, call, cast := strings.Cut(builtin, "(unsigned)"); cast {
				builtin = before + "static_cast<unsigned>(" + call + ")"
			}
		}
		p.line("    return %s;", builtin)
		p.line("#else")
		for text := range strings.SplitSeq(p.c.stdType(h.portable), "\n") {
			p.line("    %s", text)
		}
		p.line("#endif")
		p.line("}")
	}
}

func (p *cPrinter) intrinsicName(name string) string {
	if p.c.plus {
		return snake(name)
	}
	return p.c.prefix + "_" + snake(name)
}

func (p *cPrinter) inline() string {
	if p.c.plus {
		return "inline"
	}
	return "static inline"
}

// stdType writes the types of C in a text as those of C++ where that is the language.
func (c cSyntax) stdType(text string) string {
	return strings.ReplaceAll(text, "uint64_t", c.std()+"uint64_t")
}
