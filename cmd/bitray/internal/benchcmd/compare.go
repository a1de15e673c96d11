package benchcmd

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// compareBenchmarks prints what changed from one result to another; unchanged figures too if
// all is set.
func compareBenchmarks(ctx context.Context, p *cli.Program, oldFile, newFile string, all bool) error {
	before, err := readBenchmark(ctx, p, oldFile)
	if err != nil {
		return err
	}
	after, err := readBenchmark(ctx, p, newFile)
	if err != nil {
		return err
	}
	var text strings.Builder
	if err := attackbench.WriteChanges(&text, before, after, all); err != nil {
		return fmt.Errorf("%s and %s: %w", oldFile, newFile, err)
	}
	p.Out.Printf("%s", cli.FitForTerminal(text.String()))
	return nil
}

// maxResult is the size of the largest result that is read.
const maxResult = 256 << 20

func readBenchmark(ctx context.Context, p *cli.Program, name string) (*attackbench.Result, error) {
	text, err := cli.ReadText(ctx, p, name, maxResult)
	if err != nil {
		return nil, err
	}
	result, err := attackbench.Read(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return result, nil
}
