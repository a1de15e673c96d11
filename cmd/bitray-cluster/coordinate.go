package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
)

func newCoordinateCommand(p *program) *cobra.Command {
	var o coordinator.Options
	quiet := false
	cmd := &cobra.Command{
		Use:   "coordinate RUN",
		Short: "Share out the run in a folder until it is complete",
		Long: `Share out the run in a folder until it is complete, and print the perft.

The coordinator can be interrupted, killed or lose its power at any time; started again, it goes on.
Meanwhile workers count what they have in hand, and keep their results. A result is acknowledged
when it is on the disk.

With --sample another worker counts a share of the chunks again, with another seed; who is wrong is
found by a count of the coordinator's own, is banned, and everything that it alone has counted is
open again. A chunk that is lost with five workers is cut into parts, and what cannot be counted is
set aside and named.`,
		Example: `  bitray-cluster coordinate run13
  bitray-cluster coordinate run13 --listen :4222 --tls-cert cert.pem --tls-key key.pem --sample 0.01
  bitray-cluster coordinate run13 --nats tls://nats.example.org:4222 --key coordinator.key`,
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: completeFolder,
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Folder = args[0]
			return coordinate(cmd.Context(), p, o, quiet)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.Listen, "listen", "127.0.0.1:4222", "address of the embedded NATS server; beyond this machine it needs TLS")
	flags.StringVar(&o.TLSCert, "tls-cert", "", "file of the server's certificate")
	flags.StringVar(&o.TLSKey, "tls-key", "", "file of the certificate's key")
	flags.StringVar(&o.URL, "nats", "", "URL of a NATS server with JetStream, instead of the embedded one")
	flags.StringVar(&o.Key, "key", "", "with --nats: file of the coordinator's key")
	flags.StringVar(&o.CA, "tls-ca", "", "with --nats: file of the certificates to trust")
	flags.Float64Var(&o.Sample, "sample", 0.01, "share of the chunks that another worker counts again, 0 to 1")
	flags.StringSliceVar(&o.Accept, "accept", nil, "versions of workers to accept besides the coordinator's")
	flags.DurationVar(&o.Lease, "lease", time.Minute, "time for which a silent worker keeps its chunks")
	flags.IntVar(&o.Tries, "tries", 5, "times that a chunk may be lost before it is cut into parts")
	flags.DurationVar(&o.Linger, "linger", 10*time.Second, "time for which workers are told that the run is complete")
	flags.BoolVar(&quiet, "quiet", false, "do not report the progress now and then")
	cmd.MarkFlagsMutuallyExclusive("nats", "listen")
	cmd.MarkFlagsMutuallyExclusive("nats", "tls-cert")
	for _, name := range []string{"tls-cert", "tls-key", "key", "tls-ca"} {
		must(cmd.MarkFlagFilename(name))
	}
	return cmd
}

// progressEvery is how often the coordinator says how far the run has come.
const progressEvery = 30 * time.Second

func coordinate(ctx context.Context, p *program, o coordinator.Options, quiet bool) error {
	o.Say = p.say
	o.Ready = func(url string) { p.say("listening on %s", url) }
	if !quiet {
		said := time.Now()
		o.Progress = func(at coordinator.Progress) {
			if time.Since(said) >= progressEvery {
				said = time.Now()
				p.say("%s", describe(at))
			}
		}
	}
	outcome, err := coordinator.Run(ctx, o)
	if outcome == nil {
		return err
	}
	p.print(outcome)
	if err == nil && !outcome.Complete {
		err = errors.New("chunks were set aside, see above; the run is not complete")
	}
	return err
}

// describe says how far a run has come.
func describe(at coordinator.Progress) string {
	text := fmt.Sprintf("%d of %d chunks, %d workers with %d threads", at.Done, at.Chunks, at.Workers, at.Threads)
	if at.Threads > 0 && at.Done > 0 {
		share := func(d time.Duration) time.Duration { return (d / time.Duration(at.Threads)).Round(time.Second) }
		text += fmt.Sprintf(", %v left (%v to %v)", share(at.Left.Expected), share(at.Left.Low), share(at.Left.High))
	}
	return text
}

func (p *program) print(o *coordinator.Outcome) {
	if o.Complete {
		fmt.Fprintf(p.out, "nodes      %v\n", o.Total)
	}
	fmt.Fprintf(p.out, "chunks     %d of %d, %d confirmed by another count\n", o.Done, o.Chunks, o.Status.Confirmed)
	fmt.Fprintf(p.out, "thread-s   %.3f in all, and %.3f in this process to count chunks again\n", o.Work.Seconds(), o.Again.Seconds())
	fmt.Fprintf(p.out, "results    %d in this process, %d repeated, %d confirming, %d refused, %d disputed, %d chunks opened again\n",
		o.Results, o.Repeated, o.Confirmed, o.Refused, o.Disputes, o.Reopened)
}

// planOf returns the manifest of the run in a folder.
func planOf(folder string) (*deep.Manifest, error) {
	return deep.ReadManifest(folder)
}
