package external

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
	"github.com/bitray/bitray/internal/printable"
)

// Generator is a running program. After an error it can only be closed. It is for one goroutine at a time.
type Generator struct {
	*process.Process
	command   []string
	name      string
	abilities []string
	within    time.Duration
}

// Failure is an error that a program has made, other than a wrong answer: it has crashed or ended, does not
// answer, or writes something that is not an answer.
type Failure struct {
	what       string
	incredible bool // about a time that cannot be
}

func (f *Failure) Error() string { return f.what }

func failuref(format string, arguments ...any) *Failure {
	return &Failure{what: fmt.Sprintf(format, arguments...)}
}

// Start starts a program and waits for its greeting. The command is the program and its arguments, and must
// not be empty. Every line must be answered within the time, which must be above 0. Call [Generator.Close] at
// the end.
func Start(ctx context.Context, command []string, answerWithin time.Duration) (*Generator, error) {
	p, err := process.Start(command)
	if err != nil {
		return nil, err
	}
	g := &Generator{Process: p, command: command, within: answerWithin}
	if err := g.greet(ctx); err != nil {
		g.Stop(0)
		return nil, err
	}
	return g, nil
}

// Name returns what the program calls itself, in printable form.
func (g *Generator) Name() string { return g.name }

// Can reports whether the program has an ability: one of [Pieces] or of [Modes].
func (g *Generator) Can(ability string) bool { return slices.Contains(g.abilities, ability) }

// Close ends the program: by the end of its input, or, if it does not end within a second, by force, with all
// that it has started.
func (g *Generator) Close() { g.Stop(process.Patience) }

// end closes the input of the program, which must end by itself, and without complaint.
func (g *Generator) end(ctx context.Context) error {
	g.In.Close()
	switch err := g.Wait(ctx, g.within); {
	case ctx.Err() != nil:
		return err
	case errors.Is(err, process.ErrLate):
		return failuref("at the end of its input it does not end within %v", g.within)
	case err != nil:
		return failuref("at the end of its input it ends by %v%s", err, g.complaint())
	}
	return nil
}

// greet exchanges the first lines.
func (g *Generator) greet(ctx context.Context) error {
	line, err := g.say(ctx, fmt.Appendf(nil, "bitray %d\n", Version))
	if err != nil {
		return err
	}
	said, name, _ := strings.Cut(line, " name ")
	words := strings.Fields(said)
	if len(words) < 2 || words[0] != "bitray" || words[1] != fmt.Sprint(Version) || name == "" {
		return failuref(`it greets with %s, expected "bitray %d", its abilities, "name" and a name, such as "bitray %d rook bishop name mine"`, quote(line), Version, Version)
	}
	g.name, g.abilities = printable.Plain(name, mostShown), words[2:]
	for _, ability := range g.abilities {
		if !slices.Contains(abilities(), ability) {
			return failuref("it says that it can %s: expected some of %s", quote(ability), strings.Join(abilities(), ", "))
		}
	}
	if !slices.ContainsFunc(pieces, g.Can) {
		return failuref("it supports no piece: expected some of %s", strings.Join(pieces, ", "))
	}
	return nil
}

// Refuses asks the program a line that it cannot know. It returns an error unless the program refuses it.
func (g *Generator) Refuses(ctx context.Context) error {
	const line = "no such line 1"
	answer, err := g.say(ctx, []byte(line+"\n"))
	if err == nil && answer != "unknown "+line {
		err = failuref("its output for %q is %s, expected %q", line, quote(answer), "unknown "+line)
	}
	return err
}

// say sends lines that are answered by one, and returns that.
func (g *Generator) say(ctx context.Context, lines []byte) (answer string, err error) {
	err = g.exchange(ctx, lines, 1, func(line []byte) error {
		answer = string(line)
		return nil
	})
	return answer, err
}

// exchange sends lines, and hands each of their answers to take. It writes and reads at the same time. A further line
// is an error. After an error the program has been ended.
func (g *Generator) exchange(ctx context.Context, lines []byte, answers int, take func(line []byte) error) error {
	go g.In.Write(append(lines, "go\n"...)) // if that fails, no answer comes
	for i := range answers + 1 {
		line, err := g.next(ctx)
		switch {
		case err != nil:
		case i < answers:
			err = take(line)
		case string(line) != "ok":
			err = failuref(`its output for "go" is %s, expected "ok"`, quote(line))
		}
		if err != nil {
			g.Stop(0)
			return err
		}
	}
	return nil
}

// The longest line that a program may write, and the most that an error quotes of one, in bytes; how many of the first lines on
// standard error are quoted.
const mostLine, mostShown, mostLines = 1 << 12, 80, 4

func quote[T string | []byte](text T) string { return printable.Quote(string(text), mostShown) }

// next returns the next line that the program writes, which is good until the next call.
func (g *Generator) next(ctx context.Context) ([]byte, error) {
	line, err := g.Line(ctx, g.within, mostLine)
	switch err {
	case io.EOF:
		return nil, g.death(ctx)
	case process.ErrLate:
		return nil, failuref("no output within %v%s", g.within, g.complaint())
	case process.ErrLong:
		return nil, failuref("it writes a line of more than %d bytes: %s", mostLine, quote(line))
	}
	return line, err
}

// death says how the program has ended, whose output has.
func (g *Generator) death(ctx context.Context) error {
	err := g.Wait(ctx, process.Patience)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err == process.ErrLate:
		return failuref("it has closed its output%s", g.complaint())
	case err == nil:
		err = errors.New("exit status 0")
	}
	return failuref("it has ended: %v%s", err, g.complaint())
}

// complaint quotes what the program wrote to its standard error: of many lines the first, which say what has happened, and
// the last.
func (g *Generator) complaint() string {
	lines := strings.FieldsFunc(g.Complaints(0), func(r rune) bool { return r == '\n' || r == '\r' })
	if len(lines) == 0 {
		return ""
	}
	for i, line := range lines {
		lines[i] = quote(line)
	}
	if last := len(lines) - 1; last > mostLines {
		lines = append(lines[:mostLines], "...", lines[last])
	}
	return "; on standard error: " + strings.Join(lines, " ")
}
