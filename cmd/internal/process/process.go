// Package process runs programs that talk to this one on pipes. Each has its own group of processes, so that
// what it starts ends with it, and a process that it leaves running is not waited for.
package process

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"runtime"
	"sync"
	"time"

	"github.com/bitray/bitray/internal/printable"
)

// Patience is how long a program may take to quit, and how long its output may then stay open: a process that
// it leaves running in another session may hold the output open forever.
const Patience = time.Second

// Process is a running program. It is for one goroutine at a time.
type Process struct {
	In io.WriteCloser // its standard input

	cmd    *exec.Cmd
	output chan []byte   // what it writes, piece by piece; closed at the end
	unread []byte        // what has come of output and was not returned
	leave  func()        // says that its output has no reader any more
	ended  chan struct{} // closed when the program and its group have ended
	err    error         // of waiting; valid when ended is closed
	stderr complaints
}

// Start starts a program.
func Start(words []string) (*Process, error) {
	p := &Process{cmd: exec.Command(words[0], words[1:]...), output: make(chan []byte), ended: make(chan struct{})}
	Separate(p.cmd)
	in, noIn := p.cmd.StdinPipe()
	out, noOut := p.cmd.StdoutPipe()
	complaints, noComplaints := p.cmd.StderrPipe()
	if err := errors.Join(noIn, noOut, noComplaints); err != nil {
		return nil, err
	}
	left, leave := context.WithCancel(context.Background())
	p.In, p.leave = in, leave
	started := make(chan error)
	go p.run(left, started, out, complaints)
	return p, cannotStart(words[0], <-started)
}

// cannotStart says why a program did not start, without the names of system calls that package os adds.
func cannotStart(name string, err error) error {
	path, search := (*fs.PathError)(nil), (*exec.Error)(nil)
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &search):
		err = search.Err
	case err == nil:
		return nil
	}
	return fmt.Errorf("cannot start %s: %w", printable.Quote(name, maxShown), err)
}

// maxShown is the most of a name that an error quotes, in bytes.
const maxShown = 200

// Canned returns a process for tests, which has written its output and ended. It takes any input.
func Canned(output []byte) *Process {
	p := &Process{In: nowhere{io.Discard}, output: make(chan []byte), unread: output, leave: func() {}, ended: make(chan struct{})}
	close(p.output)
	close(p.ended)
	return p
}

type nowhere struct{ io.Writer }

func (nowhere) Close() error { return nil }

// run starts the program and waits for its end, on one thread: the program must end with its
// parent, and Linux takes the thread that started it for the parent. It does not use [exec.Cmd.Wait], which
// would close the output before it is read.
func (p *Process) run(left context.Context, started chan<- error, out, complaints io.ReadCloser) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := p.cmd.Start()
	started <- err
	if err != nil {
		return
	}
	go p.read(left, out)
	complained := make(chan struct{})
	go func() {
		defer close(complained)
		io.Copy(&p.stderr, complaints)
	}()
	state, err := p.cmd.Process.Wait()
	if err == nil && !state.Success() {
		err = &exec.ExitError{ProcessState: state}
	}
	p.err = err
	kill(p.cmd) // what it left running in its group
	time.AfterFunc(Patience, func() {
		out.Close()
		complaints.Close()
	})
	<-complained
	close(p.ended)
}

// read hands on what the program writes, until its reader has left.
func (p *Process) read(left context.Context, out io.ReadCloser) {
	defer close(p.output)
	defer out.Close()
	for {
		text := make([]byte, 1<<15)
		n, err := out.Read(text)
		if err != nil {
			return
		}
		select {
		case p.output <- text[:n]:
		case <-left.Done():
			return
		}
	}
}

var (
	// ErrLate says that a program did nothing for as long as it may take.
	ErrLate = errors.New("too late")
	// ErrLong says that a program has written a line that is too long.
	ErrLong = errors.New("a line is too long")
)

// Line returns the next line that the program writes, without its end; it is good until the next call. The
// line must come within patience, otherwise the error is [ErrLate], and have at most longest bytes,
// otherwise the start of it comes with [ErrLong]. At the end of the output the error is [io.EOF]; what the
// program has written after its last line comes with it. If ctx ends, the error is its cause.
func (p *Process) Line(ctx context.Context, patience time.Duration, longest int) ([]byte, error) {
	var late <-chan time.Time
	for {
		line, rest, complete := bytes.Cut(p.unread, []byte("\n"))
		switch {
		case len(line) > longest:
			return line, ErrLong
		case complete:
			p.unread = rest
			return bytes.TrimSuffix(line, []byte("\r")), nil
		case late == nil:
			timer := time.NewTimer(patience)
			defer timer.Stop()
			late = timer.C
		}
		select {
		case text, open := <-p.output:
			if !open {
				p.unread = nil
				return line, io.EOF
			}
			p.unread = append(p.unread, text...)
		case <-late:
			return nil, ErrLate
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
}

// Wait waits for the end of the program and its group. It returns how the program ended, nil or an
// [*exec.ExitError], or [ErrLate] if that takes longer than patience, or the error of ctx.
func (p *Process) Wait(ctx context.Context, patience time.Duration) error {
	select {
	case <-p.ended:
		return p.err
	case <-time.After(patience):
		return ErrLate
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Complaints returns the first and the last of what the program wrote to its standard error after
// its first bytes, at most [KeptSize] bytes of each. A line of dots stands for what is left out.
func (p *Process) Complaints(after int) string { return p.stderr.since(after) }

// Complained returns how many bytes the program wrote to its standard error.
func (p *Process) Complained() int { return p.stderr.written() }

// ProcessorTime returns the processor time that the program has used so far; ok is false where the system
// does not tell.
func (p *Process) ProcessorTime() (used time.Duration, ok bool) {
	return ProcessorTime(p.cmd.Process.Pid)
}

// Stop ends the process. It closes the input, on which the process may quit by itself, and kills the process
// and its group if that takes longer than patience.
func (p *Process) Stop(patience time.Duration) {
	p.leave()
	p.In.Close()
	select {
	case <-p.ended:
	case <-time.After(patience):
	}
	select {
	case <-p.ended: // its number may belong to another process
	default:
		kill(p.cmd)
		<-p.ended
	}
}

// complaints keeps the first and the last bytes written to it. Several goroutines may use it at once.
type complaints struct {
	mu          sync.Mutex
	first, last []byte
	size        int // of all that was written
}

// KeptSize is how many of the first bytes are kept, and how many of the last.
const KeptSize = 512

func (c *complaints) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.size += len(p)
	n := min(len(p), KeptSize-len(c.first))
	c.first, c.last = append(c.first, p[:n]...), append(c.last, p[n:]...)
	if extra := len(c.last) - KeptSize; extra > 0 {
		c.last = append(c.last[:0], c.last[extra:]...)
	}
	return len(p), nil
}

// written returns how many bytes have been written.
func (c *complaints) written() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.size
}

// since returns what is kept of all but the first bytes, with a line of dots for what is not.
func (c *complaints) since(bytes int) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	dots := ""
	if c.size > len(c.first)+len(c.last) {
		dots = "\n...\n"
	}
	return string(c.first[min(bytes, len(c.first)):]) + dots + string(c.last[max(0, len(c.last)-(c.size-bytes)):])
}
