package magicscmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/magic/slab"
	"github.com/bitray/bitray/magic/slab/packer"
)

// packConfig is the command line of bitray magics pack.
type packConfig struct {
	symmetries string
	time       time.Duration
	seed       uint64
	heat       float64
	resume     bool
	output     string
	files      []string
}

func newPack(p *env.Program) *cobra.Command {
	var c packConfig
	cmd := &cobra.Command{
		Use:   "pack [FILE...]",
		Short: "Pack the tables of all squares into a short slab",
		Long: `Pack the tables of all squares into one slab, as short as possible. The packer starts with
its own multipliers and learns those of the given slabs, whatever the width of their indices. It
begins with first fit and continues with simulated annealing of the order of the tables and of the
multipliers, for the given time. With --resume it continues from the shortest of the slabs instead.
With --symmetries an occupancy may be transformed before the look-up: not at all (identity), upside
down (byteswap), or by any of the eight symmetries (symmetric). More symmetries allow shorter slabs
and make look-ups slower.

The best slab is printed, or written to --output. That file is written at the start and updated
during the search. An interruption or --timeout ends the search and keeps the best slab. The progress
line also shows the cost of the cheapest known tables, in entries; a slab hardly gets shorter than
this.`,
		Example: `  bitray magics pack --time 10m --output mine.txt
  bitray magics pack mine.txt --resume --time 1h --seed 2 --output mine.txt
  bitray magics pack built-in:symmetric --symmetries symmetric --time 30s`,
		RunE: func(cmd *cobra.Command, args []string) error {
			c.files = args
			return packMagics(cmd.Context(), p, c)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&c.symmetries, "symmetries", slab.Kinds()[0], "`KIND` of transforms that occupancies may go through: "+strings.Join(slab.Kinds(), ", "))
	flags.DurationVar(&c.time, "time", time.Minute, "search for this `TIME`")
	flags.Var(cli.AtLeast(0, &c.seed, 1), "seed", "seed `N` of the random numbers")
	flags.Float64Var(&c.heat, "heat", 100, "let a step make the slab up to `N` entries longer at the beginning")
	flags.BoolVar(&c.resume, "resume", false, "continue from the shortest slab given")
	flags.StringVarP(&c.output, "output", "o", "", "write to `FILE` (default: standard output)")
	cli.CompleteFlag(cmd, "symmetries", slab.Kinds()...)
	return cmd
}

func (c packConfig) packer() (*packer.Packer, error) {
	symmetries, err := slab.Symmetries(c.symmetries)
	if err != nil {
		return nil, cli.BadFlag("symmetries", c.symmetries, "one of "+strings.Join(slab.Kinds(), ", "))
	}
	return packer.New(c.seed, symmetries...), nil
}

func packMagics(ctx context.Context, p *env.Program, c packConfig) error {
	pack, err := c.packer()
	if err != nil {
		return err
	}
	if c.time <= 0 {
		return cli.BadFlag("time", c.time, "more than 0")
	}
	if !(c.heat >= 0 && c.heat <= packer.MaxHeat) {
		return cli.BadFlag("heat", c.heat, fmt.Sprintf("0 to %d", packer.MaxHeat))
	}
	if c.resume && len(c.files) == 0 {
		return errors.New("--resume: expected a slab to go on from")
	}
	if err := c.teach(ctx, p, pack); err != nil {
		return err
	}
	if c.output != "" {
		// A file that cannot be written is better known before an hour of packing.
		if err := c.save(ctx, p, pack); err != nil {
			return err
		}
	}
	stopped := c.anneal(ctx, p, pack)
	if err := c.save(ctx, p, pack); err != nil {
		return err
	}
	return stopped
}

// teach gives the packer the slabs of the command line.
func (c packConfig) teach(ctx context.Context, p *env.Program, pack *packer.Packer) error {
	for _, file := range c.files {
		layout, err := readSlab(ctx, p, file)
		if err != nil {
			return err
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

// saveInterval is how old the output file may grow when there is something better.
const saveInterval = 10 * time.Second

// anneal improves the slab until the time is over or ctx is done, whose error it returns.
func (c packConfig) anneal(ctx context.Context, p *env.Program, pack *packer.Packer) error {
	progress := p.NewProgress()
	defer progress.Clear()
	saved, unsaved := time.Now(), false
	return pack.Run(ctx, packer.Schedule{Time: c.time, Heat: c.heat}, func(report packer.Progress) error {
		progress.Show("best %d entries, tables cost %d, %s left", pack.Size(), pack.Cost(), report.Left.Round(time.Second))
		unsaved = unsaved || report.Better
		if !unsaved || c.output == "" || time.Since(saved) < saveInterval {
			return nil
		}
		saved, unsaved = time.Now(), false
		return c.save(ctx, p, pack)
	})
}

func (c packConfig) save(ctx context.Context, p *env.Program, pack *packer.Packer) error {
	comment := fmt.Sprintf("%d entries, packed by bitray with seed %d.", pack.Size(), c.seed)
	return env.WriteOutput(ctx, p, c.output, func(w io.Writer) error { return slab.WriteText(w, pack.Layout(), comment) })
}
