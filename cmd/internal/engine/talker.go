package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
	"github.com/bitray/bitray/internal/printable"
)

// talker is a running program whose output is read line by line.
type talker struct {
	*process.Process

	sent       []string // the last lines, since there was output
	answered   int      // of these, with output after them
	received   string   // the last line that is not empty
	heard      *answer  // that is being waited for, or nil
	complained int      // bytes on standard error before it
}

const (
	// maxLine is the longest line of output that is read.
	maxLine = 1 << 16
	// maxShown is the most that an error quotes of a program's output, in bytes.
	maxShown = 80
	// silence is how long a program that has printed an error, or a total without counts, must be
	// silent before its answer is given up or, if the total is 0, taken.
	silence = 2 * time.Second
)

// send writes a line to the process. If the process has ended, the next read reports it. What the process has written to standard
// error is counted before: it may complain before this returns.
func (p *talker) send(line string) {
	p.sent, p.answered, p.heard, p.complained = append(p.sent[p.answered:], line), 0, nil, p.Complained()
	io.WriteString(p.In, line+"\n")
}

// hear passes lines to take, without the space around them, until take returns true or an error, or until no
// count follows a total of 0. It returns [io.EOF] if the program ends without an error, and another error if all
// that takes longer than timeout, or if the awaited answer can no longer come.
func (p *talker) hear(ctx context.Context, timeout time.Duration, take func(line string) (done bool, err error)) error {
	timed, cancel := context.WithTimeoutCause(ctx, timeout, errTimeout)
	defer cancel()
	for {
		text, err := p.Line(timed, silence, maxLine)
		line := strings.TrimSpace(string(text))
		switch {
		case err == nil, err == io.EOF && line != "":
			p.received, p.answered = cmp.Or(line, p.received), len(p.sent)
			if done, err := take(line); done || err != nil {
				return err
			}
		case err == process.ErrLong:
			return p.explain(fmt.Errorf("%w: a line of more than %d bytes", errGarbage, maxLine))
		case err == errTimeout:
			came := ""
			if p.heard != nil && len(p.heard.rows) > 0 {
				came = fmt.Sprintf(": counts of %d moves came, and no line with the total", len(p.heard.rows))
			}
			return p.explain(fmt.Errorf("no result within %v%s", timeout, came))
		case err == io.EOF:
			return cmp.Or(p.death(ctx, timeout), err)
		case err != process.ErrLate:
			return err
		case p.heard == nil:
		case p.heard.cannotFinish(p.Complaints(p.complained)):
			return p.explain(p.heard.failure(p.heard.asked()))
		case !p.heard.done && p.heard.settle():
			return nil
		case p.heard.unsure:
			return errSilent
		}
	}
}

var (
	errTimeout = errors.New("time-out")
	errSilent  = errors.New("no answer, though it is ready")
)

// death waits for the end of the process. It returns nil if the process ended without an error.
func (p *talker) death(ctx context.Context, timeout time.Duration) error {
	err := p.Wait(ctx, timeout)
	switch {
	case err == process.ErrLate:
		return p.explain(fmt.Errorf("it closed its output, but did not end within %v", timeout))
	case err == nil || err == ctx.Err():
		return err
	}
	return p.explain(err)
}

// explain adds the last input and output to an error.
func (p *talker) explain(err error) error {
	text := ""
	if len(p.sent) > 0 {
		text += ", after " + strings.ReplaceAll(strings.Trim(fmt.Sprintf("%q", p.sent), "[]"), `" "`, `", "`)
		if p.received != "" {
			text += ", last output " + printable.Quote(p.received, maxShown)
		}
	}
	if p.heard != nil {
		text += p.heard.notUnderstood()
	}
	if complaints := strings.TrimSpace(p.Complaints(0)); complaints != "" {
		text += "\n  on standard error:"
		for line := range strings.Lines(complaints) {
			text += "\n    " + printable.Escape(strings.TrimRight(line, " \r\n"))
		}
	}
	return fmt.Errorf("%w%s", err, text)
}
