package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// exits runs a command line, "exits CODE PROGRAM ARGUMENT...", and demands its exit code.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	demand(ts, neg, args, func(line []string) int {
		err := ts.Exec(line[0], line[1:]...)
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			return exit.ExitCode()
		}
		ts.Check(err)
		return 0
	})
}

// inProcess does the same with bitray, "inprocess CODE bitray ARGUMENT...", without the start of a process,
// which builds all tables. It is for what is said of command lines alone: the files, the standard input and
// the environment of the script are not there. What it would write would be written to the folder of this
// package, which is noticed.
func inProcess(ts *testscript.TestScript, neg bool, args []string) {
	before := packageFiles()
	demand(ts, neg, args, func(line []string) int {
		p := cli.NewProgram(strings.NewReader(""), ts.Stdout(), ts.Stderr())
		return execute(context.Background(), p, line[1:])
	})
	if after := packageFiles(); after != before {
		ts.Fatalf("files were written: before\n%safter\n%s", before, after)
	}
}

// packageFiles returns the names of the files of this package, with the times when they were written.
func packageFiles() string {
	var list strings.Builder
	files, err := os.ReadDir(".")
	cli.Must(err)
	for _, file := range files {
		if info, err := file.Info(); err == nil {
			fmt.Fprintln(&list, file.Name(), info.ModTime())
		}
	}
	return list.String()
}

// demand runs a command line and demands its exit code.
func demand(ts *testscript.TestScript, neg bool, args []string, run func(line []string) int) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE PROGRAM ARGUMENT..., or inprocess CODE bitray ARGUMENT...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	if got := run(args[1:]); got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}
