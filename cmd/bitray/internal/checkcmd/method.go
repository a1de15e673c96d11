package checkcmd

import (
	"context"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Method is the check of a method of perft with the default technique; the names in JSON are stable.
type Method struct {
	Type   string `json:"type"` // "method"
	Method string `json:"method"`
	tally
	Reason string `json:"reason,omitempty"` // why it is unsupported

	method perft.Method
}

func newMethod(m perft.Method, rows []suite.Row) *Method {
	return &Method{Type: "method", Method: m.String(), tally: newTally(rows), method: m}
}

func (m *Method) kind() string  { return m.Type }
func (m *Method) title() string { return "method " + m.Method }

// check counts by the method, if the machine supports it.
func (m *Method) check(ctx context.Context, rows []suite.Row, limits cli.Limits) error {
	err := m.count(ctx, rows, limits, perft.Options{Method: m.method}, m.title())
	if err != nil && !m.method.Available() { // perft says why
		m.Result, m.Reason = cli.Unsupported, err.Error()
		return nil
	}
	m.settle(err)
	return err
}

func (m *Method) notes() []string {
	if m.Reason == "" {
		return nil
	}
	return []string{m.Result + ": " + m.Reason}
}

func (m *Method) row() []cell { return append([]cell{{m.Type, m.Method}}, m.counted()...) }
