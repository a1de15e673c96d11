//go:build unix

package library

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/bitray/bitray/internal/process"
)

// Run starts the program with the arguments and hands its results on as they come; each replaces the
// one before. It returns nil if the program was done, and a [*Failure] if the library ended it, or
// was in one call for as long as hangAfter, whereupon the program is ended.
func Run(ctx context.Context, program string, arguments []string, hangAfter time.Duration, progress func(string), result func(json.RawMessage) error) error {
	p, file, err := newPage()
	if err != nil {
		return err
	}
	defer p.unmap()
	defer file.Close()
	messages, messagesEnd, err := os.Pipe()
	if err != nil {
		return err
	}
	defer messages.Close()
	output, outputEnd, err := os.Pipe()
	if err != nil {
		messagesEnd.Close()
		return err
	}
	defer output.Close()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(ctx, program, arguments...)
	cmd.ExtraFiles = []*os.File{messagesEnd, file}
	cmd.Env = append(os.Environ(), "GOTRACEBACK=none") // what went wrong in one line, without the stacks
	cmd.Stdout, cmd.Stderr = outputEnd, outputEnd
	cmd.Cancel = func() error {
		if errors.As(context.Cause(ctx), new(*Failure)) {
			return cmd.Process.Kill()
		}
		return cmd.Process.Signal(os.Interrupt) // it may have something to say
	}
	cmd.WaitDelay = patience
	process.Separate(cmd)
	ended, err := startOnThread(cmd)
	messagesEnd.Close()
	outputEnd.Close()
	if err != nil {
		return err
	}
	var printed tail
	copied := make(chan struct{})
	go func() {
		defer close(copied)
		io.Copy(&printed, &untilEnd{file: output})
	}()
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		watch(ctx, p, hangAfter, stop)
	}()
	defer func() { // before the page is unmapped, which the watch reads
		stop(nil)
		<-watched
	}()
	go func() {
		<-ended
		for _, file := range []*os.File{messages, output} {
			file.SetReadDeadline(time.Now()) // see untilEnd
		}
	}()
	done, failed := receive(&untilEnd{file: messages}, progress, result)
	if failed != nil {
		stop(failed)
	}
	<-ended
	<-copied
	if done {
		return nil
	}
	err = context.Cause(ctx)
	if err == nil {
		err = death{p, cmd.ProcessState, endedBy(cmd.ProcessState), printed.String()}.explain()
	}
	if failure := (*Failure)(nil); errors.As(err, &failure) {
		failure.Library = int(p.library)
	}
	return err
}

// receive takes messages until the program says that it is done, or an error.
func receive(messages io.Reader, progress func(string), result func(json.RawMessage) error) (done bool, err error) {
	lines := bufio.NewScanner(messages)
	lines.Buffer(nil, longestMessage)
	for lines.Scan() {
		var m Message
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil {
			return false, fmt.Errorf("the program %s: %w", programName, err)
		}
		switch {
		case len(m.Error) > 0:
			return false, errors.New(string(m.Error))
		case m.Progress != "":
			progress(m.Progress)
		case m.Result != nil:
			if err := result(m.Result); err != nil {
				return false, err
			}
		}
		if m.Done { // a fork of the program may go on talking after it
			return true, nil
		}
	}
	return false, nil
}

// longestMessage is more than the figures of all techniques and libraries take.
const longestMessage = 256 << 20

// patience is how long a program may take to end when it is interrupted.
var patience = 5 * time.Second

// startOnThread starts a command on a thread that lasts until it has ended, since Linux takes that
// thread for the parent with which the process ends. What the process has left behind in its group
// ends with it.
func startOnThread(cmd *exec.Cmd) (ended chan struct{}, err error) {
	started := make(chan error)
	ended = make(chan struct{})
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		defer close(ended)
		err := cmd.Start()
		started <- err
		if err == nil {
			cmd.Wait() // how it ended is in its state
			syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		}
	}()
	return ended, <-started
}

// watch stops the program when one call takes too long.
func watch(ctx context.Context, p *page, hangAfter time.Duration, stop context.CancelCauseFunc) {
	ticks := time.NewTicker(max(hangAfter/20, time.Millisecond))
	defer ticks.Stop()
	calls, since := uint64(0), time.Now()
	for {
		select {
		case <-ctx.Done():
			return
		case now := <-ticks.C:
			if begun := p.begun.Load(); begun != calls || begun == p.returned.Load() {
				calls, since = begun, now
			}
			if now.Sub(since) >= hangAfter {
				last, _, _ := p.last()
				stop(&Failure{Function: last.Function, text: fmt.Sprintf("it hangs %s: no answer after %v", where(last, true), hangAfter)})
			}
		}
	}
}

// endedBy returns the name of the signal that ended a process, or nothing if it exited.
func endedBy(state *os.ProcessState) string {
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return unix.SignalName(status.Signal())
	}
	return ""
}

// tail keeps the last of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

// mostKept is how much of a program's output is kept.
const mostKept = 1 << 16

func (t *tail) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, text...)
	t.text = t.text[max(0, len(t.text)-mostKept):]
	return len(text), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.text)
}
