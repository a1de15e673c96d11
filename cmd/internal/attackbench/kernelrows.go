package attackbench

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/bitray/bitray/internal/simd"
)

// kernelTitles are those of the packages with rows that are named for them and a set of instructions, such as
// "fill-avx2".
var kernelTitles = map[string]string{"hyperbola": "Hyperbola quintessence in batches", "fill": "Kogge-Stone fills in batches"}

// kernelRow returns the row of the kernels of a package in a set of instructions.
func kernelRow(pkg string, set simd.Set) *Row {
	if set == simd.Generic {
		return &Row{Name: pkg + "-" + set.String(), Title: kernelTitles[pkg] + " in Go", Kind: KindComparison}
	}
	return &Row{Name: pkg + "-" + set.String(), Title: kernelTitles[pkg] + " by " + set.Title(), Kind: KindKernel}
}

// kernels returns the names of the rows of all kernels that this process can use.
func kernels() (rows []string) {
	for _, pkg := range []string{"hyperbola", "fill"} {
		for _, set := range simd.Lookup(pkg).Sets() {
			rows = append(rows, kernelRow(pkg, set).Name)
		}
	}
	return rows
}

// otherMachine says why this process has no kernel of a row, such as "kernel in NEON, for arm64", if the row
// is that of a kernel which another machine or build has. Otherwise it returns "".
func otherMachine(row string) string {
	pkg, kernel, _ := strings.Cut(row, "-")
	set, known := simd.Parse(kernel)
	switch {
	case !known || kernelTitles[pkg] == "":
		return ""
	case set.Architecture() != runtime.GOARCH:
		return fmt.Sprintf("kernel in %s, for %s, and this program is for %s", set.Title(), set.Architecture(), runtime.GOARCH)
	}
	return fmt.Sprintf("kernel in %s, which this processor lacks, or GODEBUG or a build tag switches off", set.Title())
}
