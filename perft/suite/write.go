package suite

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
)

// Write writes rows in the form that most programs read: the position, then ";D1 20 ;D2 400"
// and so on, then the id and the other operations. [Read] returns the same rows, except for their
// places, tags and divides. A row without [Row.FEN] is written with its position.
func Write(w io.Writer, rows []Row) error {
	buffered := bufio.NewWriter(w)
	for _, row := range rows {
		buffered.WriteString(cmp.Or(row.FEN, row.Position.FEN()))
		for _, c := range row.Counts {
			fmt.Fprintf(buffered, " ;D%d %v", c.Depth, c.Nodes)
		}
		if row.ID != "" {
			fmt.Fprintf(buffered, " ;id \"%s\"", row.ID)
		}
		for _, operation := range row.Operations {
			buffered.WriteString(" ;" + operation)
		}
		buffered.WriteByte('\n')
	}
	return buffered.Flush()
}
