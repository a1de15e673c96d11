package engine

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/internal/process"
)

// talker is a running program whose output is read line by line.
type talker struct {
	*process.Process
	lines  chan string   // closed when the output ends
	broken error         // why reading ended early; valid when lines is closed
	left   chan struct{} // closed when nobody receives lines any more
	leave  sync.Once

	sent, received string  // the last lines that are not empty
	heard          *answer // that is being waited for, or nil
	complained     int     // bytes on standard error before it
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

// newTalker reads what a program says that has been started without an error.
func newTalker(p *process.Process, err error) (*talker, error) {
	if err != nil {
		return nil, err
	}
	t := &talker{Process: p, lines: make(chan string), left: make(chan struct{})}
	go t.read()
	return t, nil
}

// read hands the output on line by line.
func (p *talker) read() {
	defer close(p.lines)
	defer p.Out.Close()
	scanner := bufio.NewScanner(p.Out)
	scanner.Buffer(nil, maxLine)
	for scanner.Scan() {
		select {
		case p.lines <- scanner.Text():
		case <-p.left:
			return
		}
	}
	if errors.Is(scanner.Err(), bufio.ErrTooLong) {
		p.broken = fmt.Errorf("%w: a line of more than %d bytes", errGarbage, maxLine)
		p.Kill()
	}
}

// send writes a line to the process. If the process has ended, the next read reports it.
func (p *talker) send(line string) {
	p.sent, p.heard = line, nil
	io.WriteString(p.In, line+"\n")
}

// await names the answer that is heard next.
func (p *talker) await(a *answer) { p.heard, p.complained = a, p.Complained() }

// hear passes lines to take, without the space around them, until take returns true or an error, or until no
// count follows a total of 0. It returns [io.EOF] at the end of the output, and an error if all that takes
// longer than timeout, or if the answer that is being heard cannot come any more.
func (p *talker) hear(ctx context.Context, timeout time.Duration, take func(line string) (done bool, err error)) error {
	timed, cancel := context.WithTimeoutCause(ctx, timeout, errTimeout)
	defer cancel()
	for {
		select {
		case line, ok := <-p.lines:
			switch line = strings.TrimSpace(line); {
			case !ok && p.broken != nil:
				return p.explain(p.broken)
			case !ok:
				return io.EOF
			case line != "":
				p.received = line
			}
			if done, err := take(line); done || err != nil {
				return err
			}
		case <-time.After(silence):
			switch {
			case p.heard == nil:
			case p.heard.hopeless(p.Complaints(p.complained)):
				return p.explain(p.heard.failure())
			case p.heard.settle():
				return nil
			}
		case <-timed.Done():
			if err := context.Cause(timed); !errors.Is(err, errTimeout) {
				return err
			}
			return p.explain(fmt.Errorf("no answer within %v", timeout))
		}
	}
}

var errTimeout = errors.New("time-out")

// death waits for the end of the process. It returns nil if the process ended without an error.
func (p *talker) death(ctx context.Context, timeout time.Duration) error {
	timed, cancel := context.WithTimeoutCause(ctx, timeout, errTimeout)
	defer cancel()
	select {
	case <-p.Ended():
	case <-timed.Done():
		if errors.Is(context.Cause(timed), errTimeout) {
			return p.explain(fmt.Errorf("it closed its output, but did not end within %v", timeout))
		}
		return ctx.Err()
	}
	if err := p.Err(); err != nil {
		return p.explain(err)
	}
	return nil
}

// explain adds the last input and output to an error.
func (p *talker) explain(err error) error {
	text := ""
	if p.sent != "" {
		text += fmt.Sprintf(", after %q", p.sent)
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

// stop ends the process, which may quit by itself for as long as patience.
func (p *talker) stop(patience time.Duration) {
	p.leave.Do(func() { close(p.left) })
	p.Stop(patience)
}
