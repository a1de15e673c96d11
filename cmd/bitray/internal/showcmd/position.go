package showcmd

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/perft/board"
)

// viewNames are the things that can be seen in a position, in the order in which they are drawn.
var viewNames = []string{"white", "black", "pins", "check", "rays"}

// positionConfig is the command line of bitray show position.
type positionConfig struct {
	cli.PositionFlags
	pictureFlags
	views []string
}

func newPosition(p *cli.Program) *cobra.Command {
	var c positionConfig
	cmd := &cobra.Command{
		Use:  "position [FEN]",
		Args: c.PositionArgument,
		RunE: func(cmd *cobra.Command, _ []string) error {
			pos, err := c.Position()
			if err != nil {
				return err
			}
			var diagrams []diagram.Diagram
			for _, name := range c.views {
				if !slices.Contains(viewNames, name) {
					return cli.BadFlag("view", name, "some of "+strings.Join(viewNames, ", "))
				}
				d := view(&pos, name)
				if name == "check" && !c.json && pos.Checkers() == attacks.Empty { // a mask of all squares would show nothing
					d = diagram.Of("not in check", &pos)
				}
				diagrams = append(diagrams, d)
			}
			return c.draw(cmd.Context(), p.Out, diagrams...)
		},
	}
	c.PositionFlags.Register(cmd.Flags())
	c.pictureFlags.register(cmd)
	cmd.Flags().StringSliceVar(&c.views, "view", viewNames, "draw these `VIEWS`, separated by commas")
	cli.CompleteFlag(cmd, "view", viewNames...)
	return cmd
}

// view draws one of [viewNames].
func view(p *board.Position, name string) diagram.Diagram {
	king, them := p.Side(p.SideToMove()).King.First(), p.Side(p.SideToMove().Other())
	sliders := legality.Snipers(&them, king) // that would attack it on an empty board
	switch name {
	case "white":
		return viewAttacks(p, attacks.White)
	case "black":
		return viewAttacks(p, attacks.Black)
	case "pins":
		pinned, lines := p.Pinned(), attacks.Empty
		for slider := range sliders.Squares() {
			between := attacks.Between(king, slider)
			if blockers := between & p.Occupied(); blockers != 0 && blockers&^pinned == 0 { // a pinned piece alone
				lines |= between | slider.Bitboard()
			}
		}
		return diagram.Of("pins", p).Marked("line of a pin", lines).Marked("pinned piece", pinned)
	case "check":
		mask := legality.CheckMask(king, p.Checkers())
		return diagram.Of("check mask", p).Marked("where a piece may go", mask).Marked("gives check", p.Checkers())
	}
	rays := attacks.Empty
	for sq := range sliders.Squares() {
		rays |= attacks.Between(king, sq)
	}
	return diagram.Of("rays to the king", p).Marked("ray", rays).Marked("slider", sliders)
}

func viewAttacks(p *board.Position, c attacks.Color) diagram.Diagram {
	side := p.Side(c)
	attacked := legality.Attacked(&side, c, fill.Attacks(side.Orthogonals, side.Diagonals, p.Occupied()))
	name := fmt.Sprintf("attacked by %v", c)
	return diagram.Of(name, p).Marked(name, attacked)
}
