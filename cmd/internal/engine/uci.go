package engine

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Engine is a running UCI engine that answers "go perft". It implements
// [crosscheck.MoveGenerator].
type Engine struct {
	*talker
	moveHabit
	program  []string // with its arguments
	name     string
	objected string        // to a position
	timeout  time.Duration // for one answer
	words    int           // which of [commands] it is asked with
	knows    bool          // it has answered them
	written  chan struct{} // closed when all questions that were sent ahead are written; or nil
	has960   bool
	chess960 bool // the current value of UCI_Chess960
}

// commands are the words by which engines are asked for the counts of a depth.
var commands = []string{"go perft", "perft", "divide"}

// Start starts an engine and waits until it is ready. The command is the program and its arguments,
// as [Split] returns them, and must not be empty. Each answer must come within timeout, which must be
// above 0. Call [Engine.Close] at the end.
func Start(ctx context.Context, command []string, timeout time.Duration) (*Engine, error) {
	p, err := process.Start(command)
	if err != nil {
		return nil, err
	}
	e := &Engine{talker: &talker{Process: p}, program: command, name: shownName(command[0]), timeout: timeout}
	if err := e.greet(ctx); err != nil {
		e.Stop(0)
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	return e, nil
}

// Name returns the name that the engine gives itself, cut short if it is long, with unprintable characters escaped.
func (e *Engine) Name() string { return e.name }

// shownName returns the first maxShown bytes of name in printable form.
func shownName(name string) string { return printable.Plain(name, maxShown) }

// greet exchanges the first lines of the protocol.
func (e *Engine) greet(ctx context.Context) error {
	e.send("uci")
	err := e.listen(ctx, func(line string) (bool, error) {
		if refusal().MatchString(line) {
			return false, fmt.Errorf("it does not speak UCI: its output for \"uci\" is %s; an engine for xboard may need another one of its options",
				printable.Quote(line, maxShown))
		}
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			e.name = shownName(name)
		}
		e.has960 = e.has960 || strings.HasPrefix(line, "option name UCI_Chess960 ")
		return line == "uciok", nil
	})
	if err != nil {
		return err
	}
	e.send("ucinewgame") // without which some engines count nothing
	return e.awaitReady(ctx)
}

// awaitReady waits until the engine has processed its input. It also skips late output about an earlier
// question, which could be mistaken for an answer.
func (e *Engine) awaitReady(ctx context.Context) error {
	e.send("isready")
	return e.listen(ctx, func(line string) (bool, error) { return line == "readyok", nil })
}

// listen passes lines to take as hear does. It is an error if the engine ends, whatever its exit
// code.
func (e *Engine) listen(ctx context.Context, take func(line string) (done bool, err error)) error {
	err := e.hear(ctx, e.timeout, take)
	if err == io.EOF {
		err = e.explain(errors.New("ended"))
	}
	return err
}

// Divide asks the engine with "go perft", as [crosscheck.MoveGenerator] describes, or with "perft" or "divide" if it does
// not know that. Chess960 is a
// [crosscheck.Exclusion] for an engine without the option UCI_Chess960. After any other error, do not
// use the engine again except to close it.
func (e *Engine) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if !e.Supports(line) {
		return nil, &crosscheck.Exclusion{Reason: e.name + " has no option UCI_Chess960"}
	}
	return e.divide(line, func(line crosscheck.Line) ([]perft.MoveCount, error) { return e.askAlone(ctx, line, depth) })
}

// askAlone asks a question when no other waits.
func (e *Engine) askAlone(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	e.choose(e.In, line)
	if err := e.place(ctx, line); err != nil {
		return nil, err
	}
	for first := error(nil); ; {
		a, err := e.count(ctx, line, depth)
		if err == nil {
			if e.knows = true; len(a.rows) == 0 && a.unparsed != "" {
				e.objected = printable.Plain(a.unparsed, maxShown)
			}
			return a.result(), nil
		}
		first = cmp.Or(first, err)
		unknown := !e.knows && a.nothing() && (errors.Is(err, errGarbage) || errors.Is(err, errSilent))
		switch {
		case !unknown:
			return nil, err
		case e.words == len(commands)-1:
			return nil, first
		}
		e.words++
		e.send("stop") // in case it searches
		if e.awaitReady(ctx) != nil {
			return nil, first
		}
	}
}

// choose sets the option UCI_Chess960, if a line needs another value.
func (e *Engine) choose(w io.Writer, line crosscheck.Line) {
	if line.Chess960 != e.chess960 {
		e.chess960 = line.Chess960
		fmt.Fprintf(w, "setoption name UCI_Chess960 value %t\n", e.chess960)
	}
}

// count asks the engine in the words that it may know, and returns what it answers.
func (e *Engine) count(ctx context.Context, line crosscheck.Line, depth int) (*answer, error) {
	a, command, asked := newAnswer(ctx, line, depth), commands[e.words], false
	take := func(text string) (bool, error) {
		switch {
		case search().MatchString(text) && a.nothing() && e.words == 0:
			return false, fmt.Errorf("%w: the engine searched instead, it does not know %q", errGarbage, command)
		case asked && text == "readyok" && a.nothing() && len(a.claims) > 0:
			return false, e.explain(withoutMoves(a.claims[len(a.claims)-1].line))
		case asked && text == "readyok" && a.nothing():
			return false, e.explain(errSilent)
		case asked && text == "readyok":
			return false, e.explain(a.failure(a.asked()))
		}
		return a.take(text)
	}
	a.unsure = !e.knows
	e.send(fmt.Sprintf("%s %d", command, depth))
	e.heard = a
	err := e.listen(ctx, take)
	if err == errSilent { // it still counts, or waits for something that it knows
		a.unsure, asked = false, true
		io.WriteString(e.In, "isready\n")
		err = e.listen(ctx, take)
	}
	return a, err
}

// Command returns what the engine is asked with: "go perft", "perft" or "divide".
func (e *Engine) Command() string { return commands[e.words] }

// place sends a position, and keeps what the engine has against it.
func (e *Engine) place(ctx context.Context, line crosscheck.Line) error {
	complained := e.Complained()
	e.send("position fen " + line.String())
	e.send("isready")
	err := e.listen(ctx, func(text string) (bool, error) {
		if errorWords().MatchString(text) {
			e.objected = printable.Plain(text, maxShown)
		}
		return text == "readyok", nil
	})
	if text := strings.TrimSpace(e.Complaints(complained)); text != "" {
		first, _, _ := strings.Cut(text, "\n")
		e.objected = printable.Plain(first, maxShown)
	}
	return err
}

// Objection returns the last complaint of the engine about a position that it was given, or what it said when it listed no move there,
// with unprintable characters escaped, or nothing.
func (e *Engine) Objection() string { return e.objected }

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

// Close asks the engine to quit. If it does not quit within a second, Close kills it with its
// process group.
func (e *Engine) Close() {
	e.send("quit")
	e.Stop(process.Patience)
}
