package checkcmd

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/notnil"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// check is a run of the command over techniques and, if the default one is among them, methods.
type check struct {
	config
	rows       []suite.Row
	generators []crosscheck.AttackGenerator
	techniques []*Technique // one for each of the generators
	subjects   []subject    // the techniques, then the methods

	mu       sync.Mutex // of what follows, and of what the oracle says of techniques
	excluded []Exclusion
}

// Exclusion is a row that the oracle does not support; the names in JSON are stable.
type Exclusion struct {
	Type   string `json:"type"` // "excluded"
	File   string `json:"file"`
	Line   int    `json:"line"`
	FEN    string `json:"fen"`
	Reason string `json:"reason"`
}

func newCheck(generators []crosscheck.AttackGenerator, rows []suite.Row, c config) *check {
	k := &check{config: c, rows: rows, generators: generators}
	var methods []subject
	for _, g := range generators {
		t := newTechnique(g, rows)
		k.techniques, k.subjects = append(k.techniques, t), append(k.subjects, t)
		if g.Sliders == nil {
			methods = []subject{newMethod(perft.MethodMake, rows), newMethod(perft.MethodScalar, rows), newMethod(perft.MethodSIMD, rows)}
		}
	}
	k.subjects = append(k.subjects, methods...)
	return k
}

func (k *check) run(ctx context.Context, progress *cli.Progress) error {
	err := cli.Parallel(ctx, k.threads, len(k.subjects), func(ctx context.Context, i int) error {
		progress.Show("%s: %d of %d techniques and methods", k.subjects[i].title(), i+1, len(k.subjects))
		return k.subjects[i].check(ctx, k.rows, k.Limits)
	})
	if err == nil {
		err = cli.Parallel(ctx, k.threads, len(k.rows), func(ctx context.Context, i int) error {
			progress.Show("notnil/chess: %d of %d rows", i+1, len(k.rows))
			return k.compare(ctx, &k.rows[i])
		})
	}
	for _, t := range k.techniques {
		if t.difference != nil {
			t.fail(t.difference.String())
		}
		t.settle(err)
	}
	slices.SortFunc(k.excluded, func(a, b Exclusion) int { return a.Line - b.Line })
	return err
}

// compare compares all techniques with notnil/chess at the nodes of one row.
func (k *check) compare(ctx context.Context, row *suite.Row) error {
	depth := k.oracleDepth(row)
	nodes, found, err := crosscheck.EveryNode(ctx, crosscheck.MoveGeneratorsOf(k.generators, 1), notnil.New(), crosscheck.NewLine(row.Position), depth)
	k.mu.Lock()
	defer k.mu.Unlock()
	if excluded := (*crosscheck.Exclusion)(nil); errors.As(err, &excluded) {
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

// oracleDepth returns how deep the tree of row is compared: as deep as the limit of
// positions allows by the counts of the row, and at least to depth 1.
func (k *check) oracleDepth(row *suite.Row) int {
	depth, nodes := 1, perft.NewNodes(1)
	for _, c := range (cli.Limits{Depth: k.Depth}).Of(*row).Counts {
		nodes = nodes.Add(c.Nodes)
		if nodes.Cmp(perft.NewNodes(uint64(k.maxPositions))) > 0 {
			break
		}
		depth = c.Depth + 1
	}
	return depth
}
