package attackbench

import (
	"fmt"
	"runtime"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/simd"
)

// The families of rows that are named for a kernel, such as "fill-avx2", and the sets of instructions that they have.
const batches, sides = "hyperbola-", "fill-"

var kernelSets = map[string][]simd.Set{
	batches: {simd.AVX512, simd.AVX2, simd.NEON, simd.Generic},
	sides:   {simd.AVX512, simd.AVX2, simd.NEON, simd.Generic},
}

var kernelTitles = map[string]string{batches: "Hyperbola quintessence in batches", sides: "Kogge-Stone fills in batches"}

// kernelRow returns the row of a kernel of a family.
func kernelRow(family string, kernel fmt.Stringer) *Row {
	row := &Row{Name: family + kernel.String(), Title: kernelTitles[family] + " in Go", Kind: KindComparison}
	if set, _ := simd.Parse(kernel.String()); set != simd.Generic {
		row.Title, row.Kind = kernelTitles[family]+" by "+set.Title(), KindKernel
	}
	return row
}

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
	for family, sets := range kernelSets {
		for _, set := range sets {
			switch {
			case row != family+set.String():
			case set.Architecture() != runtime.GOARCH:
				return fmt.Sprintf("kernel in %s, for %s, and this program is for %s", set.Title(), set.Architecture(), runtime.GOARCH)
			default:
				return fmt.Sprintf("kernel in %s, which this processor lacks, or GODEBUG or a build tag switches off", set.Title())
			}
		}
	}
	return ""
}
