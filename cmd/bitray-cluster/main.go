// Command bitray-cluster shares a deep perft, planned by bitray deep plan, out to many machines.
// Run it without arguments for the list of its commands.
package main

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/internal/deep"
)

func main() { os.Exit(run()) }

// The exit codes of the program, which are those of bitray; see Standing of package deep.
const (
	exitWrong       = 1
	exitFailure     = 2
	exitUnconfirmed = 3
	exitInterrupted = 130
)

// errWrong says that a run is complete and contradicts what is published.
var errWrong = errors.New("the perft is wrong; bitray deep verify with a sample of 100% finds the chunks")

// errUnconfirmed says that a run is complete and must not be believed yet.
var errUnconfirmed = errors.New("the perft is unconfirmed: fewer chunks were counted again than --sample says, which must be more than 0; start the coordinator again to count them")

// run executes the command line and returns the exit code. The first interrupt ends a command
// gently; a second one ends the process.
func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	defer stop()
	root := newRootCommand()
	failure := root.ExecuteContext(ctx)
	code := exitFailure
	switch {
	case failure == nil:
		return 0
	case errors.Is(failure, errWrong):
		code = exitWrong
	case errors.Is(failure, errUnconfirmed):
		code = exitUnconfirmed
	case errors.Is(failure, context.Canceled):
		code, failure = exitInterrupted, errors.New("interrupted")
	}
	fmt.Fprintln(os.Stderr, "bitray-cluster:", failure)
	return code
}

// say prints what an operator wants to know, and when it was.
func say(format string, args ...any) {
	fmt.Fprintf(os.Stderr, time.Now().Format(time.DateTime)+" bitray-cluster: "+format+"\n", args...)
}

func newRootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:           "bitray-cluster",
		Version:       deep.Version(),
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.AddCommand(newCoordinateCommand(), newKeysCommand(), newWorkCommand())
	for _, cmd := range append(root.Commands(), root) {
		describe(cmd)
	}
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages |", ".FlagUsagesWrapped 80 |"))
	return root
}

// texts holds the texts of the commands: the first line is what lists of commands show.
//
//go:embed help
var texts embed.FS

// describe gives a command its text, and those below it the examples that are theirs.
func describe(cmd *cobra.Command) {
	text, err := texts.ReadFile("help/" + cmd.Name() + ".txt")
	if err != nil {
		panic(err) // every command has one
	}
	short, long, _ := strings.Cut(strings.TrimSpace(string(text)), "\n\n")
	cmd.Short = short
	cmd.Long, cmd.Example, _ = strings.Cut(long, "\n\nExamples:\n")
	for _, sub := range cmd.Commands() {
		for line := range strings.Lines(cmd.Example + "\n") {
			if strings.HasPrefix(line, "  bitray-cluster "+cmd.Name()+" "+sub.Name()+" ") {
				sub.Example += strings.TrimSuffix(line, "\n")
			}
		}
	}
}
