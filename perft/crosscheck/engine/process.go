package engine

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// process is a running program that is talked to in lines.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	lines  chan string // closed when the output ends
	ended  chan struct{}
	err    error // of waiting; valid when ended is closed
	stderr tail

	sent, received string // the last lines
}

// maxLine is the longest line of output that is read.
const maxLine = 1 << 16

func start(words []string) (*process, error) {
	p := &process{cmd: exec.Command(words[0], words[1:]...), lines: make(chan string), ended: make(chan struct{})}
	separate(p.cmd)
	p.cmd.Stderr = &p.stderr
	p.cmd.WaitDelay = patience
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go p.read(out)
	return p, nil
}

// read hands the output on line by line and then waits for the process to end.
func (p *process) read(out io.Reader) {
	scanner := bufio.NewScanner(out)
	scanner.Buffer(nil, maxLine)
	for scanner.Scan() {
		p.lines <- scanner.Text()
	}
	close(p.lines)
	if scanner.Err() != nil {
		kill(p.cmd) // it floods us
	}
	p.err = p.cmd.Wait()
	close(p.ended)
}

// send writes a line to the process. If the process has ended, reading will tell.
func (p *process) send(line string) {
	p.sent = line
	io.WriteString(p.in, line+"\n")
}

// receive returns the next line of output.
func (p *process) receive(ctx context.Context) (string, error) {
	select {
	case line, ok := <-p.lines:
		if !ok {
			return "", p.death()
		}
		p.received = line
		return line, nil
	case <-ctx.Done():
		return "", context.Cause(ctx)
	}
}

// death says how the process has ended.
func (p *process) death() error {
	<-p.ended
	how := "ended"
	if p.err != nil {
		how = p.err.Error()
	}
	return p.explain(errors.New(how))
}

// explain adds to an error what was said last.
func (p *process) explain(err error) error {
	var text strings.Builder
	fmt.Fprintf(&text, "after %q", p.sent)
	if p.received != "" {
		fmt.Fprintf(&text, ", last output %q", p.received)
	}
	if said := strings.TrimSpace(p.stderr.String()); said != "" {
		fmt.Fprintf(&text, ", on standard error %q", said)
	}
	return fmt.Errorf("%w, %s", err, text.String())
}

// stop ends the process: it may leave by itself when its input ends, and is killed if it does
// not within the given time.
func (p *process) stop(patience time.Duration) {
	p.in.Close()
	go func() {
		for range p.lines {
		}
	}()
	select {
	case <-p.ended:
	case <-time.After(patience):
	}
	kill(p.cmd)
	<-p.ended
}
