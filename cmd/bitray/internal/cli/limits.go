package cli

import (
	"slices"

	"github.com/bitray/bitray/perft/suite"
)

// Limits say which counts of a suite are used; 0 is no limit.
type Limits struct {
	Depth    int
	MaxNodes uint64
}

// Leave reports whether any count is within the limits.
func (l Limits) Leave(rows []suite.Row) bool {
	return slices.ContainsFunc(rows, func(row suite.Row) bool { return len(row.Within(l.Depth, l.MaxNodes)) > 0 })
}

func (l Limits) Check() error { return CheckDepth(l.Depth, 0) }
