// Package calls writes what names every technique of the catalog in Go, from the names of the cards: the functions
// that the catalog calls, and the static calls of package attackbench.
package calls

import (
	"bytes"
	"fmt"
	"path"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/overlay"
)

// Generate returns the files, whose imports gofmt sorts.
func Generate() (map[string][]byte, error) {
	return map[string][]byte{"attacks/catalog/sliders.go": sliders(), "cmd/internal/attackbench/calls.go": loops()}, nil
}

func sliders() []byte {
	text := head("catalog", "github.com/bitray/bitray/attacks")
	text.WriteString("// sliders are the techniques by their packages.\nvar sliders = map[string]attacks.Sliders{\n")
	for _, t := range techniques() {
		fmt.Fprintf(text, "%[1]q: attacks.NewSliders(%[2]s.Rook, %[2]s.Bishop, %[2]s.Queen),\n", t, alias(t))
	}
	text.WriteString("}\n")
	return text.Bytes()
}

func loops() []byte {
	text := head("attackbench")
	text.WriteString("// techniques lists the techniques of the catalog and the reference.\nvar techniques = []technique{\n")
	for _, t := range techniques() {
		fmt.Fprintf(text, "{name: %q, loops: [3]loops{\n", t)
		for _, function := range []string{"Rook", "Bishop", "Queen"} {
			fmt.Fprintf(text, `{
answers: func(dst []bb, w *Workload) { answers(dst, w, %[1]s[sq, bb]) },
throughput: func(w *Workload) bb { return throughput(w, %[1]s[sq, bb]) },
latencySquare: func(w *Workload, zero bb) bb { return latencySquare(w, zero, %[1]s[sq, bb]) },
latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, %[1]s[sq, bb]) },
},
`, alias(t)+"."+function)
		}
		text.WriteString("}},\n")
	}
	text.WriteString("}\n")
	return text.Bytes()
}

func techniques() []string { return append(catalog.Names(), catalog.Reference().Name) }

// head returns the beginning of a file that imports the techniques, and other packages.
func head(pkg string, others ...string) *bytes.Buffer {
	text := bytes.NewBufferString("package " + pkg + "\n\nimport (\n")
	for _, other := range others {
		fmt.Fprintf(text, "%q\n", other)
	}
	for _, t := range techniques() {
		name := alias(t)
		if name == path.Base(t) {
			name = ""
		}
		fmt.Fprintf(text, "%s %q\n", name, path.Join(overlay.Module, t))
	}
	text.WriteString(")\n\n")
	return text
}

// alias returns the name under which a package is imported. Variants of different families may
// share a last element, so those carry the family's name too.
func alias(pkg string) string {
	family, variant := path.Split(pkg)
	if family == "" || family == "attacks/" || family == "internal/" {
		return variant
	}
	return path.Base(family) + variant
}
