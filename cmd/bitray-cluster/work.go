package main

import (
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// begun is called with each chunk that a worker begins, see [worker.Options]. A test sets another one.
var begun = func(process string, chunk int) {}

func newWorkCommand() *cobra.Command {
	o := worker.Options{Say: say, Begun: begun, Answered: func(time.Duration) {}}
	method := ""
	cmd := &cobra.Command{
		Use:  "work --connect URL --key FILE",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if o.Method, err = perft.ParseMethod(method); err != nil {
				return err
			}
			return worker.Run(cmd.Context(), o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.URL, "connect", "nats://127.0.0.1:4222", "URL of the server, nats:// or tls://")
	flags.StringVar(&o.Key, "key", "", "file of the worker's key")
	flags.StringVar(&o.Creds, "creds", "", "file of credentials, for a NATS server that takes them instead of the key")
	flags.StringVar(&o.CA, "tls-ca", "", "file of the certificates to trust (default: those of the system)")
	flags.IntVar(&o.Threads, "threads", runtime.GOMAXPROCS(0), "number of threads")
	flags.IntVar(&o.HashMiB, "hash", 256, "MiB of memory for the table of positions; 0 is none")
	flags.StringVar(&method, "method", perft.Auto.String(), "how leaves are counted: auto, make, scalar or simd")
	flags.DurationVar(&o.Patience, "patience", 10*time.Minute, "time to wait for a coordinator")
	cmd.MarkFlagRequired("key")
	return cmd
}
