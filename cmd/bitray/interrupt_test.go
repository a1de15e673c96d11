//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// running is a process of the program.
type running struct {
	*exec.Cmd
	out, err bytes.Buffer
}

// launch starts the program, which TestMain has put on the PATH.
func launch(t *testing.T, args ...string) *running {
	t.Helper()
	r := &running{Cmd: exec.Command("bitray", args...)}
	r.Stdout, r.Stderr = &r.out, &r.err
	return r
}

func (r *running) start(t *testing.T) {
	t.Helper()
	if err := r.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Process.Kill() })
}

// wait returns the exit code, or minus the number of the signal that ended the process.
func (r *running) wait(t *testing.T) int {
	t.Helper()
	err := r.Wait()
	exit := (*exec.ExitError)(nil)
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if status := r.ProcessState.Sys().(syscall.WaitStatus); status.Signaled() {
		return -int(status.Signal())
	}
	return r.ProcessState.ExitCode()
}

func TestInterruptPrintsFinishedRootMoves(t *testing.T) {
	t.Parallel()
	r := launch(t, "perft", "--depth", "6", "--technique", "reference", "--threads", "1", "--progress")
	r.Stderr = nil
	progress, err := r.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.start(t)
	awaitFinishedRootMove(t, r, progress)
	go io.Copy(io.Discard, progress)
	if code := r.wait(t); code != exitInterrupted {
		t.Errorf("exit code %d, want %d", code, exitInterrupted)
	}
	for _, want := range []string{`(?m)^b1a3: \d+$`, `(?m)^partial: \d+ of 20 root moves finished$`} {
		if !regexp.MustCompile(want).Match(r.out.Bytes()) {
			t.Errorf("%s is missing in\n%s", want, r.out.String())
		}
	}
}

// awaitFinishedRootMove reads progress until a root move is finished and then interrupts.
func awaitFinishedRootMove(t *testing.T, r *running, progress io.Reader) {
	t.Helper()
	lines := bufio.NewScanner(progress)
	lines.Split(splitAtReturns)
	for lines.Scan() {
		if regexp.MustCompile(`[1-9]\d* of 20 root moves`).MatchString(lines.Text()) {
			r.Process.Signal(os.Interrupt)
			return
		}
	}
	t.Fatal("no root move was finished")
}

// splitAtReturns splits at the carriage returns between the states of a progress line.
func splitAtReturns(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if i := bytes.IndexByte(data, '\r'); i >= 0 {
		return i + 1, data[:i], nil
	}
	if atEOF && len(data) > 0 {
		return len(data), data, nil
	}
	return 0, nil, nil
}

func TestInterruptWhileReadingStandardInput(t *testing.T) {
	t.Parallel()
	r := launch(t, "suite", "-")
	in, err := r.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.start(t)
	// A pipe holds less than this, so when it is written the program reads, and listens.
	if _, err := io.WriteString(in, strings.Repeat("# a comment\n", 100_000)); err != nil {
		t.Fatal(err)
	}
	r.Process.Signal(os.Interrupt)
	if code := r.wait(t); code != exitInterrupted {
		t.Errorf("exit code %d, want %d", code, exitInterrupted)
	}
	if got, want := r.err.String(), "bitray: interrupted\n"; got != want {
		t.Errorf("standard error %q, want %q", got, want)
	}
}

// TestSecondInterruptQuitsAtOnce holds the program in the reading of a pipe that nobody writes
// to, where it cannot take notice of the first interrupt. It ends by the signal itself only if
// an earlier one has been taken.
func TestSecondInterruptQuitsAtOnce(t *testing.T) {
	t.Parallel()
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	r := launch(t, "suite", pipe)
	r.start(t)
	writer, err := os.OpenFile(pipe, os.O_WRONLY, 0) // returns when the program has opened it
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	ended := make(chan int)
	go func() { ended <- r.wait(t) }()
	for {
		r.Process.Signal(os.Interrupt)
		select {
		case code := <-ended:
			if code != -int(syscall.SIGINT) {
				t.Errorf("exit code %d, want the end by signal %d", code, syscall.SIGINT)
			}
			return
		case <-time.After(200 * time.Millisecond):
		}
	}
}

func TestBrokenPipeIsSilent(t *testing.T) {
	t.Parallel()
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	reader.Close()
	r := launch(t, "perft", "--divide")
	r.Stdout = writer
	r.start(t)
	writer.Close()
	if code := r.wait(t); code != -int(syscall.SIGPIPE) {
		t.Errorf("exit code %d, want the end by signal %d", code, syscall.SIGPIPE)
	}
	if r.err.Len() > 0 {
		t.Errorf("standard error: %s", r.err.String())
	}
}

func TestFullDiskIsAnError(t *testing.T) {
	t.Parallel()
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close()
	r := launch(t, "perft", "--divide")
	r.Stdout = full
	r.start(t)
	if code := r.wait(t); code != exitFailure {
		t.Errorf("exit code %d, want %d", code, exitFailure)
	}
	if got := r.err.String(); !strings.HasPrefix(got, "bitray: standard output: ") || !strings.Contains(got, "no space left") {
		t.Errorf("standard error: %s", got)
	}
}

func TestKilledProcessLeavesNoFile(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	target := filepath.Join(folder, "out.epd")
	r := launch(t, "suite", "built-in", "--technique", "reference", "--write", target, "--depth", "6")
	r.start(t)
	time.Sleep(time.Second)
	r.Process.Kill()
	r.wait(t)
	if files, _ := os.ReadDir(folder); len(files) > 0 {
		t.Errorf("left behind: %v", files)
	}
}
