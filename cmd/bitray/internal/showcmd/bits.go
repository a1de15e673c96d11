package showcmd

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/transform"
)

// bitsConfig is the command line of bitray show bits.
type bitsConfig struct {
	pictureFlags  // of which there is --json alone
	mapping, from string
}

func newBits(p *cli.Program) *cobra.Command {
	c := bitsConfig{pictureFlags: pictureFlags{output: cli.StandardOutput}}
	cmd := &cobra.Command{
		Use:  "bits BITBOARD",
		Args: cli.OneArgument("one number of 64 bits, or squares, such as d6,f4"),
		RunE: func(cmd *cobra.Command, args []string) error {
			diagrams, err := c.diagrams(args[0])
			if err != nil {
				return err
			}
			return c.put(cmd.Context(), p.Out, diagrams, func(w io.Writer) error { return writeBits(w, diagrams) })
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&c.mapping, "mapping", "a1b1", "`SQUARES` that have the numbers 0 and 1 in the argument: "+strings.Join(mappingNames(), ", "))
	cli.CompleteFlag(cmd, "mapping", mappingNames()...)
	flags.StringVar(&c.from, "from", "d4", "`SQUARE` of the lines, rays and attacks")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object for each board, one per line: the bits, mappings, flips and rotations, lines, rays, attacks")
	return cmd
}

// diagrams returns the board, and groups of boards as layers. In the second, the mappings, the layers are the same
// squares as other numbers.
func (c *bitsConfig) diagrams(text string) ([]diagram.Diagram, error) {
	m, err := mappingNamed(c.mapping)
	if err != nil {
		return nil, err
	}
	set, err := parseBoard(text, m)
	if err != nil {
		return nil, fmt.Errorf("%q: expected squares, such as d6,f4, or 64 bits, such as 0x00000000ff000000, 0b101 or 4278190080", text)
	}
	from, err := attacks.ParseSquare(c.from)
	if err != nil {
		return nil, fmt.Errorf("--from: %w", err)
	}
	group := func(title string) diagram.Diagram { return diagram.OfSet(title, set) }
	mappings, maps := group("the same squares in each mapping"), group("flips and rotations")
	for i, name := range mappingNames() {
		m := transform.Mappings()[i]
		mappings = mappings.Marked(name+", "+m.String(), set)
		mappings.Layers[i].Bitboard = fmt.Sprintf("%#016x", uint64(transform.ConvertBoard(transform.LittleEndianRankFile, m, set)))
	}
	for _, m := range Maps() {
		maps = maps.Marked(m.Name, attacks.Bitboard(m.board(uint64(set))))
	}
	rays := group("rays from " + c.from)
	for d := range geometry.Direction(8) {
		rays = rays.Marked(d.String(), geometry.Ray[attacks.Bitboard](d, from))
	}
	return []diagram.Diagram{
		group("the bits").Marked("bits", set), mappings, maps,
		group("lines through "+c.from).Marked("rank", transform.RankMask[attacks.Bitboard](from)).Marked("file", transform.FileMask[attacks.Bitboard](from)).
			Marked("diagonal", transform.DiagonalMask[attacks.Bitboard](from)).Marked("anti-diagonal", transform.AntiDiagonalMask[attacks.Bitboard](from)),
		rays,
		group("attacks from "+c.from+", the bits being occupied").Marked("rook", attacks.Rook(from, set)).Marked("bishop", attacks.Bishop(from, set)).
			Marked("queen", attacks.Queen(from, set)).Marked("knight", attacks.Knight(from)).Marked("king", attacks.King(from)).
			Marked("white pawn", attacks.Pawn(attacks.White, from)).Marked("black pawn", attacks.Pawn(attacks.Black, from)),
	}, nil
}

// writeBits writes the board in every form, and then the groups as lists of numbers.
func writeBits(w io.Writer, diagrams []diagram.Diagram) error {
	if err := diagram.Write(w, "text", diagrams[:1]); err != nil {
		return err
	}
	bits := diagrams[0].Layers[0]
	fmt.Fprintf(w, "\nhexadecimal  %s\ndecimal      %d\nbinary       0b%064b\nsquares      %d: %s\n",
		bits.Bitboard, uint64(bits.Set), uint64(bits.Set), len(bits.Squares), strings.Join(bits.Squares, ","))
	for _, group := range diagrams[1:] {
		fmt.Fprintf(w, "\n%s\n", group.Title)
		for _, layer := range group.Layers {
			fmt.Fprintf(w, "  %s  %s\n", layer.Bitboard, layer.Name)
		}
	}
	return nil
}
