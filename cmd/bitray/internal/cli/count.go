package cli

import (
	"fmt"
	"runtime"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// CountFlags say how leaves are counted. The options have everything but the technique.
type CountFlags struct {
	perft.Options
	Name string // of the technique
}

// Register adds the flags --threads and --method to a command.
func (f *CountFlags) Register(cmd *cobra.Command) {
	RegisterThreads(cmd.Flags(), &f.Threads)
	RegisterChoice(cmd, cmd.Flags(), &f.Method, "method", []perft.Method{perft.MethodAuto, perft.MethodMake, perft.MethodScalar, perft.MethodSIMD},
		"`METHOD` of counting leaves: auto is the fastest, make is the simplest; also scalar and simd")
}

// RegisterTechnique adds the flags --technique, whose usage is given, and --no-bulk.
func (f *CountFlags) RegisterTechnique(cmd *cobra.Command, usage string) {
	cmd.Flags().StringVar(&f.Name, "technique", DefaultTechnique, usage)
	cmd.Flags().BoolVar(&f.NoBulk, "no-bulk", false, "make the moves of the last ply instead of only counting them")
	CompleteFlag(cmd, "technique", GeneratorNames()...)
}

// RegisterHash adds the flags for the size of a hash table, and for a seed, of what.
func (f *CountFlags) RegisterHash(cmd *cobra.Command, mib int, seed uint64, what string) {
	registerWithDefault(cmd.Flags(), AtLeast(0, &f.HashMiB, mib), "hash", "use a hash table of `MIB` MiB; 0 is none")
	RegisterSeed(cmd.Flags(), &f.Seed, seed, what)
}

func RegisterThreads(flags *pflag.FlagSet, threads *int) {
	number := AtLeast(1, threads, min(runtime.GOMAXPROCS(0), perft.MaxThreads)).AtMost(perft.MaxThreads)
	flags.VarP(number, "threads", "t", "use `N` threads (default: all processors)")
	flags.Lookup("threads").DefValue = "" // the help is the same on every machine
}

// RegisterSeed adds the flag for a seed, of what.
func RegisterSeed(flags *pflag.FlagSet, seed *uint64, value uint64, what string) {
	registerWithDefault(flags, AtLeast(0, seed, value), "seed", "seed `N` of "+what)
}

// registerWithDefault adds a flag whose default is shown even if it is 0.
func registerWithDefault(flags *pflag.FlagSet, value pflag.Value, name, usage string) {
	flags.Var(value, name, fmt.Sprintf("%s (default %v)", usage, value))
	flags.Lookup(name).DefValue = ""
}

// Limits say which counts of a suite are used; 0 is no limit, which a command line says only by leaving
// out the flag.
type Limits struct {
	Depth    int
	MaxNodes uint64
}

// Of returns a row with its counts before the first that is above a limit.
func (l Limits) Of(row suite.Row) suite.Row {
	n := slices.IndexFunc(row.Counts, func(c suite.Count) bool {
		return l.Depth > 0 && c.Depth > l.Depth || l.MaxNodes > 0 && c.Nodes.Cmp(perft.NewNodes(l.MaxNodes)) > 0
	})
	if n >= 0 {
		row.Counts = row.Counts[:n]
	}
	return row
}

// Leave reports whether any count is within the limits.
func (l Limits) Leave(rows []suite.Row) bool {
	return slices.ContainsFunc(rows, func(row suite.Row) bool { return len(l.Of(row).Counts) > 0 })
}

// RegisterDepth adds the flag for the depth. Zero is refused: most suites have no counts of it.
func (l *Limits) RegisterDepth(flags *pflag.FlagSet, usage string) {
	flags.VarP(AtLeast(1, &l.Depth, 0).AtMost(perft.MaxDepth), "depth", "d", usage)
}
