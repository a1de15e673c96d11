package benchcmd

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft/perftbench"
)

// chosenRows returns the names of the rows that names stand for, and nil if that is all of them:
// techniques, by their names or packages, and rows that are none, such as kernels. A row that none of the subjects
// has is an error, which says why.
func (c *config) chosenRows(subjects []attackbench.Subject) (chosen []string, err error) {
	rows := rowsOf(subjects)
	for _, name := range c.techniques {
		if name == catalog.Everything {
			return nil, nil
		}
		row := name
		technique, unknown := catalog.Lookup(name)
		if unknown == nil {
			row = technique.Name
		}
		switch reason := attackbench.OtherMachine(row); {
		case slices.Contains(rows, row):
			chosen = append(chosen, row)
		case reason != "":
			return nil, fmt.Errorf("technique %q: %s: expected a kernel of this machine: %s", name, reason, strings.Join(attackbench.Kernels(), ", "))
		case unknown != nil && !slices.Contains(otherRows(), row):
			measured := slices.DeleteFunc(otherRows(), func(other string) bool { return !slices.Contains(rows, other) })
			return nil, fmt.Errorf("%w, %s", unknown, strings.Join(append(measured, catalog.Everything), ", "))
		default:
			return nil, fmt.Errorf("technique %q: not measured for %s in %s: expected one of %s",
				name, strings.Join(c.pieces, ", "), strings.Join(c.modes, ", "), strings.Join(rows, ", "))
		}
	}
	return chosen, nil
}

// otherRows returns the names of the rows that are no techniques.
func otherRows() []string {
	return append(attackbench.Kernels(), attackbench.Interface, perftbench.Static, perftbench.Fastest)
}

// rowsOf returns the names of the rows that subjects have.
func rowsOf(subjects []attackbench.Subject) (names []string) {
	for _, s := range subjects {
		names = append(names, s.Technique)
	}
	return distinct(names)
}
