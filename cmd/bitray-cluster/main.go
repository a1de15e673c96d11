// Command bitray-cluster shares a deep perft, planned by bitray deep plan, out to many machines.
// Run it without arguments for the list of its commands.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft/deep"
)

func main() { os.Exit((&program{out: os.Stdout, err: os.Stderr}).run(os.Args[1:])) }

// The exit codes of the program: those of bitray, and one for a run that is complete while fewer chunks have been
// counted again than --sample asks for.
const (
	exitDone        = 0
	exitFailure     = 2
	exitUnconfirmed = 3
	exitInterrupted = 130
)

// errUnconfirmed says that a run is complete and must not be believed yet.
var errUnconfirmed = errors.New("the perft is unconfirmed: fewer chunks were counted again than --sample asks for, which must be more than 0; coordinate again goes on with that")

// run executes the command line and returns the exit code. The first interrupt ends a command
// gently; a second one ends the process.
func (p *program) run(args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	defer stop()
	root := newRootCommand(p)
	root.SetArgs(args)
	root.SetOut(p.out)
	root.SetErr(p.err)
	failure := root.ExecuteContext(ctx)
	code := exitFailure
	switch {
	case failure == nil:
		return exitDone
	case errors.Is(failure, errUnconfirmed):
		code = exitUnconfirmed
	case errors.Is(failure, context.Canceled):
		code, failure = exitInterrupted, errors.New("interrupted")
	}
	fmt.Fprintln(p.err, "bitray-cluster:", failure)
	return code
}

// program is what a command gets from its surroundings.
type program struct {
	out, err io.Writer
	begun    func(process string, chunk int) // see [worker.Options]; nil except in tests
}

// say prints what an operator wants to know.
func (p *program) say(format string, args ...any) {
	fmt.Fprintf(p.err, "bitray-cluster: "+format+"\n", args...)
}

func newRootCommand(p *program) *cobra.Command {
	root := &cobra.Command{
		Use:   "bitray-cluster",
		Short: "Share a deep perft out to many machines",
		Long: `Share a deep perft out to many machines.

One machine has the folder of the run, made by bitray deep plan, and coordinates; the others work.
They may come and go at any time. The coordinator holds a NATS server, or uses one that exists. What
is counted is in the journal of the folder, as with bitray deep run; bitray deep status and verify
read it, and either program goes on where the other was.

Workers have keys, made by bitray-cluster keys invite. Who has a key is one party, in any number of
processes. Workers on the machine of the coordinator use the key RUN/cluster/local.key, and without
--listen nobody else reaches it.

Exit status: 0 done, 2 failed, 3 complete but unconfirmed, 130 interrupted.`,
		Example: `  bitray deep plan --depth 13 --split 7 --memory 2048 --out run13
  bitray-cluster keys invite run13 alice
  bitray-cluster coordinate run13 --listen :4222 --tls-cert cert.pem --tls-key key.pem
  bitray-cluster work --connect tls://host:4222 --key alice.key --threads 16 --hash 4096`,
		Version:       deep.Version(),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return fmt.Errorf("%w (see %s --help)", err, cmd.CommandPath())
	})
	root.AddCommand(newCoordinateCommand(p), newKeysCommand(p), newWorkCommand(p))
	return root
}

// completeFolder lets a shell complete the folder of a run.
func completeFolder(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveFilterDirs
}

// must stops the program when its own set-up is wrong.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
