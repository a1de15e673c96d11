package benchreport

import (
	"fmt"

	"github.com/bitray/bitray/attacks/attackbench"
)

// Size writes a number of bytes for people: a KiB is 1,024 bytes, a MiB 1,024 KiB, a GiB
// 1,024 MiB.
func Size(bytes int) string {
	switch {
	case bytes < 1<<10:
		return fmt.Sprintf("%d B", bytes)
	case bytes < 1<<20:
		return fmt.Sprintf("%.4g KiB", float64(bytes)/(1<<10))
	case bytes < 1<<30:
		return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20))
	}
	return fmt.Sprintf("%.4g GiB", float64(bytes)/(1<<30))
}

// Nanoseconds writes a time with three significant digits.
func Nanoseconds(ns float64) string {
	switch {
	case ns < 1:
		return fmt.Sprintf("%.3f", ns)
	case ns < 10:
		return fmt.Sprintf("%.2f", ns)
	case ns < 100:
		return fmt.Sprintf("%.1f", ns)
	}
	return fmt.Sprintf("%.0f", ns)
}

// Percent writes a fraction that is not negative as a percentage of two significant digits, or as
// less than the least of these.
func Percent(fraction float64) string {
	switch percent := 100 * fraction; {
	case percent < 0.1:
		return "<0.1%"
	case percent < 9.95:
		return fmt.Sprintf("%.1f%%", percent)
	default:
		return fmt.Sprintf("%.0f%%", percent)
	}
}

// PropertyColumns returns the titles of what [Properties] returns.
func PropertyColumns() []string { return []string{"tables", "build", "inlines"} }

// Properties returns what is known about a technique besides its figures: the size of its tables, how
// long they take to build, and whether calls inline. A text is
// empty where the property makes no sense, as for rows of the interface, behind which another
// generator stands, or is unknown, as inside of a program.
func Properties(r *attackbench.Result, technique string) []string {
	if attackbench.ThroughInterface(technique) {
		return make([]string, len(PropertyColumns()))
	}
	row, _ := r.Row(technique)
	if row.Program != "" {
		return make([]string, len(PropertyColumns()))
	}
	build, inlines := "", "no"
	if row.BuildNanoseconds != nil {
		build = fmt.Sprintf("%.3f ms", *row.BuildNanoseconds/1e6)
	}
	if row.Inlines {
		inlines = "yes"
	}
	tables := Size(row.TableBytes)
	return []string{tables, build, inlines}
}
