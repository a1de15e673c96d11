package main

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/leaf/lanes"
	"github.com/bitray/bitray/perft/suite"
)

// methodRun is a method of perft under test, with the default technique.
type methodRun struct {
	method perft.Method
	absent bool // the machine has not what it needs
	tally
}

func newMethodRuns() []methodRun {
	return []methodRun{
		{method: perft.Make},
		{method: perft.Scalar},
		{method: perft.SIMD, absent: !lanes.Available()},
	}
}

// run counts the suite by the method, if the machine has it.
func (m *methodRun) run(ctx context.Context, rows []suite.Row, l limits) error {
	if m.absent {
		return nil
	}
	return m.count(ctx, rows, l, perft.Options{Method: m.method})
}

func (m *methodRun) name() string { return "method " + m.method.String() }

// resultAbsent is the result of a method that the machine has not.
const resultAbsent = "absent"

func (m *methodRun) result() string {
	switch {
	case m.absent:
		return resultAbsent
	case m.wrong != nil:
		return resultWrong
	case !m.counted:
		return resultPartial
	}
	return resultOK
}

func (k *check) printMethods(out *output) error {
	if len(k.methods) == 0 {
		return nil
	}
	out.printf("\n")
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "method\tsuite rows\tnodes\tMnps\tresult\t")
	for i := range k.methods {
		m := &k.methods[i]
		fmt.Fprintf(table, "%v\t%d of %d\t%v\t%.1f\t%s\t\n", m.method,
			m.rows, len(k.rows), m.nodes, perSecond(m.nodes, m.elapsed)/1e6, m.result())
	}
	return table.Flush()
}

// methodJSON is a method as the program prints it; the names are stable.
type methodJSON struct {
	Type      string      `json:"type"` // "method"
	Method    string      `json:"method"`
	SuiteRows int         `json:"suite_rows"` // that agree
	Nodes     perft.Nodes `json:"nodes"`
	Seconds   float64     `json:"seconds"`
	NPS       float64     `json:"nps"`
	Result    string      `json:"result"` // "ok", "WRONG", "partial" or "absent"
	Failures  []string    `json:"failures,omitempty"`
}

func (m *methodRun) asJSON() methodJSON {
	printed := methodJSON{
		Type: "method", Method: m.method.String(), SuiteRows: m.rows, Nodes: m.nodes,
		Seconds: m.elapsed.Seconds(), NPS: perSecond(m.nodes, m.elapsed), Result: m.result(),
	}
	if m.wrong != nil {
		printed.Failures = append(printed.Failures, m.mismatch())
	}
	return printed
}
