package process

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"time"
)

// Patience is how long a program may take to quit, and how long its output may then stay open: a process that
// it leaves behind in another session may hold the output open forever.
const Patience = time.Second

// Process is a running program.
type Process struct {
	// In is its standard input, if it has one, and Out its standard output, which the reader closes.
	In  io.WriteCloser
	Out io.ReadCloser

	cmd    *exec.Cmd
	ended  chan struct{} // closed when the program and its group have ended
	err    error         // of waiting; valid when ended is closed
	stderr complaints
}

// Talk starts a program that reads its standard input.
func Talk(words []string) (*Process, error) { return start(words, true) }

// Listen starts a program that has no input.
func Listen(words []string) (*Process, error) { return start(words, false) }

// Canned returns a process for tests, which has written its output and ended. It takes any input.
func Canned(out io.ReadCloser) *Process {
	p := &Process{In: nowhere{}, Out: out, ended: make(chan struct{})}
	close(p.ended)
	return p
}

type nowhere struct{}

func (nowhere) Write(p []byte) (int, error) { return len(p), nil }
func (nowhere) Close() error                { return nil }

// start does not use the pipes of package exec for output, because Wait would wait until no process holds
// them open.
func start(words []string, input bool) (p *Process, err error) {
	p = &Process{cmd: exec.Command(words[0], words[1:]...), ended: make(chan struct{})}
	Separate(p.cmd)
	if input {
		if p.In, err = p.cmd.StdinPipe(); err != nil {
			return nil, err
		}
	}
	out, outEnd, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	complaints, complaintsEnd, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, out.Close(), outEnd.Close())
	}
	p.Out, p.cmd.Stdout, p.cmd.Stderr = out, outEnd, complaintsEnd
	started := make(chan error)
	go p.run(started, out, complaints)
	err = <-started
	outEnd.Close()
	complaintsEnd.Close()
	if err != nil {
		out.Close()
		complaints.Close()
		return nil, err
	}
	return p, nil
}

// run starts the program and waits for its end, on one thread: the program must end with its
// parent, and Linux takes the thread that started it for the parent.
func (p *Process) run(started chan<- error, out, complaints *os.File) {
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
	deadline := time.Now().Add(Patience)
	out.SetReadDeadline(deadline)
	complaints.SetReadDeadline(deadline)
	<-complained
	close(p.ended)
}

// Ended is closed when the program and its group have ended.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// Err returns how the program ended, once it has: nil, or an [*exec.ExitError].
func (p *Process) Err() error { return p.err }

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

// Kill ends the process and its group. If the process has ended, so has its group, and its number may
// belong to another process.
func (p *Process) Kill() {
	select {
	case <-p.ended:
	default:
		kill(p.cmd)
	}
}

// Stop ends the process. It closes the input, on which the process may quit by itself, and kills the
// process and its group if that takes longer than patience.
func (p *Process) Stop(patience time.Duration) {
	if p.In != nil {
		p.In.Close()
	}
	select {
	case <-p.ended:
	case <-time.After(patience):
	}
	p.Kill()
	<-p.ended
}
