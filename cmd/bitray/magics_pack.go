package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/magic/pack"
	"github.com/bitray/bitray/transform"
)

// magicsPackConfig is the command line of bitray magics pack.
type magicsPackConfig struct {
	symmetries string
	time       time.Duration
	seed       uint64
	heat       float64
	resume     bool
	output     string
	files      []string
}

// symmetrySets are the symmetries that occupancies may be subjected to, by name.
var symmetrySets = []struct {
	name       string
	symmetries []transform.Symmetry
}{
	{"plain", nil},
	{"byteswap", []transform.Symmetry{transform.VerticalFlip}},
	{"symmetric", allSymmetries()},
}

func allSymmetries() []transform.Symmetry {
	all := transform.Symmetries()
	return all[:]
}

func newMagicsPackCommand(p *program) *cobra.Command {
	var c magicsPackConfig
	cmd := &cobra.Command{
		Use:   "pack [FILE...]",
		Short: "Pack the tables of all squares into a short slab",
		Long: `Pack the tables of all squares into one slab, as short as possible. The packer starts with
multipliers of its own and learns those of the slabs that are given. It begins with first fit and
goes on by simulated annealing, of the order of the tables and of the multipliers, for the given time;
with --resume it goes on from the shortest of the slabs instead. Every symmetry more in --symmetries
makes shorter slabs possible, and look-ups slower.

The best slab is printed, or written to --output, which is written at once and kept up to date on
the way. An interruption or --timeout ends the search, and the best slab is kept. The progress line
also tells what the cheapest tables cost that are known, in entries: a slab hardly gets shorter.`,
		Example: `  bitray magics pack --time 10m --output mine.txt
  bitray magics pack mine.txt --resume --time 1h --seed 2 --output mine.txt
  bitray magics pack built-in:symmetric --symmetries symmetric --time 30s`,
		RunE: func(cmd *cobra.Command, args []string) error {
			c.files = args
			return packMagics(cmd.Context(), p, c)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&c.symmetries, "symmetries", "plain", "what occupancies are subjected to: "+strings.Join(symmetrySetNames(), ", "))
	flags.DurationVar(&c.time, "time", time.Minute, "how long to search")
	flags.Uint64Var(&c.seed, "seed", 1, "of the random numbers")
	flags.Float64Var(&c.heat, "heat", 100, "by how many entries a step may make things worse at the beginning")
	flags.BoolVar(&c.resume, "resume", false, "go on from the shortest slab given")
	flags.StringVarP(&c.output, "output", "o", "", "file to write (default: standard output)")
	completeFlag(cmd, "symmetries", symmetrySetNames()...)
	return cmd
}

func symmetrySetNames() (names []string) {
	for _, s := range symmetrySets {
		names = append(names, s.name)
	}
	return names
}

func (c magicsPackConfig) packer() (*pack.Packer, error) {
	for _, s := range symmetrySets {
		if s.name == c.symmetries {
			return pack.New(c.seed, s.symmetries...), nil
		}
	}
	return nil, badFlag("symmetries", c.symmetries, "one of "+strings.Join(symmetrySetNames(), ", "))
}

func packMagics(ctx context.Context, p *program, c magicsPackConfig) error {
	packer, err := c.packer()
	if err != nil {
		return err
	}
	if c.time <= 0 {
		return badFlag("time", c.time, "more than 0")
	}
	if !(c.heat >= 0 && c.heat <= mostHeat) {
		return badFlag("heat", c.heat, fmt.Sprintf("0 to %d", mostHeat))
	}
	if c.resume && len(c.files) == 0 {
		return errors.New("--resume: expected a slab to go on from")
	}
	if err := c.teach(ctx, p, packer); err != nil {
		return err
	}
	if c.output != "" {
		// A file that cannot be written is better known before an hour of packing.
		if err := c.save(ctx, p, packer); err != nil {
			return err
		}
	}
	stopped := c.anneal(ctx, p, packer)
	if err := c.save(ctx, p, packer); err != nil {
		return err
	}
	return stopped
}

// teach gives the packer the slabs of the command line.
func (c magicsPackConfig) teach(ctx context.Context, p *program, packer *pack.Packer) error {
	for _, file := range c.files {
		slab, err := p.readSlab(ctx, file)
		if err != nil {
			return err
		}
		learn := packer.Learn
		if c.resume {
			learn = packer.Resume
		}
		if err := learn(slab); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	if !c.resume {
		packer.Restart()
	}
	return nil
}

const (
	// mostHeat is more entries than any slab has: everything is allowed then.
	mostHeat = 1_000_000
	// Multipliers are annealed for a share of the time, so many tries at once.
	annealTries = 20_000
	annealShare = 0.4
	// saveInterval is how old the output file may grow when there is something better.
	saveInterval = 10 * time.Second
)

// anneal improves the slab until the time is over or ctx is done, whose error it returns.
func (c magicsPackConfig) anneal(ctx context.Context, p *program, packer *pack.Packer) error {
	progress := p.newProgress()
	defer progress.clear()
	start, saved := time.Now(), time.Now()
	annealing, unsaved := time.Duration(0), false
	for ctx.Err() == nil {
		elapsed := time.Since(start)
		if elapsed >= c.time {
			return nil
		}
		if annealing.Seconds() < annealShare*elapsed.Seconds() {
			packer.Anneal(annealTries)
			annealing += time.Since(start) - elapsed
		}
		left := 1 - elapsed.Seconds()/c.time.Seconds()
		unsaved = packer.Step(c.heat*left*left+1) || unsaved
		progress.show("best %d entries, tables cost %d, %s left", packer.Size(), packer.Cost(), (c.time - elapsed).Round(time.Second))
		if unsaved && c.output != "" && time.Since(saved) >= saveInterval {
			if err := c.save(ctx, p, packer); err != nil {
				return err
			}
			saved, unsaved = time.Now(), false
		}
	}
	return ctx.Err()
}

func (c magicsPackConfig) save(ctx context.Context, p *program, packer *pack.Packer) error {
	comment := fmt.Sprintf("%d entries, packed by bitray with seed %d.", packer.Size(), c.seed)
	return p.writeText(ctx, c.output, func(w io.Writer) error { return pack.WriteText(w, packer.Slab(), comment) })
}
