package magicscmd

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

func newFind(p *cli.Program) *cobra.Command {
	var piece, square string
	var seed uint64
	cmd := &cobra.Command{
		Use:  "find",
		Args: cli.NoArguments,
		RunE: func(*cobra.Command, []string) error { return findMagics(p, piece, square, seed) },
	}
	flags := cmd.Flags()
	flags.StringVar(&piece, "piece", "both", "`PIECE` to search for: rook, bishop or both")
	flags.StringVar(&square, "square", "all", "`SQUARE` to search for, such as e4, or all")
	cli.RegisterSeed(flags, &seed, 1, "the random numbers")
	cli.CompleteFlag(cmd, "piece", "rook", "bishop", "both")
	return cmd
}

// found are the pieces that the flag --piece stands for.
var found = map[string][]find.Piece{"rook": {find.Rook}, "bishop": {find.Bishop}, "both": {find.Rook, find.Bishop}}

func findMagics(p *cli.Program, name, square string, seed uint64) error {
	pieces := found[name]
	if pieces == nil {
		return cli.BadFlag("piece", name, "rook, bishop or both")
	}
	first, last := attacks.A1, attacks.H8
	if square != "all" {
		sq, err := attacks.ParseSquare(square)
		if err != nil {
			return cli.BadFlag("square", square, "a square such as e4, or all")
		}
		first, last = sq, sq
	}
	finder, offset := find.NewFinder(seed), 0
	for _, piece := range pieces {
		for sq := first; sq <= last; sq++ {
			problem := find.NewProblem(piece, uint8(sq))
			entry := slab.Entry{Piece: piece, Square: problem.Square, Offset: offset,
				Multiplier: find.Multiplier{Bits: problem.Bits, Magic: finder.Place(&problem)}}
			offset += 1 << problem.Bits
			p.Out.Printf("%v\n", entry.Line())
		}
	}
	return nil
}
