package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

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
	techniques []*Technique // of the generators
	methods    []*Method    // of the default technique, if it is among the techniques

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

	difference *crosscheck.Difference // from the oracle, the first
}

// Method is a method of perft under test, with the default technique; the names in JSON are stable.
type Method struct {
	Type   string `json:"type"` // "method"
	Method string `json:"method"`
	tally
	verdict

	method perft.Method
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
		k.techniques = append(k.techniques, &Technique{Type: "technique", Technique: g.Name, verdict: newVerdict(g.Name)})
		if g.Sliders != nil {
			continue
		}
		for _, m := range []perft.Method{perft.Make, perft.Scalar, perft.SIMD} {
			k.methods = append(k.methods, &Method{Type: "method", Method: m.String(), verdict: newVerdict("method " + m.String()), method: m})
		}
	}
	return k
}

func (k *check) run(ctx context.Context, progress *cli.Progress) error {
	err := cli.Parallel(ctx, k.threads, len(k.techniques), func(ctx context.Context, i int) error {
		t, g := k.techniques[i], k.generators[i]
		progress.Show("%s: proof and suite, %d of %d techniques", g.Name, i+1, len(k.techniques))
		t.prove(g)
		return k.count(ctx, k.rows, &t.tally, &t.verdict, g.Name, perft.Options{Technique: g.Sliders})
	})
	if err == nil {
		err = cli.Parallel(ctx, k.threads, len(k.methods), func(ctx context.Context, i int) error {
			m := k.methods[i]
			progress.Show("%s: suite, %d of %d methods", m.title, i+1, len(k.methods))
			return k.countBy(ctx, m)
		})
	}
	if err == nil {
		err = cli.Parallel(ctx, k.threads, len(k.rows), func(ctx context.Context, i int) error {
			progress.Show("notnil/chess: %d of %d rows", i+1, len(k.rows))
			return k.compare(ctx, &k.rows[i])
		})
	}
	for _, t := range k.techniques {
		if t.difference != nil {
			t.fail(t.difference.Error())
		}
		t.settle(err)
	}
	slices.SortFunc(k.excluded, func(a, b Exclusion) int { return a.Line - b.Line })
	return err
}

func (t *Technique) prove(g crosscheck.AttackGenerator) {
	sliders := cli.Sliders(g)
	cases, err := proof.Exhaustive(sliders)
	t.ProofCases = cases
	if err == nil {
		err = proof.Noise(sliders)
	}
	if err == nil {
		err = proof.Laws(sliders)
	}
	if err != nil {
		t.fail(err.Error())
	}
}

// countBy counts the suite by a method. If the machine does not support it, perft says why.
func (k *check) countBy(ctx context.Context, m *Method) error {
	err := k.count(ctx, k.rows, &m.tally, &m.verdict, m.title, perft.Options{Method: m.method})
	if err != nil && !m.method.Available() {
		m.Result, m.Reason = cli.Unsupported, err.Error()
		return nil
	}
	m.settle(err)
	return err
}

// compare compares all techniques with notnil/chess at the nodes of one row.
func (k *check) compare(ctx context.Context, row *suite.Row) error {
	depth := k.oracleDepth(row)
	nodes, found, err := crosscheck.EveryNode(ctx, crosscheck.Notnil(), crosscheck.Techniques(k.generators, 1), crosscheck.NewLine(&row.Position), depth)
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
	for _, c := range row.Within(k.Depth, 0) {
		nodes = nodes.Add(c.Nodes)
		if nodes.Cmp(perft.NewNodes(uint64(k.maxPositions))) > 0 {
			break
		}
		depth = c.Depth + 1
	}
	return depth
}

// kinds returns the tables of the check.
func (k *check) kinds() []kind {
	techniques := kind{name: "technique", head: "proof cases\tsuite rows\tnodes\tMnps\tagrees with notnil\t"}
	for _, t := range k.techniques {
		agreement := cli.Thousands(t.OraclePositions) + " positions"
		if t.difference != nil {
			agreement = "no"
		}
		columns := fmt.Sprintf("%s\t%s%s\t", cli.Thousands(t.ProofCases), t.columns(k.rows), agreement)
		techniques.entries = append(techniques.entries, entry{t, &t.verdict, t.Technique, columns})
	}
	if len(k.methods) == 0 {
		return []kind{techniques}
	}
	methods := kind{name: "method", head: "suite rows\tnodes\tMnps\t"}
	for _, m := range k.methods {
		methods.entries = append(methods.entries, entry{m, &m.verdict, m.Method, m.columns(k.rows)})
	}
	return []kind{techniques, methods}
}
