package cli

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// CountFlags say how leaves are counted.
type CountFlags struct {
	Technique string
	Threads   int
	method    string
	NoBulk    bool
}

// Register adds the flags to a command.
func (f *CountFlags) Register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.Technique, "technique", DefaultTechnique, "attack generator: a `NAME` or package of bitray techniques, or default")
	RegisterThreads(flags, &f.Threads)
	flags.StringVar(&f.method, "method", perft.Auto.String(), "`METHOD` of counting leaves: auto is the fastest, make is the simplest; also scalar and simd")
	flags.BoolVar(&f.NoBulk, "no-bulk", false, "make the moves of the last ply instead of only counting them")
	CompleteFlag(cmd, "technique", GeneratorNames()...)
	CompleteMethod(cmd)
}

// Options returns what perft needs to know, and puts the name of the technique in place of its package.
func (f *CountFlags) Options() (perft.Options, error) {
	generator, err := OneGenerator(f.Technique)
	if err != nil {
		return perft.Options{}, err
	}
	f.Technique = generator.Name
	return f.optionsWith(generator)
}

// OptionsOfEach returns the same for each of the techniques of the flag, by their names.
func (f *CountFlags) OptionsOfEach() (names []string, options []perft.Options, err error) {
	generators, err := Generators(strings.Split(f.Technique, ","))
	if err != nil {
		return nil, nil, err
	}
	for _, g := range generators {
		o, err := f.optionsWith(g)
		if err != nil {
			return nil, nil, err
		}
		names, options = append(names, g.Name), append(options, o)
	}
	return names, options, nil
}

func (f *CountFlags) optionsWith(g crosscheck.AttackGenerator) (perft.Options, error) {
	method, err := perft.ParseMethod(f.method)
	if err != nil {
		return perft.Options{}, err
	}
	return perft.Options{Technique: g.Sliders, Method: method, Threads: f.Threads, NoBulk: f.NoBulk}, nil
}

// CompleteMethod has a shell complete the flag --method.
func CompleteMethod(cmd *cobra.Command) {
	CompleteFlag(cmd, "method", perft.Auto.String(), perft.Make.String(), perft.Scalar.String(), perft.SIMD.String())
}

func RegisterThreads(flags *pflag.FlagSet, threads *int) {
	number := AtLeast(1, threads, min(runtime.GOMAXPROCS(0), perft.MaxThreads)).AtMost(perft.MaxThreads)
	flags.VarP(number, "threads", "t", "use `N` threads (default: all processors)")
	flags.Lookup("threads").DefValue = "" // the help is the same on every machine
}

// RegisterHash adds the flag for the size of a hash table.
func RegisterHash(flags *pflag.FlagSet, mib *int, value int) {
	registerWithDefault(flags, AtLeast(0, mib, value), "hash", "use a hash table of `MIB` MiB; 0 is none")
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

// Limits say which counts of a suite are used; 0 is no limit, which a command line cannot say but by leaving
// out the flag.
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
