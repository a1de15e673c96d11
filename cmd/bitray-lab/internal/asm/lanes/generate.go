// Package lanes generates the assembly of package perft/internal/replies/lanes.
package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/gotypes"
)

// asm is what instructions are written to: the functions of this package read like assembly with
// names, and each emits into it.
var asm *emit.File

// Generate returns the generated files by name. It is told the files that declare the types that
// the assembly works on, which import nothing.
func Generate(typeFiles ...string) (map[string][]byte, error) {
	layout, err := readLayout(typeFiles)
	if err != nil {
		return nil, err
	}
	asm = emit.NewFile("lanes")
	for _, set := range []string{"AVX512", "AVX2"} {
		for _, function := range functions {
			signature, err := gotypes.ParseSignatureInPackage(layout, function.signature)
			if err != nil {
				return nil, err
			}
			asm.Function(function.name + set)
			asm.Signature(signature)
			if set == "AVX512" {
				asm.Attributes(attr.NOSPLIT)
				function.write()
			} else if err := writeNarrow(function.halves, function.write); err != nil {
				return nil, err
			}
		}
	}
	files, err := asm.Files("lanes", false)
	delete(files, "lanes_amd64.go") // the package declares the functions itself, in its own types
	return files, err
}

// functions are the functions of the package that are written in assembly.
var functions = []struct {
	name, signature string
	halves          int // registers of AVX2 for what is in one of AVX-512
	write           func()
}{
	{"listMoves", "func(n *node, mover, replier *pieces, flip uint64)", 2, listMoves},
	{"countReplies", "func(n *node) uint64", 1, countReplies},
	{"countPairs", "func(t *triple) uint64", 1, countPairs},
	{"countKingless", "func(t *triple) uint64", 1, countKingless},
	{"arrange", "func(t *triple)", 2, arrange},
	{"spread", "func(t *triple)", 2, spread},
	{"differences", "func(t *triple, start uint64) uint64", 2, differences},
	{"findUnits", "func(t *triple)", 2, findUnits},
	{"findTouches", "func(t *triple)", 1, findTouches},
	{"separate", "func(t *triple, start uint64) uint64", 2, separate},
}
