package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
)

// Generate returns the generated files by name. In the directory of the package are the types that the assembly
// works on.
func Generate(directory string) (map[string][]byte, error) {
	layout, err := readLayout(directory)
	if err != nil {
		return nil, err
	}
	file := emit.NewFile("lanes")
	for _, set := range []string{"", "AVX512", "AVX2"} {
		for _, f := range functions {
			signature, err := gotypes.ParseSignatureInPackage(layout.Package, f.signature)
			if err != nil {
				return nil, err
			}
			file.Function(f.name + set)
			file.Signature(signature)
			file.Pragma("noescape")
			file.Doc(f.name + set + " " + f.does + ".")
			if err := f.writeFor(&assembler{File: file, layout: layout}, set); err != nil {
				return nil, err
			}
		}
	}
	return file.Files(false)
}

// function is one of the package that is written in assembly.
type function struct {
	name, signature, does string
	halves                int // registers of AVX2 for what is in one of AVX-512
	write                 func(*assembler)
}

var functions = []function{
	{"listMoves", "func(n *node)", "lists the moves of a node's mover, except the special ones", 2, listMoves},
	{"countReplies", "func(n *node) uint64",
		"returns the number of replies to all moves of a node, except those en passant", 1, countReplies},
	{"countPairs", "func(t *triple) uint64",
		"returns the number of last moves after the pairs of moves, and after those that fill the last batch", 1, countPairs},
	{"countKingless", "func(t *triple) uint64",
		"is countPairs without the king's moves, for the pairs after which these are counted from parts", 1, countKingless},
	{"arrange", "func(t *triple)", "lists the pairs of moves that tell what replies and first moves do alone", 2, arrange},
	{"spread", "func(t *triple)", "stores what was counted of the pairs listed by arrange", 2, spread},
	{"differences", "func(t *triple, start uint64) uint64",
		"finds the replies that first moves take away, from one on, and lists those that they add; it returns the next", 2, differences},
	{"findUnits", "func(t *triple)", "finds out what the mover's king depends on", 2, findUnits},
	{"findTouches", "func(t *triple)", "finds for each first move what a reply must touch to be counted with it", 1, findTouches},
	{"separate", "func(t *triple, start uint64) uint64",
		"counts pairs from parts, from a first move on, and lists the others; it returns the next first move", 2, separate},
}

// writeFor writes the function for a set of instructions or, for none, one that goes on in that for the set
// that is used.
func (f *function) writeFor(asm *assembler, set string) error {
	if set == "AVX2" {
		return writeNarrow(asm, f.halves, f.write)
	}
	asm.Attributes(attr.NOSPLIT)
	if set == "AVX512" {
		f.write(asm)
		return nil
	}
	asm.Branch(asm.CMPB, emit.Variable("useAVX512"), operand.U8(1), asm.JNE, "narrow")
	asm.GoOnIn(f.name + "AVX512")
	asm.Label("narrow")
	asm.GoOnIn(f.name + "AVX2")
	return nil
}
