package checkcmd

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// methodRun is a method of perft under test, with the default technique.
type methodRun struct {
	method      perft.Method
	unsupported bool
	tally
}

func newMethodRuns() []methodRun {
	return []methodRun{
		{method: perft.Make},
		{method: perft.Scalar},
		{method: perft.SIMD, unsupported: !perft.SIMD.Available()},
	}
}

// run counts the suite by the method, if the machine supports it.
func (m *methodRun) run(ctx context.Context, rows []suite.Row, l cli.Limits) error {
	if m.unsupported {
		return nil
	}
	return m.count(ctx, rows, l, perft.Options{Method: m.method})
}

func (m *methodRun) name() string { return "method " + m.method.String() }

func (m *methodRun) result() string {
	switch {
	case m.unsupported:
		return cli.Unsupported
	case m.wrong != nil:
		return cli.Wrong
	case !m.counted:
		return cli.Partial
	}
	return cli.OK
}

func (k *check) printMethods(out *cli.Output) error {
	if len(k.methods) == 0 {
		return nil
	}
	out.Printf("\n")
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "method\tsuite rows\tnodes\tMnps\tresult\t")
	for i := range k.methods {
		m := &k.methods[i]
		fmt.Fprintf(table, "%v\t%d of %d\t%v\t%.1f\t%s\t\n", m.method,
			m.rows, len(k.rows), m.nodes, cli.PerSecond(m.nodes, m.elapsed)/1e6, m.result())
	}
	return table.Flush()
}

// MethodJSON is a method as the program prints it; the names are stable.
type MethodJSON struct {
	Type      string      `json:"type"` // "method"
	Method    string      `json:"method"`
	SuiteRows int         `json:"suite_rows"` // that agree
	Nodes     perft.Nodes `json:"nodes"`
	Seconds   float64     `json:"seconds"`
	NPS       float64     `json:"nps"`
	Result    string      `json:"result"` // "ok", "WRONG", "partial" or "unsupported"
	Failures  []string    `json:"failures,omitempty"`
}

func (m *methodRun) asJSON() MethodJSON {
	printed := MethodJSON{
		Type: "method", Method: m.method.String(), SuiteRows: m.rows, Nodes: m.nodes,
		Seconds: m.elapsed.Seconds(), NPS: cli.PerSecond(m.nodes, m.elapsed), Result: m.result(),
	}
	if m.wrong != nil {
		printed.Failures = append(printed.Failures, m.mismatch())
	}
	return printed
}
