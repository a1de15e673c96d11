package main

import (
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

func newWorkCommand(p *program) *cobra.Command {
	o := worker.Options{Say: p.say, Begun: p.begun}
	method := ""
	cmd := &cobra.Command{
		Use:  "work --connect URL --key FILE",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if o.Method, err = perft.ParseMethod(method); err != nil {
				return err
			}
			outcome, err := worker.Run(cmd.Context(), o)
			if outcome != nil {
				fmt.Fprintf(p.out, "chunks     %d\nseconds    %.3f\n", outcome.Chunks, outcome.Elapsed.Seconds())
			}
			return err
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.URL, "connect", "nats://127.0.0.1:4222", "URL of the server, nats:// or tls://")
	flags.StringVar(&o.Key, "key", "", "file of the worker's key")
	flags.StringVar(&o.Creds, "creds", "", "file of credentials, for a NATS server that asks for them instead of the key")
	flags.StringVar(&o.CA, "tls-ca", "", "file of the certificates to trust (default: those of the system)")
	flags.IntVar(&o.Threads, "threads", runtime.GOMAXPROCS(0), "number of threads")
	flags.IntVar(&o.HashMiB, "hash", 256, "MiB of memory for positions that come up again; 0 is none")
	flags.StringVar(&method, "method", perft.Auto.String(), "how leaves are counted: auto, make, scalar or simd")
	flags.DurationVar(&o.Patience, "patience", 10*time.Minute, "time without a coordinator after which to give up")
	cmd.MarkFlagRequired("key")
	return cmd
}
