package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/diagram"
	"github.com/bitray/bitray/transform"
)

// maps are the transforms of whole boards, by the names of their functions in words.
var maps = []struct {
	name  string
	apply func(attacks.Bitboard) attacks.Bitboard
}{
	{"flip-vertical", transform.FlipVertical[attacks.Bitboard]},
	{"mirror-horizontal", transform.MirrorHorizontal[attacks.Bitboard]},
	{"flip-diagonal", transform.FlipDiagonal[attacks.Bitboard]},
	{"flip-anti-diagonal", transform.FlipAntiDiagonal[attacks.Bitboard]},
	{"rotate-180", transform.Rotate180[attacks.Bitboard]},
	{"rotate-90-clockwise", transform.Rotate90Clockwise[attacks.Bitboard]},
	{"rotate-90-anti-clockwise", transform.Rotate90AntiClockwise[attacks.Bitboard]},
	{"pseudo-rotate-45-clockwise", transform.PseudoRotate45Clockwise[attacks.Bitboard]},
	{"pseudo-rotate-45-anti-clockwise", transform.PseudoRotate45AntiClockwise[attacks.Bitboard]},
}

// showTransformConfig is the command line of bitray show transform.
type showTransformConfig struct {
	pictureFlags
	name  string
	board string
}

func newShowTransformCommand(p *program) *cobra.Command {
	var c showTransformConfig
	cmd := &cobra.Command{
		Use:   "transform NAME",
		Short: "Draw a board before and after a transform",
		Long:  "Draw a board before and after a transform. The names are:\n\n  " + strings.Join(mapNames(), "\n  "),
		Example: `  bitray show transform flip-diagonal
  bitray show transform rotate-90-clockwise --board 0x00000000000000ff --format unicode`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			c.name = args[0]
			return showTransform(p.out, c)
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return mapNames(), cobra.ShellCompDirectiveNoFileComp
		},
	}
	c.pictureFlags.register(cmd)
	cmd.Flags().StringVar(&c.board, "board", "0x1e2222120e0a1222", "the board as a number, a1 being bit 0 (default: the letter R)")
	return cmd
}

func mapNames() []string {
	names := make([]string, len(maps))
	for i, m := range maps {
		names[i] = m.name
	}
	return names
}

func showTransform(out *output, c showTransformConfig) error {
	before, err := parseBitboard("board", c.board)
	if err != nil {
		return err
	}
	for _, m := range maps {
		if m.name == c.name {
			after := m.apply(before)
			return c.draw(out,
				diagram.OfSet(fmt.Sprintf("before, %#016x", uint64(before)), before),
				diagram.OfSet(fmt.Sprintf("%s, %#016x", m.name, uint64(after)), after))
		}
	}
	return fmt.Errorf("transform %q: expected one of %s", c.name, strings.Join(mapNames(), ", "))
}
