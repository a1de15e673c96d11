package showcmd

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/internal/export"
)

// attacksConfig is the command line of bitray show attacks.
type attacksConfig struct {
	pictureFlags
	piece     string
	occupied  string
	fen       string
	technique string
	against   string
	steps     bool
	mapping   string
}

func newAttacks(p *cli.Program) *cobra.Command {
	var c attacksConfig
	cmd := &cobra.Command{
		Use:  "attacks SQUARE",
		Args: cli.OneArgument("one square, such as d4"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !c.steps && cmd.Flags().Changed("mapping") {
				return cli.BadFlag("mapping", c.mapping, "--steps with it")
			}
			sq, err := attacks.ParseSquare(args[0])
			if err != nil {
				return err
			}
			board, occ, err := c.board()
			switch {
			case err != nil:
				return err
			case c.steps:
				return showSteps(cmd.Context(), p.Out, c, sq, occ)
			}
			return showAttacks(cmd.Context(), p.Out, c, board, sq, occ)
		},
	}
	c.pictureFlags.register(cmd)
	flags := cmd.Flags()
	flags.StringVar(&c.piece, "piece", "rook", "`PIECE` that attacks: rook, bishop or queen")
	flags.StringVar(&c.occupied, "occ", "0", "occupied squares, such as d6,f4, or a `BITBOARD`, such as 0xff; a1 is bit 0")
	flags.StringVar(&c.fen, "fen", "", "take the occupied squares of the position `FEN`, or "+cli.PositionNames)
	flags.StringVar(&c.technique, "technique", "magic", "attack generator: a `NAME` or package of bitray techniques, or default")
	flags.StringVar(&c.against, "against", "", "`NAME` of another attack generator, to draw the difference")
	flags.BoolVar(&c.steps, "steps", false, "draw what the technique computes on the way to its answer: "+strings.Join(steps.Techniques(), ", "))
	flags.StringVar(&c.mapping, "mapping", "a1b1", "with --steps: `SQUARES` that have the numbers 0 and 1: "+strings.Join(export.MappingNames(), ", "))
	cmd.MarkFlagsMutuallyExclusive("occ", "fen")
	cmd.MarkFlagsMutuallyExclusive("steps", "against")
	cli.CompleteFlag(cmd, "mapping", export.MappingNames()...)
	cli.CompleteFlag(cmd, "piece", "rook", "bishop", "queen")
	cli.CompleteFlag(cmd, "technique", cli.GeneratorNames()...)
	cli.CompleteFlag(cmd, "against", cli.GeneratorNames()...)
	return cmd
}

func showAttacks(ctx context.Context, out *cli.Output, c attacksConfig, board ground, sq attacks.Square, occ attacks.Bitboard) error {
	got, err := attacksBy(&c.technique, c.piece, sq, occ)
	if err != nil {
		return err
	}
	if c.against == "" {
		return c.draw(ctx, out, c.attacked(board, c.technique, sq, occ, got))
	}
	want, err := attacksBy(&c.against, c.piece, sq, occ)
	if err != nil {
		return err
	}
	err = c.draw(ctx, out,
		c.attacked(board, c.technique, sq, occ, got),
		c.attacked(board, c.against, sq, occ, want),
		c.difference(board, got, want))
	if err == nil && got != want {
		return cli.ErrDiffer
	}
	return err
}

// attacked draws what a technique says.
func (c *attacksConfig) attacked(board ground, technique string, sq attacks.Square, occ, attacked attacks.Bitboard) diagram.Diagram {
	title := fmt.Sprintf("%s: %s on %v, occupancy %#016x", technique, c.piece, sq, uint64(occ))
	return board.with(title, layers("attacked", attacked, "the slider", attacks.Of(sq)))
}

// difference draws what only one of two techniques says.
func (c *attacksConfig) difference(board ground, got, want attacks.Bitboard) diagram.Diagram {
	return board.with("difference", layers("only "+c.technique, got&^want, "only "+c.against, want&^got))
}

// ground is what is drawn below the layers: a position or a set of pieces of unknown kind.
type ground struct{ diagram.Diagram }

func (g ground) with(title string, layers []diagram.Layer) diagram.Diagram {
	g.Title, g.Layers = title, layers
	return g.Diagram
}

// layers pairs names with sets.
func layers(firstName string, first attacks.Bitboard, secondName string, second attacks.Bitboard) []diagram.Layer {
	return []diagram.Layer{{Name: firstName, Squares: first}, {Name: secondName, Squares: second}}
}

// board returns the occupied squares and how they are drawn.
func (c *attacksConfig) board() (ground, attacks.Bitboard, error) {
	if c.fen != "" {
		pos, err := cli.ParsePosition(c.fen)
		if err != nil {
			return ground{}, 0, err
		}
		return ground{diagram.Of("", &pos)}, pos.Occupied(), nil
	}
	occ, err := parseBitboard("occ", c.occupied)
	return ground{diagram.OfSet("", occ)}, occ, err
}

// parseBitboard reads squares, or a number that is hexadecimal after 0x and decimal without.
func parseBitboard(flag, text string) (attacks.Bitboard, error) {
	if set, ok := parseSquares(text); ok {
		return set, nil
	}
	digits, base := text, 10
	if hexadecimal, ok := strings.CutPrefix(strings.ToLower(text), "0x"); ok {
		digits, base = hexadecimal, 16
	}
	value, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return 0, cli.BadFlag(flag, text, "squares, such as d6,f4, or a 64-bit number, such as 0x00000000ff000000")
	}
	return attacks.Bitboard(value), nil
}

// parseSquares reads the names of squares, separated by commas.
func parseSquares(text string) (set attacks.Bitboard, ok bool) {
	for name := range strings.SplitSeq(text, ",") {
		sq, err := attacks.ParseSquare(name)
		if err != nil {
			return 0, false
		}
		set |= sq.Bitboard()
	}
	return set, true
}

// attacksBy returns the attacks by a technique, and puts its name in place of its package.
func attacksBy(technique *string, piece string, sq attacks.Square, occ attacks.Bitboard) (attacks.Bitboard, error) {
	g, err := cli.OneGenerator(*technique)
	if err != nil {
		return 0, err
	}
	*technique = g.Name
	t := cli.Sliders(g)
	switch piece {
	case "rook":
		return t.Rook(sq, occ), nil
	case "bishop":
		return t.Bishop(sq, occ), nil
	case "queen":
		return t.Queen(sq, occ), nil
	}
	return 0, cli.BadFlag("piece", piece, "rook, bishop or queen")
}
