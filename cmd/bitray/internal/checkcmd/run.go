package checkcmd

import (
	"context"
	"errors"
	"sync"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// check is a run of the command: the techniques under test and the results.
type check struct {
	config     config
	rows       []suite.Row
	techniques []*Technique
	generators []crosscheck.AttackGenerator // of the techniques
	methods    []*Method                    // of the default technique, if it is among the techniques

	mu       sync.Mutex // of what follows and of the techniques' oracle results
	excluded []Exclusion
}

// Technique is a technique under test; the names in JSON are stable.
type Technique struct {
	Type       string `json:"type"` // "technique"
	Technique  string `json:"technique"`
	ProofCases int    `json:"proof_cases"` // that agreed
	tally
	OracleRows      int `json:"oracle_rows"`
	OraclePositions int `json:"oracle_positions"`
	verdict

	generator  crosscheck.AttackGenerator
	counted    bool
	difference *crosscheck.Difference // from the oracle, the first
}

// Exclusion is a row that the oracle cannot judge; the names in JSON are stable.
type Exclusion struct {
	Type   string `json:"type"` // "excluded"
	File   string `json:"file"`
	Line   int    `json:"line"`
	FEN    string `json:"fen"`
	Reason string `json:"reason"`
}

func newCheck(generators []crosscheck.AttackGenerator, rows []suite.Row, c config) *check {
	k := &check{config: c, rows: rows, generators: generators}
	for _, g := range generators {
		k.techniques = append(k.techniques, &Technique{Type: "technique", Technique: g.Name, verdict: verdict{Result: cli.Partial}, generator: g})
		if g.Sliders == nil {
			k.methods = newMethods()
		}
	}
	return k
}

func (k *check) run(ctx context.Context, progress *cli.Progress) error {
	defer progress.Clear()
	err := cli.Parallel(ctx, k.config.threads, len(k.techniques), func(ctx context.Context, i int) error {
		t := k.techniques[i]
		progress.Show("%s: proof and suite, %d of %d techniques", t.Technique, i+1, len(k.techniques))
		t.prove()
		return t.countSuite(ctx, k.rows, k.config.Limits)
	})
	if err != nil {
		return err
	}
	err = cli.Parallel(ctx, k.config.threads, len(k.methods), func(ctx context.Context, i int) error {
		progress.Show("method %s: suite, %d of %d methods", k.methods[i].Method, i+1, len(k.methods))
		return k.methods[i].run(ctx, k.rows, k.config.Limits)
	})
	if err != nil {
		return err
	}
	err = cli.Parallel(ctx, k.config.threads, len(k.rows), func(ctx context.Context, i int) error {
		progress.Show("notnil/chess: %d of %d rows", i+1, len(k.rows))
		return k.compare(ctx, &k.rows[i])
	})
	for _, t := range k.techniques {
		t.conclude(len(k.rows) - len(k.excluded))
	}
	return err
}

func (t *Technique) prove() {
	sliders := cli.Sliders(t.generator)
	cases, err := proof.Exhaustive(sliders)
	t.ProofCases = cases
	for _, prove := range []func() error{
		func() error { return proof.Noise(sliders) },
		func() error { return proof.Laws(sliders) },
	} {
		if err == nil {
			err = prove()
		}
	}
	if err != nil {
		t.fail(err.Error())
	}
}

func (t *Technique) countSuite(ctx context.Context, rows []suite.Row, l cli.Limits) error {
	failure, err := t.count(ctx, rows, l, perft.Options{Technique: t.generator.Sliders}, t.Technique)
	t.fail(failure)
	t.counted = err == nil
	return err
}

// compare compares all techniques with notnil/chess at the nodes of one row.
func (k *check) compare(ctx context.Context, row *suite.Row) error {
	depth := k.oracleDepth(row)
	nodes, found, err := crosscheck.EveryNode(ctx, crosscheck.Notnil(), crosscheck.Techniques(k.generators, 1), crosscheck.NewLine(&row.Position), depth)
	k.mu.Lock()
	defer k.mu.Unlock()
	var excluded *crosscheck.Exclusion
	if errors.As(err, &excluded) {
		k.excluded = append(k.excluded, Exclusion{"excluded", row.File, row.Line, row.FEN, excluded.Reason})
		return nil
	}
	if err != nil {
		return err
	}
	for i, t := range k.techniques {
		t.OracleRows++
		t.OraclePositions += nodes
		if t.difference == nil {
			t.difference = found[i]
		}
	}
	return nil
}

// conclude settles the result of a technique that was to be compared with the oracle on so many rows.
func (t *Technique) conclude(rows int) {
	if t.difference != nil {
		t.fail(t.difference.Error())
	}
	if len(t.Failures) == 0 && t.counted && t.OracleRows >= rows {
		t.Result = cli.OK
	}
}

// oracleDepth returns how deep the tree of row is compared: as deep as the limit of
// positions allows by the counts of the row, and at least to depth 1.
func (k *check) oracleDepth(row *suite.Row) int {
	depth, nodes := 1, perft.NewNodes(1)
	for _, c := range row.Within(k.config.Depth, 0) {
		nodes = nodes.Add(c.Nodes)
		if nodes.Cmp(perft.NewNodes(uint64(k.config.maxPositions))) > 0 {
			break
		}
		depth = c.Depth + 1
	}
	return depth
}
