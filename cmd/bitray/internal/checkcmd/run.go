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
	subjects   []subject
	generators []crosscheck.AttackGenerator // of the subjects
	methods    []methodRun                  // of the default technique, if it is among the subjects

	mu        sync.Mutex // of what follows and of the subjects' oracle results
	excluded  []exclusion
	positions int // compared with the oracle
}

// subject is a technique under test.
type subject struct {
	cli.Generator

	cases int // of the proof, that agreed
	proof error
	tally // of the suite, finished after the proof

	difference *crosscheck.Difference // from the oracle, the first
	compared   int                    // rows compared with the oracle
}

// exclusion is a row that the oracle cannot judge.
type exclusion struct {
	row    *suite.Row
	reason string
}

func (k *check) run(ctx context.Context, progress *cli.Progress) error {
	defer progress.Clear()
	err := cli.Parallel(ctx, k.config.threads, len(k.subjects), func(ctx context.Context, i int) error {
		s := &k.subjects[i]
		progress.Show("%s: proof and suite, %d of %d techniques", s.Name, i+1, len(k.subjects))
		s.prove()
		return s.count(ctx, k.rows, k.config.Limits, perft.Options{Technique: s.Sliders})
	})
	if err != nil {
		return err
	}
	err = cli.Parallel(ctx, k.config.threads, len(k.methods), func(ctx context.Context, i int) error {
		m := &k.methods[i]
		progress.Show("method %v: suite, %d of %d methods", m.method, i+1, len(k.methods))
		return m.run(ctx, k.rows, k.config.Limits)
	})
	if err != nil {
		return err
	}
	return cli.Parallel(ctx, k.config.threads, len(k.rows), func(ctx context.Context, i int) error {
		progress.Show("notnil/chess: %d of %d rows", i+1, len(k.rows))
		return k.compare(ctx, &k.rows[i])
	})
}

func (s *subject) prove() {
	sliders := s.Calls()
	s.cases, s.proof = proof.Exhaustive(sliders)
	for _, prove := range []func() error{
		func() error { return proof.Noise(sliders) },
		func() error { return proof.Laws(sliders) },
	} {
		if s.proof == nil {
			s.proof = prove()
		}
	}
}

// compare compares all techniques with notnil/chess at the nodes of one row.
func (k *check) compare(ctx context.Context, row *suite.Row) error {
	depth := k.oracleDepth(row)
	nodes, found, err := crosscheck.EveryNode(ctx, crosscheck.Notnil(), crosscheck.Techniques(k.generators, 1), crosscheck.NewLine(&row.Position), depth)
	k.mu.Lock()
	defer k.mu.Unlock()
	var excluded *crosscheck.Exclusion
	if errors.As(err, &excluded) {
		k.excluded = append(k.excluded, exclusion{row, excluded.Reason})
		return nil
	}
	if err != nil {
		return err
	}
	k.positions += nodes
	for i := range k.subjects {
		s := &k.subjects[i]
		s.compared++
		if s.difference == nil {
			s.difference = found[i]
		}
	}
	return nil
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

func (s *subject) ok() bool { return s.proof == nil && s.wrong == nil && s.difference == nil }

func (k *check) differs() bool {
	for _, s := range k.subjects {
		if !s.ok() {
			return true
		}
	}
	for _, m := range k.methods {
		if m.wrong != nil {
			return true
		}
	}
	return false
}
