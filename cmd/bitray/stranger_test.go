package main

import (
	"context"
	"os"
	"os/exec"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// stranger is a program for transcripts: it counts a run as the workers of the key alice would. With a second
// argument it counts one leaf too many; with more of them it counts a chunk, runs them as a command line and ends.
func stranger() {
	run, err := deep.Open(os.Args[1])
	cli.Must(err)
	worker, err := deep.NewWorker("key:alice", run.Remaining(), perft.SessionOptions{})
	cli.Must(err)
	for _, chunk := range run.Pending() {
		r, err := run.CountChunk(context.Background(), worker, chunk)
		cli.Must(err)
		if len(os.Args) == 3 && chunk == 0 {
			r.Counts[0]++
		}
		_, err = run.Commit([]deep.Result{r})
		cli.Must(err)
		if len(os.Args) > 3 {
			command := exec.Command(os.Args[2], os.Args[3:]...)
			command.Stdout, command.Stderr = os.Stdout, os.Stderr
			cli.Must(command.Run())
			break
		}
	}
	cli.Must(run.Close())
}
