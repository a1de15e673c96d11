package printable

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

// Table returns lines whose cells end in tabs with the cells in columns, aligned to the right.
func Table(lines ...string) string {
	var text strings.Builder // whose writing does not fail
	table := tabwriter.NewWriter(&text, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, line := range lines {
		fmt.Fprintln(table, line)
	}
	table.Flush()
	return text.String()
}
