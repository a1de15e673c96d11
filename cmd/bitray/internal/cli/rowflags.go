package cli

import "github.com/spf13/cobra"

// RowFlags say which rows of a suite are used.
type RowFlags struct {
	tag           string
	limit, sample int
	seed          uint64
	Reachable     bool
}

// Register adds the flags to a command.
func (f *RowFlags) Register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.tag, "tag", "", "use only rows with the tag `NAME`")
	flags.Var(AtLeast(1, &f.limit, 0), "limit", "use the first `N` rows of each file")
	flags.Var(AtLeast(1, &f.sample, 0), "sample", "use `N` random rows of each file")
	RegisterSeed(flags, &f.seed, 1, "the sample")
	flags.BoolVar(&f.Reachable, "reachable", false, "leave out positions that no game reaches")
	cmd.MarkFlagsMutuallyExclusive("limit", "sample")
}
