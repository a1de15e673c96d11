package cli

import (
	"strings"

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

// Register adds the flags to a command.
func (f *CountFlags) Register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.Technique, "technique", DefaultTechnique, "attack generator: a `NAME` or package of bitray techniques, or default")
	RegisterThreads(flags, &f.Threads)
	flags.StringVar(&f.method, "method", perft.Auto.String(), "`METHOD` of counting leaves: auto is the fastest, make is the simplest; also scalar, simd and simd3")
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

func (f *CountFlags) optionsWith(g Generator) (perft.Options, error) {
	method, err := perft.ParseMethod(f.method)
	if err != nil {
		return perft.Options{}, err
	}
	return perft.Options{Technique: g.Sliders, Method: method, Threads: f.Threads, NoBulk: f.NoBulk}, nil
}

// CompleteMethod has a shell complete the flag --method.
func CompleteMethod(cmd *cobra.Command) {
	CompleteFlag(cmd, "method", perft.Auto.String(), perft.Make.String(), perft.Scalar.String(), perft.SIMD.String(), perft.SIMD3.String())
}
