package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
)

func newCoordinateCommand() *cobra.Command {
	o := coordinator.Options{Say: say}
	again := ""
	cmd := &cobra.Command{
		Use:  "coordinate RUN",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			o.Folder = args[0]
			if o.Again, err = perft.ParseMethod(again); err != nil {
				return err
			}
			return coordinate(cmd.Context(), o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.Listen, "listen", "127.0.0.1:4222", "address of the embedded NATS server; beyond this machine it needs TLS")
	flags.StringVar(&o.TLSCert, "tls-cert", "", "file of the server's certificate")
	flags.StringVar(&o.TLSKey, "tls-key", "", "file of the certificate's key")
	flags.StringVar(&o.URL, "nats", "", "URL of a NATS server, instead of the embedded one")
	flags.StringVar(&o.Creds, "creds", "", "with --nats: file of the coordinator's credentials")
	flags.Float64Var(&o.Sample, "sample", 0.01, "share of the chunks of each key to count again here, 0.01 to 1; with 0 the run stays unconfirmed")
	flags.StringVar(&again, "again", perft.Make.String(), "method to count them again by; workers must use another")
	flags.IntVar(&o.Threads, "threads", runtime.GOMAXPROCS(0), "number of threads to count again with")
	flags.IntVar(&o.HashMiB, "hash", 256, "MiB of memory for its table of positions; 0 is none")
	flags.DurationVar(&o.Lease, "lease", 2*time.Minute, "time after which the chunks of a silent worker are given to others")
	flags.DurationVar(&o.Linger, "linger", time.Minute, "time to stay up for workers after the run is complete")
	cmd.MarkFlagsMutuallyExclusive("nats", "listen")
	cmd.MarkFlagsMutuallyExclusive("nats", "tls-cert")
	return cmd
}

func coordinate(ctx context.Context, o coordinator.Options) error {
	outcome, err := coordinator.Run(ctx, o)
	if outcome == nil {
		return err
	}
	show(outcome)
	switch interrupted := errors.Is(err, context.Canceled); {
	case outcome.Standing == deep.Partial || err != nil && !interrupted:
		return err
	case outcome.Standing == deep.Wrong:
		return errWrong
	case outcome.Standing == deep.Unconfirmed:
		return errUnconfirmed
	}
	return nil // if it was interrupted, some workers have not been told
}

// show prints what a run has come to, and what speaks for it, as bitray deep run does.
func show(o *coordinator.Outcome) {
	if o.Standing != deep.Partial {
		label, note := o.Standing.Label(o.Why)
		fmt.Printf("%-10s %v%s\n", label, o.Nodes, note)
	}
	fmt.Printf("chunks     %d of %d, %d counted twice\n", o.Done, o.Chunks, o.Status.Confirmed)
	for _, key := range slices.Sorted(maps.Keys(o.Keys)) {
		fmt.Printf("%-10s %s: %v\n", "key", key, o.Keys[key])
	}
	fmt.Printf("results    %d in this process, in %d groups, %d repeated, %d refused, %d chunks opened again\n",
		o.Results, o.Groups, o.Repeated, o.Refused, o.Reopened)
}
