package checkcmd

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Method is a method of perft under test, with the default technique; the names in JSON are stable.
type Method struct {
	Type   string `json:"type"` // "method"
	Method string `json:"method"`
	tally
	verdict
	Reason string `json:"reason,omitempty"` // why it is unsupported

	method perft.Method
}

func newMethods() (methods []*Method) {
	for _, m := range []perft.Method{perft.Make, perft.Scalar, perft.SIMD} {
		methods = append(methods, &Method{Type: "method", Method: m.String(), verdict: verdict{Result: cli.Partial}, method: m})
	}
	return methods
}

// run counts the suite by the method. If the machine does not support it, perft says why.
func (m *Method) run(ctx context.Context, rows []suite.Row, l cli.Limits) error {
	failure, err := m.count(ctx, rows, l, perft.Options{Method: m.method}, "method "+m.Method)
	switch {
	case err != nil && !m.method.Available():
		m.Result, m.Reason = cli.Unsupported, err.Error()
		return nil
	case err == nil:
		m.Result = cli.OK
	}
	m.fail(failure)
	return err
}

func (k *check) printMethods(out *cli.Output) {
	if len(k.methods) == 0 {
		return
	}
	lines := []string{"method\tsuite rows\tnodes\tMnps\tresult\t"}
	for _, m := range k.methods {
		lines = append(lines, fmt.Sprintf("%s\t%s\t%s\t", m.Method, m.columns(len(k.rows)), m.Result))
	}
	out.Printf("\n")
	out.Table(lines...)
	for _, m := range k.methods {
		if m.Reason != "" {
			out.Printf("%s is %s: %s\n", m.Method, m.Result, m.Reason)
		}
	}
}
