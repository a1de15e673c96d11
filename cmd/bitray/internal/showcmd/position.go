package showcmd

import (
	"context"
	"fmt"
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

var views = map[string]func(*board.Position) diagram.Diagram{
	"white": func(p *board.Position) diagram.Diagram { return viewAttacks(p, attacks.White) },
	"black": func(p *board.Position) diagram.Diagram { return viewAttacks(p, attacks.Black) },
	"pins":  viewPins, "check": viewCheck, "rays": viewRays,
}

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
		RunE: func(cmd *cobra.Command, _ []string) error { return showPosition(cmd.Context(), p.Out, c) },
	}
	c.PositionFlags.Register(cmd.Flags())
	c.pictureFlags.register(cmd)
	cmd.Flags().StringSliceVar(&c.views, "view", viewNames, "draw these `VIEWS`, separated by commas")
	cli.CompleteFlag(cmd, "view", viewNames...)
	return cmd
}

func showPosition(ctx context.Context, out *cli.Output, c positionConfig) error {
	pos, err := c.Position()
	if err != nil {
		return err
	}
	var diagrams []diagram.Diagram
	for _, name := range c.views {
		view := views[name]
		if view == nil {
			return cli.BadFlag("view", name, "some of "+strings.Join(viewNames, ", "))
		}
		diagrams = append(diagrams, view(&pos))
	}
	return c.draw(ctx, out, diagrams...)
}

func viewAttacks(p *board.Position, c attacks.Color) diagram.Diagram {
	side := p.Side(c)
	attacked := legality.Attacked(side, c, fill.Attacks(side.Orthogonals, side.Diagonals, p.Occupied()))
	name := fmt.Sprintf("attacked by %v", c)
	return diagram.Of(name, p, diagram.Layer{Name: name, Squares: attacked})
}

func viewPins(p *board.Position) diagram.Diagram {
	king, sliders := raysTo(p)
	pinned, lines := p.Pinned(), attacks.Empty
	for slider := range sliders.Squares() {
		if between := attacks.Between(king, slider); between&pinned != 0 {
			lines |= between | slider.Bitboard()
		}
	}
	return diagram.Of("pins", p, layers("line of a pin", lines, "pinned piece", pinned)...)
}

func viewCheck(p *board.Position) diagram.Diagram {
	king, _ := raysTo(p)
	mask := legality.CheckMask(king, p.Checkers())
	return diagram.Of("check mask", p, layers("where a piece may go", mask, "gives check", p.Checkers())...)
}

func viewRays(p *board.Position) diagram.Diagram {
	king, sliders := raysTo(p)
	rays := attacks.Empty
	for sq := range sliders.Squares() {
		rays |= attacks.Between(king, sq)
	}
	return diagram.Of("rays to the king", p, layers("ray", rays, "slider", sliders)...)
}

// raysTo returns the king of the side to move, and the sliders that would attack it on an empty board.
func raysTo(p *board.Position) (king attacks.Square, sliders attacks.Bitboard) {
	king = p.Side(p.SideToMove()).King.First()
	return king, legality.Snipers(p.Side(p.SideToMove().Other()), king)
}
