package attackbench

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/transform/simd"
)

// The families of rows that are named for a kernel, such as "fill-avx2".
const batches, sides = "hyperbola-", "fill-"

// Kernels returns the names of the rows of all kernels that this process can use.
func Kernels() (rows []string) {
	for _, k := range hyperbola.Kernels() {
		rows = append(rows, batches+k.String())
	}
	for _, k := range fill.Kernels() {
		rows = append(rows, sides+k.String())
	}
	return rows
}

// otherMachine says why this process has no kernel of a row, such as "kernel in NEON, for arm64", if the row is that of
// a kernel which another machine or build has. Otherwise it returns "".
func otherMachine(row string) string {
	_, known := titles[row]
	set, ok := simd.Parse(row[strings.LastIndex(row, "-")+1:])
	switch {
	case !known || !ok || slices.Contains(Kernels(), row):
		return ""
	case set.Architecture() != runtime.GOARCH:
		return fmt.Sprintf("kernel in %s, for %s, and this program is for %s", set.Title(), set.Architecture(), runtime.GOARCH)
	}
	return fmt.Sprintf("kernel in %s, which this processor lacks, or GODEBUG or a build tag switches off", set.Title())
}
