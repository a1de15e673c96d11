package cli

import (
	"slices"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Limits say which counts of a suite are used; 0 is no limit, which a command line cannot say but by leaving out the flag.
type Limits struct {
	Depth    int
	MaxNodes uint64
}

// Leave reports whether any count is within the limits.
func (l Limits) Leave(rows []suite.Row) bool {
	return slices.ContainsFunc(rows, func(row suite.Row) bool { return len(row.Within(l.Depth, l.MaxNodes)) > 0 })
}

// RegisterDepth adds the flag for the depth. Zero is refused: most suites have no counts of it.
func (l *Limits) RegisterDepth(flags *pflag.FlagSet, usage string) {
	flags.VarP(AtLeast(1, &l.Depth, 0).AtMost(perft.MaxDepth), "depth", "d", usage)
}
