package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/packer"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

const packDetails = `
Packs the tables of all squares into one slab, as short as possible. The packer starts with its own multipliers and
learns those of the given slabs (files as bitray magics writes them, or the name of a record), whatever the width of
their indices. It begins with first fit and continues with simulated annealing of the order of the tables and of the
multipliers, for the given time. An occupancy may be transformed before the look-up: not at all (identity), upside down
(byteswap), or by any of the eight symmetries (symmetric). More symmetries allow shorter slabs and make look-ups slower.

Ctrl-C ends the search; the best slab is printed. The log also shows the cost of the cheapest known tables, in entries; a
slab hardly gets shorter than this.
`

// logInterval is the least time between two lines of the log.
const logInterval = 10 * time.Second

func packCommand(flags *flag.FlagSet) func(context.Context, io.Writer, []string) error {
	var schedule packer.Schedule
	kind := flags.String("symmetries", slab.Kinds()[0], "`KIND` of transforms that occupancies may go through: "+strings.Join(slab.Kinds(), ", "))
	flags.DurationVar(&schedule.Time, "time", time.Minute, "search for this `TIME`")
	seed := flags.Uint64("seed", 1, "seed `N` of the random numbers")
	flags.Float64Var(&schedule.Heat, "heat", 100, "let a step make the slab up to `N` entries longer at the beginning")
	resume := flags.Bool("resume", false, "continue from the shortest slab given")
	return func(ctx context.Context, out io.Writer, files []string) error {
		symmetries, known := symmetriesOf[*kind]
		if !known {
			return fmt.Errorf("-symmetries %q: expected one of %s", *kind, strings.Join(slab.Kinds(), ", "))
		}
		if *resume && len(files) == 0 {
			return errors.New("-resume: expected a slab to go on from")
		}
		pack := packer.New(*seed, symmetries...)
		learn := pack.Learn
		if *resume {
			learn = pack.Resume
		}
		for _, file := range files {
			layout, err := readSlab(file)
			if err == nil {
				err = learn(layout)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		if !*resume {
			pack.Restart()
		}
		logged, size := time.Now(), pack.Size()
		err := pack.Run(ctx, schedule, func(left time.Duration) {
			if pack.Size() < size && time.Since(logged) >= logInterval {
				logged, size = time.Now(), pack.Size()
				log.Printf("best %d entries, tables cost %d, %s left", size, pack.Cost(), left.Round(time.Second))
			}
		})
		if err != nil && ctx.Err() == nil {
			return err
		}
		text := fmt.Sprintf("# %d entries, packed by bitray-lab with seed %d.\n# piece square symmetry bits offset magic addend\n", pack.Size(), *seed)
		for _, e := range pack.Layout() {
			text += e.Line() + "\n"
		}
		_, err = io.WriteString(out, text)
		return err
	}
}

// symmetriesOf are the transforms of the kinds of slabs besides the identity.
var symmetriesOf = map[string][]transform.Symmetry{
	"identity": nil, "byteswap": {transform.VerticalFlip}, "symmetric": everySymmetry[:],
}

var everySymmetry = transform.Symmetries()

func readSlab(name string) (slab.Layout, error) {
	if slices.Contains(slab.Kinds(), name) {
		return slab.Record(name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return slab.ReadText(file)
}
