package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// scriptCommand is a command that transcripts have besides the usual ones.
type scriptCommand = func(ts *testscript.TestScript, neg bool, args []string)

// starts runs a command line as a process of its own, "starts CODE PROGRAM ARGUMENT...", and demands its exit
// code.
func starts(ts *testscript.TestScript, neg bool, args []string) {
	demand(ts, neg, args, func(line []string) int { return started(ts, line) })
}

func started(ts *testscript.TestScript, line []string) (code int) {
	err := ts.Exec(line[0], line[1:]...)
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode()
	}
	ts.Check(err)
	return 0
}

// exits does the same with bitray, "exits CODE bitray ARGUMENT...", in this process: the start of another one
// takes ten times as long as most command lines, for it builds all tables. Lines that need what only a start
// reads (GODEBUG, BITRAY_NOSIMD), or standard input, are for starts; so are those that wait, since one line at
// a time is run here. The lines of bitray deep start too: a process that another transcript is just starting
// would hold the lock of a run for a moment after this one has let it go.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	demand(ts, neg, args, func(line []string) int {
		if line[0] != "bitray" {
			ts.Fatalf("exits runs bitray only, starts any program: found %s", line[0])
		}
		if len(line) > 1 && line[1] == "deep" {
			return started(ts, line)
		}
		defer enter(ts, line)()
		p := cli.NewProgram(strings.NewReader(""), ts.Stdout(), ts.Stderr())
		return execute(context.Background(), p, line[1:])
	})
}

// entered is locked while this process is in the folder of a transcript.
var entered sync.Mutex

// enter gives this process the folder and the arguments of a command line, and its PATH. What it returns takes them
// back.
func enter(ts *testscript.TestScript, line []string) (leave func()) {
	entered.Lock()
	arguments := os.Args
	folder, err := os.Getwd()
	cli.Must(err)
	cli.Must(os.Chdir(ts.MkAbs(".")))
	os.Args = line
	path := os.Getenv("PATH")
	cli.Must(os.Setenv("PATH", ts.Getenv("PATH")))
	return func() {
		cli.Must(os.Setenv("PATH", path))
		os.Args = arguments
		cli.Must(os.Chdir(folder))
		entered.Unlock()
	}
}

// demand runs a command line and demands its exit code.
func demand(ts *testscript.TestScript, neg bool, args []string, run func(line []string) int) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE bitray ARGUMENT..., or starts CODE PROGRAM ARGUMENT...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	if got := run(args[1:]); got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}
