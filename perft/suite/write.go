package suite

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Write writes rows in the form that most programs read: the position, then ";D1 20 ;D2 400"
// and so on, then the id and the other operations. [Read] returns the same rows, except for their
// places, tags and divides. A row without [Row.FEN] is written with its position. An error is that of w, or says which row
// would not be read as it is.
func Write(w io.Writer, rows []Row) error {
	buffered := bufio.NewWriter(w)
	for i, row := range rows {
		text := cmp.Or(row.FEN, row.Position.FEN())
		for _, c := range row.Counts {
			text += fmt.Sprintf(" ;D%d %v", c.Depth, c.Nodes)
		}
		if row.ID != "" {
			text += fmt.Sprintf(" ;id \"%s\"", row.ID)
		}
		for _, operation := range row.Operations {
			text += " ;" + operation
		}
		again, err := parseRow(text)
		if strings.Contains(text, "\n") || err == nil && (again.ID != row.ID || !slices.Equal(again.Operations, row.Operations)) {
			err = at(none, errors.New("expected an id and operations without quotes and ends of lines"))
		}
		if err != nil {
			err.File, err.Line = fmt.Sprint("row ", i+1), 1
			return err
		}
		buffered.WriteString(text + "\n")
	}
	return buffered.Flush()
}
