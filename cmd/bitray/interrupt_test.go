//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/testenv"
)

// running is a process of the program.
type running struct {
	*exec.Cmd
	out, err bytes.Buffer
}

// launch starts the program, which TestMain has put on the PATH.
func launch(t *testing.T, args ...string) *running {
	t.Helper()
	testenv.RunsItself(t)
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

// wantCode waits for the end and demands an exit code, or minus the number of a signal.
func (r *running) wantCode(t *testing.T, want int) {
	t.Helper()
	if code := r.wait(t); code != want {
		t.Errorf("exit code %d, want %d; standard error %q", code, want, r.err.String())
	}
}

// wantInterrupted waits for the end, which standard error has to give a reason for.
func (r *running) wantInterrupted(t *testing.T, reason string) {
	t.Helper()
	r.wantCode(t, cli.ExitInterrupted)
	if got := r.err.String(); got != reason {
		t.Errorf("standard error %q, want %q", got, reason)
	}
}

// startUntil starts the program, and returns when it has written what matches a pattern to standard error.
func (r *running) startUntil(t *testing.T, pattern string) {
	t.Helper()
	r.Stderr = nil
	text, err := r.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.start(t)
	if !regexp.MustCompile(pattern).MatchReader(bufio.NewReader(text)) {
		t.Fatalf("%s is missing on standard error", pattern)
	}
	go io.Copy(io.Discard, text)
}

func TestInterruptPrintsFinishedRootMoves(t *testing.T) {
	t.Parallel()
	r := launch(t, "perft", "--depth", "7", "--technique", "reference", "--threads", "1", "--progress")
	r.startUntil(t, `[1-9]\d* of 20 root moves`)
	r.Process.Signal(syscall.SIGTERM)
	r.wantCode(t, cli.ExitInterrupted)
	for _, want := range []string{`(?m)^b1a3: \d+$`, `(?m)^partial: \d+ of 20 root moves finished$`} {
		if !regexp.MustCompile(want).Match(r.out.Bytes()) {
			t.Errorf("%s is missing in\n%s", want, r.out.String())
		}
	}
}

// manyComments returns more than a pipe holds, so when it is written the program reads, and listens. It is no
// variable, for every start of the tests as the program would make it: see TestStartCollectsNoGarbage.
func manyComments() string { return strings.Repeat("# a comment\n", 100_000) }

// TestFirstInterruptEndsTheReading writes to standard input, or to a file that is a pipe, and leaves it open.
func TestFirstInterruptEndsTheReading(t *testing.T) {
	t.Parallel()
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	for _, input := range []string{"-", pipe} {
		r := launch(t, "suite", input)
		writer, err := r.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		r.start(t)
		if input == pipe {
			if writer, err = os.OpenFile(pipe, os.O_WRONLY, 0); err != nil { // returns when the program has opened it
				t.Fatal(err)
			}
		}
		if _, err := io.WriteString(writer, manyComments()); err != nil {
			t.Fatal(err)
		}
		r.Process.Signal(syscall.SIGTERM)
		r.wantInterrupted(t, "bitray: interrupted\n")
		writer.Close()
	}
}

// fullPipe returns the ends of a pipe that holds as much as it can.
func fullPipe(t *testing.T) (reader, writer *os.File) {
	t.Helper()
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { reader.Close(); writer.Close() })
	raw, err := writer.SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	var full error
	err = raw.Write(func(fd uintptr) bool {
		for chunk := make([]byte, 1); full == nil; {
			_, full = syscall.Write(int(fd), chunk)
		}
		return true
	})
	if err != nil || !errors.Is(full, syscall.EAGAIN) {
		t.Fatalf("errors %v and %v, want a pipe that is full", err, full)
	}
	return reader, writer
}

// TestSecondInterruptQuitsAtOnce lets the program write to a full pipe without a reader, where it
// cannot notice the first interrupt. The second signal ends it only if the program handled an earlier
// one, for which it is ready when it shows progress.
func TestSecondInterruptQuitsAtOnce(t *testing.T) {
	t.Parallel()
	_, full := fullPipe(t)
	r := launch(t, "perft", "--depth", "7", "--divide", "--technique", "reference", "--progress")
	r.Stdout = full
	r.startUntil(t, "of 20 root moves")
	ended := make(chan int)
	go func() { ended <- r.wait(t) }()
	for {
		r.Process.Signal(syscall.SIGTERM)
		select {
		case code := <-ended:
			if code != -int(syscall.SIGTERM) {
				t.Errorf("exit code %d, want the end by signal %d", code, syscall.SIGTERM)
			}
			return
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// TestFilesWithoutWriterDoNotBlock names a pipe in every place where a file is read, and where
// one is written. The first interrupt ends the program, and so does --timeout.
func TestFilesWithoutWriterDoNotBlock(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{"suite", "PIPE"},
		{"suite", "built-in", "--depth", "1", "--write", "PIPE"},
		{"diff", "--test", "default", "--suite", "PIPE"},
		{"magics", "verify", "PIPE"},
		{"magics", "export", "PIPE"},
		{"magics", "export", "built-in:identity", "--output", "PIPE"},
		{"bench", "--compare", "PIPE", "PIPE"},
		{"show", "attacks", "a1", "--output", "PIPE"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			pipe := filepath.Join(t.TempDir(), "pipe")
			if err := syscall.Mkfifo(pipe, 0o600); err != nil {
				t.Skip(err)
			}
			args := slices.Clone(args)
			for i, arg := range args {
				args[i] = strings.ReplaceAll(arg, "PIPE", pipe)
			}
			r := launch(t, append(args, "--timeout", "1s")...)
			r.start(t)
			r.wantInterrupted(t, "bitray: stopped by --timeout\n")
		})
	}
}

// TestRequestsToEndEndEngines sends each signal that can be caught while an engine is asked, which
// does not leave by itself.
func TestRequestsToEndEndEngines(t *testing.T) {
	t.Parallel()
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGKILL} {
		t.Run(sig.String(), func(t *testing.T) {
			t.Parallel()
			if sig == syscall.SIGKILL && runtime.GOOS != "linux" {
				t.Skip("only Linux tells a process that its parent has ended")
			}
			if signal.Ignored(sig) {
				t.Skip("the tests were started to ignore this signal, as the program would be")
			}
			life := filepath.Join(t.TempDir(), "life")
			if err := os.WriteFile(life, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			r := launch(t, "diff", "--engine", "faulty engine hangs", "--fen", "startpos")
			r.Env = append(os.Environ(), lifeFile+"="+life)
			r.start(t)
			for !isLocked(t, life) {
				time.Sleep(10 * time.Millisecond)
			}
			r.Process.Signal(sig)
			want := cli.ExitInterrupted
			if sig == syscall.SIGKILL {
				want = -int(sig)
			}
			r.wantCode(t, want)
			for range 200 {
				if !isLocked(t, life) {
					return
				}
				time.Sleep(50 * time.Millisecond)
			}
			t.Error("the engine still runs")
		})
	}
}

// TestIgnoredSignalsStayIgnored starts the program with a signal ignored, as nohup does, or a script with
// "&".
func TestIgnoredSignalsStayIgnored(t *testing.T) {
	t.Parallel()
	for name, sig := range map[string]syscall.Signal{"HUP": syscall.SIGHUP, "INT": syscall.SIGINT} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := launch(t)
			r.Path, r.Args = "/bin/sh", []string{"sh", "-c", `trap "" ` + name + `; exec bitray suite -`}
			in, err := r.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			r.start(t)
			if _, err := io.WriteString(in, manyComments()); err != nil {
				t.Fatal(err)
			}
			r.Process.Signal(sig)
			if _, err := io.WriteString(in, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n"); err != nil {
				t.Fatal(err)
			}
			in.Close()
			r.wantCode(t, cli.ExitAgree)
		})
	}
}

// isLocked reports whether a process holds the lock of a file.
func isLocked(t *testing.T, name string) bool {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	return syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil
}

// lockLife keeps the file that [lifeFile] names locked for as long as this process lives.
func lockLife() {
	name := os.Getenv(lifeFile)
	if name == "" {
		return
	}
	file, err := os.Open(name)
	cli.Must(err)
	cli.Must(syscall.Flock(int(file.Fd()), syscall.LOCK_EX))
	locked = file
}

// locked keeps the file from being closed by the garbage collector.
var locked *os.File

// TestOutputThatCannotBeWritten prints to a pipe that has no reader, which ends the program without a word, and to a full
// disk, which is an error.
func TestOutputThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	reader, broken, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	reader.Close()
	defer broken.Close()
	full, noFull := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if noFull == nil {
		defer full.Close()
	}
	for _, test := range []struct {
		output *os.File
		code   int
		said   string
	}{{broken, -int(syscall.SIGPIPE), `^$`}, {full, cli.ExitFailure, `^bitray: standard output: .*no space left`}} {
		if test.output == full && noFull != nil {
			t.Skip(noFull)
		}
		r := launch(t, "perft", "--divide")
		r.Stdout = test.output
		r.start(t)
		r.wantCode(t, test.code)
		if got := r.err.String(); !regexp.MustCompile(test.said).MatchString(got) {
			t.Errorf("standard error %q, want %s", got, test.said)
		}
	}
}

// TestKilledProcessLeavesNoFile kills the program while it counts what it will write.
func TestKilledProcessLeavesNoFile(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	target := filepath.Join(folder, "out.epd")
	r := launch(t, "suite", "built-in", "--technique", "reference", "--write", target, "--depth", "6", "--progress")
	r.startUntil(t, "^\r\x1b\\[Krow ")
	r.Process.Kill()
	r.wantCode(t, -int(syscall.SIGKILL))
	if files, err := os.ReadDir(folder); err != nil || len(files) > 0 {
		t.Errorf("files left: %v, error %v", files, err)
	}
}

// TestRequestToEndBeforeMain ends the program while it builds the tables of its techniques.
func TestRequestToEndBeforeMain(t *testing.T) {
	t.Parallel()
	r := launch(t, "perft", "--depth", "15")
	r.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	r.startUntil(t, "init github.com/bitray/bitray/magic @")
	r.Process.Signal(syscall.SIGTERM)
	r.wantCode(t, cli.ExitInterrupted)
}
