package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/packer"
	"github.com/bitray/bitray/internal/slab"
)

// packConfig is the command line of bitray-lab pack.
type packConfig struct {
	symmetries string
	time       time.Duration
	seed       uint64
	heat       float64
	resume     bool
	output     string
	files      []string
}

const packUsage = `usage: bitray-lab pack [flags] [FILE...]

Packs the tables of all squares into one slab, as short as possible. The packer starts with its own multipliers and
learns those of the given slabs (files as bitray magics writes them, or the name of a record), whatever the width of
their indices. It begins with first fit and continues with simulated annealing of the order of the tables and of the
multipliers, for the given time. An occupancy may be transformed before the look-up: not at all (identity), upside down
(byteswap), or by any of the eight symmetries (symmetric). More symmetries allow shorter slabs and make look-ups slower.

Ctrl-C ends the search and keeps the best slab. The log also shows the cost of the cheapest known tables, in entries; a
slab hardly gets shorter than this.
`

func packMagics(ctx context.Context, arguments []string) error {
	var c packConfig
	flags := flag.NewFlagSet("pack", flag.ContinueOnError)
	flags.Usage = func() { fmt.Fprint(flags.Output(), packUsage); flags.PrintDefaults() }
	flags.StringVar(&c.symmetries, "symmetries", slab.Kinds()[0], "`KIND` of transforms that occupancies may go through: "+strings.Join(slab.Kinds(), ", "))
	flags.DurationVar(&c.time, "time", time.Minute, "search for this `TIME`")
	flags.Uint64Var(&c.seed, "seed", 1, "seed `N` of the random numbers")
	flags.Float64Var(&c.heat, "heat", 100, "let a step make the slab up to `N` entries longer at the beginning")
	flags.BoolVar(&c.resume, "resume", false, "continue from the shortest slab given")
	flags.StringVar(&c.output, "o", "", "write to `FILE`, at the start and during the search (default: standard output, at the end)")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	c.files = flags.Args()
	symmetries, err := slab.Symmetries(c.symmetries)
	if err != nil {
		return err
	}
	if c.resume && len(c.files) == 0 {
		return errors.New("-resume: expected a slab to go on from")
	}
	pack := packer.New(c.seed, symmetries...)
	if err := c.teach(pack); err != nil {
		return err
	}
	if c.output != "" {
		// A file that cannot be written is better known before an hour of packing.
		if err := c.save(pack); err != nil {
			return err
		}
	}
	if err := c.anneal(ctx, pack); err != nil && ctx.Err() == nil {
		return err
	}
	return c.save(pack)
}

// teach gives the packer the slabs of the command line.
func (c packConfig) teach(pack *packer.Packer) error {
	for _, file := range c.files {
		layout, err := readSlab(file)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		learn := pack.Learn
		if c.resume {
			learn = pack.Resume
		}
		if err := learn(layout); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	if !c.resume {
		pack.Restart()
	}
	return nil
}

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

// saveInterval is how old the output file may grow when there is something better.
const saveInterval = 10 * time.Second

// anneal improves the slab until the time is over or ctx is done, whose error it returns.
func (c packConfig) anneal(ctx context.Context, pack *packer.Packer) error {
	saved, unsaved := time.Now(), false
	return pack.Run(ctx, packer.Schedule{Time: c.time, Heat: c.heat}, func(report packer.Progress) error {
		unsaved = unsaved || report.Better
		if !unsaved || time.Since(saved) < saveInterval {
			return nil
		}
		saved, unsaved = time.Now(), false
		log.Printf("best %d entries, tables cost %d, %s left", pack.Size(), pack.Cost(), report.Left.Round(time.Second))
		if c.output == "" {
			return nil
		}
		return c.save(pack)
	})
}

// save writes the best slab to a new file first, so that a crash leaves the old one.
func (c packConfig) save(pack *packer.Packer) error {
	comment := fmt.Sprintf("%d entries, packed by bitray-lab with seed %d.", pack.Size(), c.seed)
	if c.output == "" {
		return slab.WriteText(os.Stdout, pack.Layout(), comment)
	}
	file, err := os.Create(c.output + ".new")
	if err != nil {
		return err
	}
	if err := errors.Join(slab.WriteText(file, pack.Layout(), comment), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), c.output)
}
