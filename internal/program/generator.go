package program

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/internal/process"
)

// Generator is a running program. After an error it has been ended. It is for one goroutine at a time.
type Generator struct {
	*process.Process
	name      string
	abilities []string
	within    time.Duration
	output    chan []byte   // what it writes, piece by piece; closed at the end
	left      chan struct{} // closed when nobody reads its output any more
	leave     func()        // closes left, once
	line      []byte        // what has come of output, and was not used
	last      []Question    // those that were asked at once, up to the one at which it has failed
}

// Failure is an error that a program has made, other than a wrong answer: it has crashed or ended, does not
// answer, or says what is no answer.
type Failure struct {
	what string
	// Unanswered are questions that it had been asked at once, and had not answered.
	Unanswered []Question
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
	p, err := process.Talk(command)
	if err != nil {
		return nil, err
	}
	g := &Generator{Process: p, within: answerWithin, output: make(chan []byte), left: make(chan struct{})}
	g.leave = sync.OnceFunc(func() { close(g.left) })
	go g.read()
	if err := g.greet(ctx); err != nil {
		return nil, g.fail(err)
	}
	return g, nil
}

// Name returns what the program calls itself, in printable form.
func (g *Generator) Name() string { return g.name }

// Can reports whether the program has an ability: one of [Pieces] or of [Modes].
func (g *Generator) Can(ability string) bool { return slices.Contains(g.abilities, ability) }

// Close ends the program: by the end of its input, or, if it does not end within a second, by force, with all
// that it has started.
func (g *Generator) Close() { g.stop(process.Patience) }

func (g *Generator) stop(patience time.Duration) {
	g.leave()
	g.Stop(patience)
}

// fail ends a program that has made an error.
func (g *Generator) fail(err error) error {
	g.stop(0)
	return err
}

// greet exchanges the first lines.
func (g *Generator) greet(ctx context.Context) error {
	line, err := g.exchange(ctx, fmt.Appendf(nil, "bitray %d\n", Version))
	if err != nil {
		return err
	}
	said, name, _ := strings.Cut(string(line), " name ")
	words := strings.Fields(said)
	if len(words) < 2 || words[0] != "bitray" || words[1] != fmt.Sprint(Version) || name == "" {
		return failuref(`it greets with %s, expected "bitray %d", its abilities, "name" and a name, such as "bitray %d rook bishop name mine"`,
			quote(line), Version, Version)
	}
	g.name, g.abilities = printable.Plain(name, mostShown), words[2:]
	for _, ability := range g.abilities {
		if !slices.Contains(abilities(), ability) {
			return failuref("it says that it can %s: expected some of %s", quote(ability), strings.Join(abilities(), ", "))
		}
	}
	if !slices.ContainsFunc(pieces, g.Can) {
		return failuref("it knows no piece: expected some of %s", strings.Join(pieces, ", "))
	}
	return nil
}

// Refuses asks the program a line that it cannot know. It returns an error unless the program refuses it.
func (g *Generator) Refuses(ctx context.Context) error {
	const line = "no such line 1"
	answer, err := g.exchange(ctx, []byte(line+"\n"))
	if err == nil && string(answer) != "unknown "+line {
		err = failuref("it answers %q by %s, expected %q", line, quote(answer), "unknown "+line)
	}
	if err != nil {
		return g.fail(err)
	}
	return nil
}

// exchange sends lines that are answered by one, and returns that. It writes and reads at the same time.
func (g *Generator) exchange(ctx context.Context, lines []byte) ([]byte, error) {
	go g.In.Write(append(lines, "go\n"...)) // if that fails, no answer comes
	answer, err := g.next(ctx)
	if err != nil {
		return nil, err
	}
	answer = bytes.Clone(answer)
	return answer, g.ok(ctx)
}

// ok takes the answer to "go". Another line is an answer that nobody has asked for.
func (g *Generator) ok(ctx context.Context) error {
	line, err := g.next(ctx)
	if err == nil && string(line) != "ok" {
		err = failuref(`it answers "go" by %s, expected "ok"`, quote(line))
	}
	return err
}

// read hands on what the program writes.
func (g *Generator) read() {
	defer close(g.output)
	defer g.Out.Close()
	for {
		text := make([]byte, 1<<15)
		n, err := g.Out.Read(text)
		if err != nil {
			return
		}
		select {
		case g.output <- text[:n]:
		case <-g.left:
			return
		}
	}
}

const (
	// mostLine is the longest line that a program may write.
	mostLine = 1 << 12
	// mostShown is the most that an error quotes, in bytes.
	mostShown = 80
)

func quote[T string | []byte](text T) string { return printable.Quote(string(text), mostShown) }

// next returns the next line that the program writes, which is good until the next call.
func (g *Generator) next(ctx context.Context) ([]byte, error) {
	var late <-chan time.Time
	for {
		if end := bytes.IndexByte(g.line, '\n'); end >= 0 {
			line := g.line[:end]
			g.line = g.line[end+1:]
			return bytes.TrimSuffix(line, []byte("\r")), nil
		}
		if len(g.line) > mostLine {
			return nil, failuref("it writes a line of more than %d bytes: %s", mostLine, quote(g.line))
		}
		if late == nil {
			timer := time.NewTimer(g.within)
			defer timer.Stop()
			late = timer.C
		}
		select {
		case text, open := <-g.output:
			if !open {
				return nil, g.death(ctx)
			}
			g.line = append(g.line, text...)
		case <-late:
			return nil, failuref("it does not answer within %v%s", g.within, g.complaint())
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// death says how the program has ended, whose output has.
func (g *Generator) death(ctx context.Context) error {
	select {
	case <-g.Ended():
	case <-time.After(process.Patience):
		return failuref("it has closed its output%s", g.complaint())
	case <-ctx.Done():
		return ctx.Err()
	}
	err := g.Err()
	if err == nil {
		err = errors.New("exit status 0")
	}
	return failuref("it has ended: %v%s", err, g.complaint())
}

// complaint quotes the end of what the program wrote to its standard error.
func (g *Generator) complaint() string {
	lines := strings.Split(strings.TrimSpace(g.Complaints(0)), "\n")
	if last := lines[len(lines)-1]; last != "" {
		return "; on standard error: " + quote(last)
	}
	return ""
}
