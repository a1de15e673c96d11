package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

func newWorkCommand(p *program) *cobra.Command {
	var o worker.Options
	method := ""
	cmd := &cobra.Command{
		Use:   "work --connect URL --key FILE",
		Short: "Count what a coordinator gives out, until the run is complete",
		Long: `Count what a coordinator gives out, until the run is complete. The threads share a hash table.

A worker that comes before its coordinator waits, and one that comes after the end is told so as
long as the coordinator is there. The first interrupt lets the chunks be finished that are being
counted, and gives the others back; a second one quits at once, and what was being counted is
counted again by others. While the coordinator is away the worker goes on with what it has, says so,
and gives up after --patience.

On Linux a hash table lies in huge pages, unless the environment has BITRAY_HUGEPAGES=off.`,
		Example: `  bitray-cluster work --connect nats://127.0.0.1:4222 --key run13/cluster/local.key
  bitray-cluster work --connect tls://host:4222 --key alice.key --tls-ca cert.pem --threads 16 --hash 4096`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if o.Method, err = perft.ParseMethod(method); err != nil {
				return err
			}
			return work(cmd.Context(), p, o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.URL, "connect", "nats://127.0.0.1:4222", "URL of the server, nats:// or tls://")
	flags.StringVar(&o.Key, "key", "", "file of the worker's key")
	flags.StringVar(&o.Creds, "creds", "", "file of credentials, for a NATS server that is not the coordinator's own")
	flags.StringVar(&o.CA, "tls-ca", "", "file of the certificates to trust (default: those of the system)")
	flags.IntVar(&o.Threads, "threads", runtime.GOMAXPROCS(0), "number of threads")
	flags.IntVar(&o.HashMiB, "hash", 256, "MiB of memory for positions that come up again; 0 is none")
	flags.StringVar(&method, "method", perft.Auto.String(), "how leaves are counted")
	flags.DurationVar(&o.Patience, "patience", 10*time.Minute, "time without a coordinator after which to give up")
	must(cmd.MarkFlagRequired("key"))
	must(cmd.RegisterFlagCompletionFunc("method", cobra.FixedCompletions(
		[]string{perft.Auto.String(), perft.Make.String(), perft.Scalar.String(), perft.SIMD.String()}, cobra.ShellCompDirectiveNoFileComp)))
	return cmd
}

func work(ctx context.Context, p *program, o worker.Options) error {
	switch {
	case o.Threads < 1 || o.Threads > wire.MaxThreads:
		return fmt.Errorf("--threads %d: expected 1 to %d", o.Threads, wire.MaxThreads)
	case o.HashMiB < 0:
		return fmt.Errorf("--hash %d: expected 0 or more", o.HashMiB)
	case o.Patience <= 0:
		return errors.New("--patience: expected a positive duration, such as 10m")
	}
	o.Say, o.Begun = p.say, p.begun
	outcome, err := worker.Run(ctx, o)
	if outcome != nil {
		fmt.Fprintf(p.out, "chunks     %d\nseconds    %.3f\nthread-s   %.3f\n", outcome.Chunks, outcome.Elapsed.Seconds(), outcome.Work.Seconds())
		e := outcome.Effort
		fmt.Fprintf(p.out, "work       %d positions counted, %d looked up, %d found\n", e.Counted, e.LookedUp, e.Found)
	}
	return err
}
