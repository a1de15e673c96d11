// Package calls writes the static calls of package attackbench, of every technique of the catalog.
package calls

import (
	"bytes"
	"fmt"
	"go/format"
	"path"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
)

const modulePath = "github.com/bitray/bitray/"

// Generate returns the file.
func Generate() (map[string][]byte, error) {
	text, err := source(append(catalog.All(), catalog.Reference()))
	return map[string][]byte{"attacks/attackbench/calls.go": text}, err
}

// source returns the text of calls.go.
func source(techniques []catalog.Technique) ([]byte, error) {
	var text bytes.Buffer
	text.WriteString("// Code generated from the catalog by bitray-lab generate calls. DO NOT EDIT.\n\n")
	text.WriteString("package attackbench\n\nimport (\n")
	for _, line := range imports(techniques) {
		fmt.Fprintln(&text, line)
	}
	text.WriteString(")\n\n// techniques lists the techniques of the catalog and the reference.\nvar techniques = []technique{\n")
	for _, t := range techniques {
		fmt.Fprintf(&text, "{name: %q, loops: [3]loops{\n", t.Name)
		for _, function := range []string{"Rook", "Bishop", "Queen"} {
			call := fmt.Sprintf("%s.%s[sq, bb]", alias(t.Package), function)
			fmt.Fprintf(&text, "{\n")
			fmt.Fprintf(&text, "answers: func(dst []bb, w *Workload) { answers(dst, w, %s) },\n", call)
			fmt.Fprintf(&text, "throughput: func(w *Workload) bb { return throughput(w, %s) },\n", call)
			fmt.Fprintf(&text, "latencySquare: func(w *Workload, zero bb) bb { return latencySquare(w, zero, %s) },\n", call)
			fmt.Fprintf(&text, "latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, %s) },\n", call)
			fmt.Fprintf(&text, "},\n")
		}
		text.WriteString("}},\n")
	}
	text.WriteString("}\n")
	return format.Source(text.Bytes())
}

func imports(techniques []catalog.Technique) []string {
	var lines []string
	for _, t := range techniques {
		line := fmt.Sprintf("%q", modulePath+t.Package)
		if name := alias(t.Package); name != path.Base(t.Package) {
			line = name + " " + line
		}
		lines = append(lines, line)
	}
	slices.SortFunc(lines, func(a, b string) int {
		return strings.Compare(a[strings.Index(a, `"`):], b[strings.Index(b, `"`):])
	})
	return slices.Compact(lines)
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
