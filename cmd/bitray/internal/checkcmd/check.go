package checkcmd

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// check is a run of the command over techniques.
type check struct {
	config
	rows       []suite.Row
	generators []crosscheck.AttackGenerator
	subjects   []*Subject // the techniques of the generators, and behind them the methods of the default one

	mu       sync.Mutex // of what follows and of agreements
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
	var methods []*Subject
	for _, g := range generators {
		k.subjects = append(k.subjects, &Subject{
			Type: "technique", Technique: g.Name, ProofCases: new(int), Agreement: new(Agreement), Result: cli.Partial,
			title: g.Name, options: perft.Options{Technique: g.Sliders}, rows: len(rows),
		})
		if g.Sliders != nil {
			continue
		}
		for _, m := range []perft.Method{perft.Make, perft.Scalar, perft.SIMD} {
			methods = append(methods, &Subject{
				Type: "method", Method: m.String(), Result: cli.Partial,
				title: "method " + m.String(), options: perft.Options{Method: m}, rows: len(rows),
			})
		}
	}
	k.subjects = append(k.subjects, methods...)
	return k
}

// techniques returns the subjects of the generators.
func (k *check) techniques() []*Subject { return k.subjects[:len(k.generators)] }

func (k *check) run(ctx context.Context, progress *cli.Progress) error {
	err := cli.Parallel(ctx, k.threads, len(k.subjects), func(ctx context.Context, i int) error {
		s := k.subjects[i]
		progress.Show("%s: %d of %d techniques and methods", s.title, i+1, len(k.subjects))
		if i < len(k.generators) {
			s.prove(cli.Sliders(k.generators[i]))
		}
		err := s.count(ctx, k.rows, k.Limits, s.title)
		if err != nil && !s.options.Method.Available() { // perft says why
			s.Result, s.Reason = cli.Unsupported, err.Error()
			return nil
		}
		if s.Method != "" {
			s.settle(err)
		}
		return err
	})
	if err == nil {
		err = cli.Parallel(ctx, k.threads, len(k.rows), func(ctx context.Context, i int) error {
			progress.Show("notnil/chess: %d of %d rows", i+1, len(k.rows))
			return k.compare(ctx, &k.rows[i])
		})
	}
	for _, t := range k.techniques() {
		if t.difference != nil {
			t.fail(t.difference.Error())
		}
		t.settle(err)
	}
	slices.SortFunc(k.excluded, func(a, b Exclusion) int { return a.Line - b.Line })
	return err
}

// prove proves the attacks of a technique.
func (s *Subject) prove(sliders attacks.Sliders) {
	cases, err := proof.Exhaustive(sliders)
	*s.ProofCases = cases
	if err == nil {
		err = proof.Noise(sliders)
	}
	if err == nil {
		err = proof.Laws(sliders)
	}
	if err != nil {
		s.fail(err.Error())
	}
}

// compare compares all techniques with notnil/chess at the nodes of one row.
func (k *check) compare(ctx context.Context, row *suite.Row) error {
	depth := k.oracleDepth(row)
	nodes, found, err := crosscheck.EveryNode(ctx, crosscheck.Notnil(), crosscheck.MoveGeneratorsOf(k.generators, 1), crosscheck.NewLine(&row.Position), depth)
	k.mu.Lock()
	defer k.mu.Unlock()
	if excluded := (*crosscheck.Exclusion)(nil); errors.As(err, &excluded) {
		k.excluded = append(k.excluded, Exclusion{"excluded", row.File, row.Line, row.FEN, excluded.Reason})
		return nil
	}
	if err != nil {
		return err
	}
	for i, t := range k.techniques() {
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
	for _, c := range row.Within(k.Depth, 0) {
		nodes = nodes.Add(c.Nodes)
		if nodes.Cmp(perft.NewNodes(uint64(k.maxPositions))) > 0 {
			break
		}
		depth = c.Depth + 1
	}
	return depth
}
