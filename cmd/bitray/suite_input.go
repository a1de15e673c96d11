package main

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft/suite"
)

// readSuite reads the rows of a file, standard input for "-", or the built-in suite. That there
// are none is an error, since nothing could differ.
func (p *program) readSuite(ctx context.Context, file string) ([]suite.Row, error) {
	rows, err := p.readRows(ctx, file)
	if err == nil && len(rows) == 0 {
		err = fmt.Errorf("%s: expected rows of positions, found none (see bitray help suites)", file)
	}
	return rows, err
}

func (p *program) readRows(ctx context.Context, file string) ([]suite.Row, error) {
	switch file {
	case "-":
		return within(ctx, func() ([]suite.Row, error) { return suite.Read(p.in, "standard input") })
	case "built-in":
		return suite.Default(), nil
	}
	return suite.ReadFile(file)
}
