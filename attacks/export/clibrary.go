package export

import (
	"fmt"
	"strings"
)

// library prints the functions that bitray calls in a shared library, as attacks/foreign/bitray.h declares them.
func (p *cPrinter) library() {
	p.line("")
	p.line("#ifdef BITRAY_LIBRARY")
	p.line("")
	p.line("#include <stddef.h>")
	p.line("")
	p.comment("//", "The functions of a shared library that bitray proves and measures.")
	std, scope := "", p.c.prefix+"_"
	if p.c.plus {
		std, scope = "std::", p.c.prefix+"::"
		p.line("extern \"C\" {")
	}
	for _, piece := range []string{"rook", "bishop", "queen"} {
		p.WriteString(strings.NewReplacer("PIECE", piece, "SCOPE", scope, "STD", std).Replace(pieceOfLibrary))
		if p.has(piece + "Fill") {
			p.line("")
			p.line("%suint64_t %s_fill(%suint64_t %ss, %suint64_t occupied) {", std, piece, std, piece, std)
			p.line("    return %s%s_fill(%ss, occupied);", scope, piece, piece)
			p.line("}")
		}
	}
	void, size := "void", p.constantBytes()
	if p.c.plus {
		void = ""
	}
	if s := p.slab(); s != nil {
		size += 8 * s.Len()
		p.line("")
		p.line("void generator_start(%s) { %sstart(); }", void, scope)
	}
	p.line("")
	p.line("const char *generator_name(%s) { return %s; }", void, cString("bitray export: "+p.card.Name))
	p.line("const char *generator_author(%s) { return %s; }", void, cString(p.card.Inventor))
	p.line("%suint64_t generator_table_bytes(%s) { return %d; }", std, void, size)
	if p.c.plus {
		p.line("}")
	}
	p.line("")
	p.line("#endif // BITRAY_LIBRARY")
}

// pieceOfLibrary has the functions of a piece.
const pieceOfLibrary = `
STDuint64_t PIECE(STDuint32_t square, STDuint64_t occupied) { return SCOPEPIECE(square, occupied); }

void PIECEs(STDuint64_t *dst, const STDuint8_t *squares, const STDuint64_t *occupied, STDsize_t n) {
    for (STDsize_t i = 0; i < n; i++) {
        dst[i] = SCOPEPIECE(squares[i], occupied[i]);
    }
}

STDuint64_t PIECE_chain(const STDuint8_t *squares, const STDuint64_t *occupied, STDsize_t n, STDuint64_t zero) {
    STDuint64_t last = zero, fold = 0;
    for (STDsize_t i = 0; i < n; i++) {
        last = SCOPEPIECE((squares[i] ^ (last & zero)) & 63, occupied[i]);
        fold ^= last;
    }
    return fold;
}

STDuint64_t PIECE_chain_occupied(const STDuint8_t *squares, const STDuint64_t *occupied, STDsize_t n, STDuint64_t zero) {
    STDuint64_t last = zero, fold = 0;
    for (STDsize_t i = 0; i < n; i++) {
        last = SCOPEPIECE(squares[i], occupied[i] ^ (last & zero));
        fold ^= last;
    }
    return fold;
}
`

// cString writes a text as a string of C, in UTF-8.
func cString(text string) string {
	var b strings.Builder
	for _, c := range []byte(text) {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			fmt.Fprintf(&b, `\%03o`, c)
			continue
		}
		b.WriteByte(c)
	}
	return `"` + b.String() + `"`
}
