package engine

import (
	"bytes"
	"context"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Another starts the engine once more, for [Engine.Send].
func (e *Engine) Another(ctx context.Context) (*Engine, error) {
	other, err := Start(ctx, e.program, e.timeout)
	if err == nil {
		other.words = e.words
	}
	return other, err
}

// Supports reports whether the engine knows the variant of a line.
func (e *Engine) Supports(line crosscheck.Line) bool { return e.has960 || !line.Chess960 }

// Send asks about all lines that the engine supports, ahead: [Engine.Receive] returns the answers in their order.
func (e *Engine) Send(lines []crosscheck.Line, depth int) {
	var questions bytes.Buffer
	for _, line := range lines {
		if e.Supports(line) {
			e.choose(&questions, line)
			fmt.Fprintf(&questions, "position fen %v\n%s %d\n", line, e.Command(), depth)
		}
	}
	before, done := e.written, make(chan struct{})
	e.written = done
	go func() { // as it may have to wait until answers are read
		defer close(done)
		if before != nil {
			<-before
		}
		_, _ = questions.WriteTo(e.In) // if the engine has ended, Receive says so
	}()
}

// Receive returns the answer to the first question of [Engine.Send] that has none yet, which was about a line. After an error,
// only close the engine.
func (e *Engine) Receive(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	a := newAnswer(ctx, line, depth)
	e.heard = a
	err := e.listen(ctx, a.take)
	return a.result(), err
}
