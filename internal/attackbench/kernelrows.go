package attackbench

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/bitray/bitray/internal/simd"
)

// The beginnings of the names of rows that are named for a kernel, such as "fill-avx2".
const batchKernel, sideKernel = "hyperbola-", "fill-"

var kernelTitles = map[string]string{batchKernel: "Hyperbola quintessence in batches", sideKernel: "Kogge-Stone fills in batches"}

// kernelRow returns the row of the kernels of a family in a set of instructions.
func kernelRow(family string, set simd.Set) *Row {
	row := &Row{Name: family + set.String(), Title: kernelTitles[family] + " in Go", Kind: KindComparison}
	if set != simd.Generic {
		row.Title, row.Kind = kernelTitles[family]+" by "+set.Title(), KindKernel
	}
	return row
}

// kernels returns the names of the rows of all kernels that this process can use.
func kernels() (rows []string) {
	for _, family := range []string{batchKernel, sideKernel} {
		for _, set := range simd.Lookup(strings.TrimSuffix(family, "-")).Sets() {
			rows = append(rows, family+set.String())
		}
	}
	return rows
}

// otherMachine says why this process has no kernel of a row, such as "kernel in NEON, for arm64", if the row
// is that of a kernel which another machine or build has. Otherwise it returns "".
func otherMachine(row string) string {
	family, kernel, _ := strings.Cut(row, "-")
	set, known := simd.Parse(kernel)
	switch {
	case !known || kernelTitles[family+"-"] == "":
		return ""
	case set.Architecture() != runtime.GOARCH:
		return fmt.Sprintf("kernel in %s, for %s, and this program is for %s", set.Title(), set.Architecture(), runtime.GOARCH)
	}
	return fmt.Sprintf("kernel in %s, which this processor lacks, or GODEBUG or a build tag switches off", set.Title())
}
