// Package magicscmd is the command "bitray magics" with its commands find, verify and export.
package magicscmd

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/cmd/internal/slab/source"
)

func New(p *cli.Program) *cobra.Command {
	return cli.Group("magics", newExport(p), newFind(p), newVerify(p))
}

// builtIn begins the names of the slabs that the program knows.
const builtIn = "built-in:"

// readArrays reads multipliers from a file of any kind that [source.Read] knows, from standard input or the records.
func readArrays(ctx context.Context, p *cli.Program, file string) ([]source.Array, error) {
	if name, ok := strings.CutPrefix(file, builtIn); ok {
		layout, err := slab.Record(name)
		return []source.Array{{Layout: layout}}, err
	}
	text, err := cli.ReadText(ctx, p, file, maxSlabText)
	if err != nil {
		return nil, err
	}
	arrays, err := source.Read(ctx, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return arrays, nil
}

// maxSlabText is the size of the largest file that is read, far beyond that of any source.
const maxSlabText = 16 << 20
