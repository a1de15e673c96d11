// Package calls writes the static calls of package attackbench, of every technique of the catalog.
package calls

import (
	"bytes"
	"fmt"
	"path"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/overlay"
)

// Generate returns the file, whose imports gofmt sorts, each once.
func Generate() (map[string][]byte, error) {
	techniques := append(catalog.All(), catalog.Reference())
	var text bytes.Buffer
	text.WriteString(`package attackbench

import (
`)
	for _, t := range techniques {
		name := alias(t.Name)
		if name == path.Base(t.Name) {
			name = ""
		}
		fmt.Fprintf(&text, "%s %q\n", name, path.Join(overlay.Module, t.Name))
	}
	text.WriteString(`)

// techniques lists the techniques of the catalog and the reference.
var techniques = []technique{
`)
	for _, t := range techniques {
		fmt.Fprintf(&text, "{name: %q, loops: [3]loops{\n", t.Name)
		for _, function := range []string{"Rook", "Bishop", "Queen"} {
			fmt.Fprintf(&text, `{
answers: func(dst []bb, w *Workload) { answers(dst, w, %[1]s[sq, bb]) },
throughput: func(w *Workload) bb { return throughput(w, %[1]s[sq, bb]) },
latencySquare: func(w *Workload, zero bb) bb { return latencySquare(w, zero, %[1]s[sq, bb]) },
latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, %[1]s[sq, bb]) },
},
`, alias(t.Name)+"."+function)
		}
		text.WriteString("}},\n")
	}
	text.WriteString("}\n")
	return map[string][]byte{"internal/attackbench/calls.go": text.Bytes()}, nil
}

// alias returns the name under which a package is imported. Variants of different families may
// share a last element, so those carry the family's name too.
func alias(pkg string) string {
	family, variant := path.Split(pkg)
	if family == "" || family == "attacks/" {
		return variant
	}
	return path.Base(family) + variant
}
