package showcmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/transform"
)

// transformConfig is the command line of bitray show transform.
type transformConfig struct {
	pictureFlags
	board string
}

func newTransform(p *cli.Program) *cobra.Command {
	var c transformConfig
	var completions []string
	for _, m := range Maps() {
		completions = append(completions, cobra.CompletionWithDesc(m.Name, m.Description))
	}
	cmd := &cobra.Command{
		Use:  "transform NAME",
		Args: cli.OneArgument("the name of one transform"),
		RunE: func(cmd *cobra.Command, args []string) error {
			before, err := parseBitboard("board", c.board)
			if err != nil {
				return err
			}
			var names []string
			for _, m := range Maps() {
				names = append(names, m.Name)
				if m.Name == args[0] {
					after := attacks.Bitboard(m.board(uint64(before)))
					return c.draw(cmd.Context(), p.Out,
						diagram.OfSet(fmt.Sprintf("before, %#016x", uint64(before)), before),
						diagram.OfSet(fmt.Sprintf("%s, %#016x", m.Name, uint64(after)), after))
				}
			}
			return fmt.Errorf("transform %q: expected one of %s", args[0], strings.Join(names, ", "))
		},
		ValidArgsFunction: cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp),
	}
	c.pictureFlags.register(cmd)
	cmd.Flags().StringVar(&c.board, "board", "0x1e2222120e0a1222", "the board as a `BITBOARD` or as squares, such as d6,f4; a1 is bit 0 (the default is the letter R)")
	return cmd
}

// Map is a map of whole boards with its name.
type Map struct {
	Name        string // lower case, words joined by hyphens: "flip-vertical"
	Description string // what it does, in a line
	board       func(uint64) uint64
}

// Maps returns the maps of whole boards in package transform: the symmetries, and the rotations by 45 degrees
// with their inverses.
func Maps() []Map {
	return []Map{
		{"flip-vertical", "upside down: rank 1 becomes rank 8", transform.FlipVertical[uint64]},
		{"mirror-horizontal", "the wings exchanged: the a-file becomes the h-file", transform.MirrorHorizontal[uint64]},
		{"flip-diagonal", "reflected about a1-h8: ranks become files", transform.FlipDiagonal[uint64]},
		{"flip-anti-diagonal", "reflected about a8-h1: a1 becomes h8", transform.FlipAntiDiagonal[uint64]},
		{"rotate-180", "a half turn: a1 becomes h8", transform.Rotate180[uint64]},
		{"rotate-90-clockwise", "a quarter turn: a1 becomes a8", transform.Rotate90Clockwise[uint64]},
		{"rotate-90-anti-clockwise", "a quarter turn: a1 becomes h1", transform.Rotate90AntiClockwise[uint64]},
		{"pseudo-rotate-45-clockwise", "diagonals packed into ranks, two in one; files stay", transform.PseudoRotate45Clockwise[uint64]},
		{"pseudo-rotate-45-clockwise-inverse", "ranks unpacked into diagonals", transform.PseudoRotate45ClockwiseInverse[uint64]},
		{"pseudo-rotate-45-anti-clockwise", "anti-diagonals packed into ranks, two in one; files stay", transform.PseudoRotate45AntiClockwise[uint64]},
		{"pseudo-rotate-45-anti-clockwise-inverse", "ranks unpacked into anti-diagonals", transform.PseudoRotate45AntiClockwiseInverse[uint64]},
		{"visual-rotate-45-clockwise", "diagonals one after the other, as rotated bitboards keep them", transform.VisualRotate45Clockwise[uint64]},
		{"visual-rotate-45-clockwise-inverse", "diagonals put back from that order", inverse(transform.VisualRotate45Clockwise[uint64])},
		{"visual-rotate-45-anti-clockwise", "anti-diagonals one after the other, as rotated bitboards keep them", transform.VisualRotate45AntiClockwise[uint64]},
		{"visual-rotate-45-anti-clockwise-inverse", "anti-diagonals put back from that order", inverse(transform.VisualRotate45AntiClockwise[uint64])},
	}
}

// inverse returns the map that undoes f, square by square.
func inverse(f func(uint64) uint64) func(uint64) uint64 {
	return func(after uint64) (before uint64) {
		for sq := range 64 {
			if f(1<<sq)&after != 0 {
				before |= 1 << sq
			}
		}
		return before
	}
}
