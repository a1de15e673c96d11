package showcmd

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/transform"
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
			board, occ, err2 := c.board()
			switch err := cmp.Or(err, err2); {
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
	cli.RegisterChoice(cmd, flags, &c.piece, "piece", []string{"rook", "bishop", "queen"}, "`PIECE` that attacks: rook, bishop or queen")
	flags.StringVar(&c.occupied, "occ", "0", "occupied squares, such as d6,f4, or a `BITBOARD`, such as 0xff; a1 is bit 0")
	flags.StringVar(&c.fen, "fen", "", "take the occupied squares of the position `FEN`, or "+cli.PositionNames)
	flags.StringVar(&c.technique, "technique", "magic", "attack generator: a `NAME` of bitray techniques, such as magic/pext or pext, or default")
	flags.StringVar(&c.against, "against", "", "`NAME` of another attack generator, to draw the difference")
	flags.BoolVar(&c.steps, "steps", false, "draw every intermediate bitboard of the technique: "+strings.Join(steps.Techniques(), ", "))
	flags.StringVar(&c.mapping, "mapping", "a1b1", "with --steps: `SQUARES` that have the numbers 0 and 1: "+strings.Join(mappingNames(), ", "))
	cmd.MarkFlagsMutuallyExclusive("occ", "fen")
	cmd.MarkFlagsMutuallyExclusive("steps", "against")
	cli.CompleteFlag(cmd, "mapping", mappingNames()...)
	cli.CompleteFlag(cmd, "technique", cli.GeneratorNames()...)
	cli.CompleteFlag(cmd, "against", cli.GeneratorNames()...)
	return cmd
}

func showAttacks(ctx context.Context, out *cli.Output, c attacksConfig, ground diagram.Diagram, sq attacks.Square, occ attacks.Bitboard) error {
	got, err := c.attacked(&c.technique, ground, sq, occ)
	if err != nil {
		return err
	}
	if c.against == "" {
		return c.draw(ctx, out, got)
	}
	want, err := c.attacked(&c.against, ground, sq, occ)
	if err != nil {
		return err
	}
	difference := c.difference(ground, got.Layers[0].Set, want.Layers[0].Set)
	err = c.draw(ctx, out, got, want, difference)
	if err == nil && got.Layers[0].Set != want.Layers[0].Set {
		return cli.ErrDiffer
	}
	return err
}

// attacked draws what a technique says, and puts its name in place of its package.
func (c *attacksConfig) attacked(technique *string, ground diagram.Diagram, sq attacks.Square, occ attacks.Bitboard) (d diagram.Diagram, err error) {
	g, err := cli.OneGenerator(*technique)
	if err != nil {
		return d, err
	}
	sliders := cli.Sliders(g)
	lookUp := map[string]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
		"rook": sliders.Rook, "bishop": sliders.Bishop, "queen": sliders.Queen,
	}[c.piece]
	*technique = g.Name
	d = ground.Marked("attacked", lookUp(sq, occ)).Marked("the slider", attacks.SetOf(sq))
	d.Title = fmt.Sprintf("%s: %s on %v, occupancy %#016x", g.Name, c.piece, sq, uint64(occ))
	return d, nil
}

// difference draws what only one of two techniques says.
func (c *attacksConfig) difference(ground diagram.Diagram, got, want attacks.Bitboard) diagram.Diagram {
	ground.Title = "difference"
	return ground.Marked("only "+c.technique, got&^want).Marked("only "+c.against, want&^got)
}

// board returns the occupied squares, and draws them: a position, or a set of pieces of unknown kind.
func (c *attacksConfig) board() (ground diagram.Diagram, occ attacks.Bitboard, err error) {
	if c.fen != "" {
		pos, err := cli.ParsePosition(c.fen)
		return diagram.Of("", &pos), pos.Occupied(), err
	}
	occ, err = parseBitboard("occ", c.occupied)
	return diagram.OfSet("", occ), occ, err
}

// parseBitboard reads squares, or a number.
func parseBitboard(flag, text string) (attacks.Bitboard, error) {
	set, err := parseBoard(text, transform.LittleEndianRankFile)
	if err != nil {
		err = cli.BadFlag(flag, text, "squares, such as d6,f4, or a 64-bit number, such as 0x00000000ff000000")
	}
	return set, err
}

// parseBoard reads squares, or a number in a mapping.
func parseBoard(text string, m transform.Mapping) (attacks.Bitboard, error) {
	if set, ok := parseSquares(text); ok {
		return set, nil
	}
	number, err := parseNumber(text)
	return attacks.Bitboard(transform.ConvertBoard(m, transform.LittleEndianRankFile, number)), err
}

// parseNumber reads 64 bits: hexadecimal after 0x, binary after 0b, decimal otherwise.
func parseNumber(text string) (uint64, error) {
	for prefix, base := range map[string]int{"0x": 16, "0b": 2} {
		if digits, ok := strings.CutPrefix(strings.ToLower(text), prefix); ok {
			return strconv.ParseUint(digits, base, 64)
		}
	}
	return strconv.ParseUint(text, 10, 64)
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
