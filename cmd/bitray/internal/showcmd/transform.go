package showcmd

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
)

// transformConfig is the command line of bitray show transform.
type transformConfig struct {
	pictureFlags
	board string
}

func newTransform(p *cli.Program) *cobra.Command {
	var c transformConfig
	cmd := &cobra.Command{
		Use:  "transform NAME",
		Args: cli.OneArgument("the name of one transform"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return showTransform(cmd.Context(), p.Out, c, args[0])
		},
		ValidArgsFunction: cobra.FixedCompletions(mapCompletions(), cobra.ShellCompDirectiveNoFileComp),
	}
	c.pictureFlags.register(cmd)
	cmd.Flags().StringVar(&c.board, "board", "0x1e2222120e0a1222", "the board as a `BITBOARD` or as squares, such as d6,f4; a1 is bit 0 (the default is the letter R)")
	return cmd
}

func mapCompletions() []string {
	var completions []string
	for _, m := range Maps() {
		completions = append(completions, cobra.CompletionWithDesc(m.Name, m.Description))
	}
	return completions
}

func showTransform(ctx context.Context, out *cli.Output, c transformConfig, name string) error {
	before, err := parseBitboard("board", c.board)
	if err != nil {
		return err
	}
	var names []string
	for _, m := range Maps() {
		names = append(names, m.Name)
		if m.Name == name {
			after := attacks.Bitboard(m.board(uint64(before)))
			return c.draw(ctx, out,
				diagram.OfSet(fmt.Sprintf("before, %#016x", uint64(before)), before),
				diagram.OfSet(fmt.Sprintf("%s, %#016x", m.Name, uint64(after)), after))
		}
	}
	return fmt.Errorf("transform %q: expected one of %s", name, strings.Join(names, ", "))
}
