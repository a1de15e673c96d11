package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
)

// defaultTechnique names the technique that needs no choice: it is called statically, which is
// faster than any that is chosen at run time.
const defaultTechnique = "default"

// allTechniques stands for every technique of the catalog and the reference.
const allTechniques = "all"

// countFlags say how leaves are counted.
type countFlags struct {
	technique string
	threads   int
	method    string
	noBulk    bool
}

func (f *countFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.technique, "technique", defaultTechnique, "attack generator, see bitray techniques")
	registerThreads(flags, &f.threads)
	flags.StringVar(&f.method, "method", perft.Auto.String(), "how leaves are counted: auto is the fastest, make is the plainest")
	flags.BoolVar(&f.noBulk, "no-bulk", false, "make the moves of the last ply instead of counting them")
	completeFlag(cmd, "technique", append([]string{defaultTechnique}, techniqueNames()...)...)
	completeFlag(cmd, "method", perft.Auto.String(), perft.Make.String(), perft.Scalar.String(), perft.SIMD.String())
}

// maxThreads bounds the number of threads: each has memory of its own, and is told to stop.
const maxThreads = 1024

func registerThreads(flags *pflag.FlagSet, threads *int) {
	flags.IntVar(threads, "threads", min(runtime.GOMAXPROCS(0), maxThreads), "number of threads")
}

func checkThreads(n int) error {
	if n < 1 || n > maxThreads {
		return badFlag("threads", n, fmt.Sprintf("1 or more, and %d at most", maxThreads))
	}
	return nil
}

// options returns what perft needs to know.
func (f *countFlags) options() (perft.Options, error) {
	sliders, err := lookUpSliders(f.technique)
	if err != nil {
		return perft.Options{}, err
	}
	if err := checkThreads(f.threads); err != nil {
		return perft.Options{}, err
	}
	method, err := perft.ParseMethod(f.method)
	if err != nil {
		return perft.Options{}, err
	}
	return perft.Options{Technique: sliders, Method: method, Threads: f.threads, NoBulk: f.noBulk}, nil
}

// lookUpSliders returns the technique of the given name, and nil for the default.
func lookUpSliders(name string) (attacks.Sliders, error) {
	if name == defaultTechnique {
		return nil, nil
	}
	t, err := catalog.Lookup(name)
	if err != nil {
		return nil, err
	}
	return t, nil
}
