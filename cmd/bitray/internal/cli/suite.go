package cli

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/suite"
)

// ReadSuite reads the rows of a file, standard input for "-", or the built-in suite. No rows
// are an error, since nothing could differ.
func ReadSuite(ctx context.Context, p *env.Program, file string) ([]suite.Row, error) {
	if file == "built-in" {
		return suite.Default(), nil
	}
	rows, err := env.ReadInput(ctx, p, file, suite.Read)
	if err == nil && len(rows) == 0 {
		err = fmt.Errorf("%s: expected rows of positions, found none (see bitray help suites)", file)
	}
	return rows, err
}
