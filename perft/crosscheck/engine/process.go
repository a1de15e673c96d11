package engine

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/bitray/bitray/perft/board/excerpt"
)

// process is a running program whose output is read line by line.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	lines  chan string   // closed when the output ends
	broken error         // why reading ended early; valid when lines is closed
	left   chan struct{} // closed when nobody receives lines any more
	leave  sync.Once
	ended  chan struct{} // closed when the program and its group have ended
	err    error         // of waiting; valid when ended is closed
	stderr tail

	sent, received string // the last lines
}

const (
	// maxLine is the longest line of output that is read.
	maxLine = 1 << 16
	// patience is how long a program may take to quit, and how long its output may then stay open:
	// a process that it leaves behind in another session may hold the output open forever.
	patience = time.Second
	// maxShown is the most that an error quotes of a program's output, in bytes.
	maxShown = 80
)

// talk starts a program that reads its standard input.
func talk(words []string) (*process, error) {
	p := newProcess(words)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	p.in = in
	return p, p.start()
}

// listen starts a program that has no input.
func listen(words []string) (*process, error) {
	p := newProcess(words)
	return p, p.start()
}

func newProcess(words []string) *process {
	p := &process{
		cmd:   exec.Command(words[0], words[1:]...),
		lines: make(chan string), left: make(chan struct{}), ended: make(chan struct{}),
	}
	separate(p.cmd)
	return p
}

// start starts the program. It does not use the pipes of package exec, because Wait would wait until
// no process holds them open.
func (p *process) start() error {
	out, outEnd, err := os.Pipe()
	if err != nil {
		return err
	}
	complaints, complaintsEnd, err := os.Pipe()
	if err != nil {
		return errors.Join(err, out.Close(), outEnd.Close())
	}
	p.cmd.Stdout, p.cmd.Stderr = outEnd, complaintsEnd
	started := make(chan error)
	go p.run(started, out, complaints)
	err = <-started
	outEnd.Close()
	complaintsEnd.Close()
	if err != nil {
		out.Close()
		complaints.Close()
		return err
	}
	go p.read(out)
	return nil
}

// run starts the program and waits for its end, on one thread: the program must end with its
// parent, and Linux takes the thread that started it for the parent.
func (p *process) run(started chan<- error, out, complaints *os.File) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := p.cmd.Start()
	started <- err
	if err != nil {
		return
	}
	complained := make(chan struct{})
	go func() {
		defer close(complained)
		defer complaints.Close()
		io.Copy(&p.stderr, complaints)
	}()
	p.err = p.cmd.Wait()
	kill(p.cmd) // what it left behind in its group
	deadline := time.Now().Add(patience)
	out.SetReadDeadline(deadline)
	complaints.SetReadDeadline(deadline)
	<-complained
	close(p.ended)
}

// read hands the output on line by line.
func (p *process) read(out io.ReadCloser) {
	defer close(p.lines)
	defer out.Close()
	scanner := bufio.NewScanner(out)
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
		p.kill()
	}
}

// kill ends the process and its group. If the process has ended, so has its group, and its number may
// belong to another process.
func (p *process) kill() {
	select {
	case <-p.ended:
	default:
		kill(p.cmd)
	}
}

// send writes a line to the process. If the process has ended, the next read reports it.
func (p *process) send(line string) {
	p.sent = line
	io.WriteString(p.in, line+"\n")
}

// receive returns the next line of output, or [io.EOF] at its end.
func (p *process) receive(ctx context.Context) (string, error) {
	select {
	case line, ok := <-p.lines:
		switch {
		case !ok && p.broken != nil:
			return "", p.explain(p.broken)
		case !ok:
			return "", io.EOF
		}
		p.received = line
		return line, nil
	case <-ctx.Done():
		return "", context.Cause(ctx)
	}
}

// hear passes lines to take until take returns true or an error. It returns an error if that takes
// longer than timeout, and [io.EOF] at the end of the output.
func (p *process) hear(ctx context.Context, timeout time.Duration, take func(line string) (done bool, err error)) error {
	timed, cancel := context.WithTimeoutCause(ctx, timeout, errTimeout)
	defer cancel()
	for {
		line, err := p.receive(timed)
		switch {
		case errors.Is(err, errTimeout):
			return p.explain(fmt.Errorf("no answer within %v", timeout))
		case err != nil:
			return err
		}
		if done, err := take(strings.TrimSpace(line)); done || err != nil {
			return err
		}
	}
}

var errTimeout = errors.New("time-out")

// death waits for the end of the process. It returns nil if the process ended without an error.
func (p *process) death(ctx context.Context, timeout time.Duration) error {
	timed, cancel := context.WithTimeoutCause(ctx, timeout, errTimeout)
	defer cancel()
	select {
	case <-p.ended:
	case <-timed.Done():
		if errors.Is(context.Cause(timed), errTimeout) {
			return p.explain(fmt.Errorf("it closed its output, but did not end within %v", timeout))
		}
		return ctx.Err()
	}
	if p.err != nil {
		return p.explain(p.err)
	}
	return nil
}

// explain adds the last input and output to an error.
func (p *process) explain(err error) error {
	text := err.Error()
	if p.sent != "" {
		text += fmt.Sprintf(", after %q", p.sent)
		if p.received != "" {
			text += ", last output " + excerpt.Quote(p.received, maxShown)
		}
	}
	if complaint := strings.TrimSpace(p.stderr.String()); complaint != "" {
		text += fmt.Sprintf(", on standard error %q", complaint)
	}
	return &explained{text, err}
}

// explained is an error with the last input and output before it.
type explained struct {
	text string
	err  error
}

func (e *explained) Error() string { return e.text }
func (e *explained) Unwrap() error { return e.err }

// stop ends the process. It closes the input, on which the process may quit by itself, and kills the
// process and its group if that takes longer than patience.
func (p *process) stop(patience time.Duration) {
	p.leave.Do(func() { close(p.left) })
	if p.in != nil {
		p.in.Close()
	}
	select {
	case <-p.ended:
	case <-time.After(patience):
	}
	p.kill()
	<-p.ended
}
