package cli

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"
)

// CountFlags say how leaves are counted.
type CountFlags struct {
	Technique string
	Threads   int
	method    string
	NoBulk    bool
}

func (f *CountFlags) Register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.Technique, "technique", DefaultTechnique, "attack generator, see bitray techniques")
	RegisterThreads(flags, &f.Threads)
	flags.StringVar(&f.method, "method", perft.Auto.String(), "how leaves are counted: auto is the fastest, make is the plainest")
	flags.BoolVar(&f.NoBulk, "no-bulk", false, "make the moves of the last ply instead of counting them")
	CompleteFlag(cmd, "technique", append([]string{DefaultTechnique}, TechniqueNames()...)...)
	CompleteFlag(cmd, "method", perft.Auto.String(), perft.Make.String(), perft.Scalar.String(), perft.SIMD.String())
}

// Options returns what perft needs to know.
func (f *CountFlags) Options() (perft.Options, error) {
	sliders, err := LookUpSliders(f.Technique)
	if err != nil {
		return perft.Options{}, err
	}
	if err := CheckThreads(f.Threads); err != nil {
		return perft.Options{}, err
	}
	method, err := perft.ParseMethod(f.method)
	if err != nil {
		return perft.Options{}, err
	}
	return perft.Options{Technique: sliders, Method: method, Threads: f.Threads, NoBulk: f.NoBulk}, nil
}
