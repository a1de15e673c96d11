package engine

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/perft/crosscheck"
)

// Engine is a running UCI engine that answers "go perft". It implements
// [crosscheck.Oracle].
type Engine struct {
	*process
	name     string
	timeout  time.Duration
	has960   bool
	chess960 bool // as set at the moment
}

// The time that an engine gets to leave.
const patience = time.Second

// Start starts an engine and waits until it is ready. Each answer must come within timeout. The
// engine must be closed.
func Start(ctx context.Context, command []string, timeout time.Duration) (*Engine, error) {
	p, err := start(command)
	if err != nil {
		return nil, err
	}
	e := &Engine{process: p, name: command[0], timeout: timeout}
	if err := e.greet(ctx); err != nil {
		e.stop(0)
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	return e, nil
}

// greet exchanges the first lines of the protocol.
func (e *Engine) greet(ctx context.Context) error {
	e.send("uci")
	return e.hear(ctx, func(line string) (bool, error) {
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			e.name = name
		}
		if strings.HasPrefix(line, "option name UCI_Chess960 ") {
			e.has960 = true
		}
		return line == "uciok", nil
	})
}

// hear hands lines to take until it is satisfied or the time is up.
func (e *Engine) hear(ctx context.Context, take func(line string) (done bool, err error)) error {
	timed, cancel := context.WithTimeoutCause(ctx, e.timeout, errTimeout)
	defer cancel()
	for {
		line, err := e.receive(timed)
		switch {
		case errors.Is(err, errTimeout):
			return e.explain(fmt.Errorf("no answer within %v", e.timeout))
		case err != nil:
			return err
		}
		if done, err := take(strings.TrimSpace(line)); done || err != nil {
			return err
		}
	}
}

var errTimeout = errors.New("time-out")

// Name returns the name that the engine gives itself.
func (e *Engine) Name() string { return e.name }

// Divide asks the engine. After an error the engine is of no more use.
func (e *Engine) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	if line.Chess960 && !e.has960 {
		return nil, &crosscheck.Exclusion{Reason: e.name + " has no option UCI_Chess960"}
	}
	if line.Chess960 != e.chess960 {
		e.chess960 = line.Chess960
		e.send(fmt.Sprintf("setoption name UCI_Chess960 value %t", e.chess960))
	}
	e.send("position fen " + line.String())
	e.send(fmt.Sprintf("go perft %d", depth))
	var a answer
	err := e.hear(ctx, func(text string) (bool, error) {
		if strings.HasPrefix(text, "bestmove") {
			return false, fmt.Errorf("%w: the engine searched instead, it does not know \"go perft\"", errGarbage)
		}
		err := a.add(text)
		return a.done, err
	})
	if err != nil {
		return nil, err
	}
	return unify(a.counts, line), nil
}

// Close asks the engine to quit, and ends it if it does not.
func (e *Engine) Close() {
	e.send("quit")
	e.stop(patience)
}
