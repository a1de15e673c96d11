package benchreport

import (
	"fmt"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// nanoseconds writes a time with three significant digits.
func nanoseconds(ns float64) string {
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

// percent writes a fraction that is not negative as a percentage of two significant digits, or as
// less than the least of these.
func percent(fraction float64) string {
	switch percent := 100 * fraction; {
	case percent < 0.1:
		return "<0.1%"
	case percent < 9.95:
		return fmt.Sprintf("%.1f%%", percent)
	default:
		return fmt.Sprintf("%.0f%%", percent)
	}
}

// propertyColumns are the titles of what properties returns.
var propertyColumns = []string{"tables", "build", "inlines"}

// properties returns what is known of a row besides its figures: the size of its tables, how long they
// take to build, and whether calls inline. A text is empty where nobody knows.
func properties(row attackbench.Row) []string {
	tables, build, inlines := "", "", ""
	if row.TableBytes != nil {
		tables = printable.Size(*row.TableBytes)
	}
	if row.BuildNanoseconds != nil {
		build = fmt.Sprintf("%.3f ms", *row.BuildNanoseconds/1e6)
	}
	if row.Inlines != nil {
		inlines = map[bool]string{true: "yes", false: "no"}[*row.Inlines]
	}
	return []string{tables, build, inlines}
}
