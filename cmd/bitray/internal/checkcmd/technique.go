package checkcmd

import (
	"context"

	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// Technique is the check of a technique; the names in JSON are stable.
type Technique struct {
	Type            string `json:"type"` // "technique"
	Technique       string `json:"technique"`
	ProofCases      int    `json:"proof_cases"` // that agreed
	OracleRows      int    `json:"oracle_rows"`
	OraclePositions int    `json:"oracle_positions"`
	tally

	generator  crosscheck.AttackGenerator
	difference *crosscheck.Difference // the first from the oracle
}

func newTechnique(g crosscheck.AttackGenerator, rows []suite.Row) *Technique {
	return &Technique{Type: "technique", Technique: g.Name, tally: newTally(rows), generator: g}
}

func (t *Technique) kind() string  { return t.Type }
func (t *Technique) title() string { return t.Technique }

// check proves the attacks, and counts by them.
func (t *Technique) check(ctx context.Context, rows []suite.Row, limits cli.Limits) (err error) {
	sliders := cli.Sliders(t.generator)
	t.ProofCases, err = attackstest.Exhaustive(sliders)
	if err == nil {
		err = attackstest.Noise(sliders)
	}
	if err == nil {
		err = attackstest.Laws(sliders)
	}
	if err != nil {
		t.fail(err.Error())
	}
	return t.count(ctx, rows, limits, perft.Options{Technique: t.generator.Sliders}, t.title())
}

func (t *Technique) row() []cell {
	agrees := cli.Thousands(t.OraclePositions) + " positions"
	if t.difference != nil {
		agrees = "no"
	}
	cells := []cell{{t.Type, cli.FitForTerminal(t.Technique)}, {"proof cases", cli.Thousands(t.ProofCases)}}
	return append(append(cells, t.counted()...), cell{"agrees with notnil", agrees})
}
