package showcmd

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/perft/board"
)

// views are the things that can be seen in a position.
var views = []struct {
	name string
	draw func(*board.Position) diagram.Diagram
}{
	{"white", func(p *board.Position) diagram.Diagram { return viewAttacks(p, attacks.White) }},
	{"black", func(p *board.Position) diagram.Diagram { return viewAttacks(p, attacks.Black) }},
	{"pins", viewPins},
	{"check", viewCheck},
	{"rays", viewRays},
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
	cmd.Flags().StringSliceVar(&c.views, "view", viewNames(), "draw these `VIEWS`, separated by commas")
	cli.CompleteFlag(cmd, "view", viewNames()...)
	return cmd
}

func viewNames() []string {
	names := make([]string, len(views))
	for i, v := range views {
		names[i] = v.name
	}
	return names
}

func showPosition(ctx context.Context, out *cli.Output, c positionConfig) error {
	pos, err := c.Position()
	if err != nil {
		return err
	}
	var diagrams []diagram.Diagram
	for _, name := range c.views {
		i := slices.Index(viewNames(), name)
		if i < 0 {
			return cli.BadFlag("view", name, "some of "+strings.Join(viewNames(), ", "))
		}
		diagrams = append(diagrams, views[i].draw(&pos))
	}
	return c.draw(ctx, out, diagrams...)
}

func viewAttacks(p *board.Position, c attacks.Color) diagram.Diagram {
	side := p.Side(c)
	attacked := side.Pawns.PawnAttacks(c) | side.Knights.KnightAttacks() | side.King.KingAttacks()
	for sq := range side.Orthogonals.Squares() {
		attacked |= attacks.Rook(sq, p.Occupied())
	}
	for sq := range side.Diagonals.Squares() {
		attacked |= attacks.Bishop(sq, p.Occupied())
	}
	name := fmt.Sprintf("attacked by %v", c)
	return diagram.Of(name, p, diagram.Layer{Name: name, Squares: attacked})
}

func viewPins(p *board.Position) diagram.Diagram {
	king := p.Side(p.SideToMove()).King.First()
	pinned, lines := p.Pinned(), attacks.Empty
	for sq := range pinned.Squares() {
		for slider := range raysTo(p, king).sliders.Squares() {
			if between := attacks.Between(king, slider); between.Has(sq) {
				lines |= between | slider.Bitboard()
			}
		}
	}
	return diagram.Of("pins", p, layers("line of a pin", lines, "pinned piece", pinned)...)
}

func viewCheck(p *board.Position) diagram.Diagram {
	king := p.Side(p.SideToMove()).King.First()
	checkers := p.Checkers()
	mask := attacks.Universe
	switch {
	case checkers.Several():
		mask = attacks.Empty
	case checkers != 0:
		mask = attacks.Between(king, checkers.First()) | checkers
	}
	return diagram.Of("check mask", p, layers("where a piece may go", mask, "gives check", checkers)...)
}

func viewRays(p *board.Position) diagram.Diagram {
	king := p.Side(p.SideToMove()).King.First()
	found := raysTo(p, king)
	return diagram.Of("rays to the king", p, layers("ray", found.squares, "slider", found.sliders)...)
}

// rays are the sliders that would attack a square on an empty board, and the squares between.
type rays struct{ sliders, squares attacks.Bitboard }

func raysTo(p *board.Position, king attacks.Square) rays {
	them := p.Side(p.SideToMove().Other())
	found := rays{sliders: attacks.Rook(king, attacks.Empty)&them.Orthogonals | attacks.Bishop(king, attacks.Empty)&them.Diagonals}
	for sq := range found.sliders.Squares() {
		found.squares |= attacks.Between(king, sq)
	}
	return found
}
