package main

import (
	"context"
	"os"
	"os/exec"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// stranger is a program for transcripts: it counts a run as the workers of the key alice would. With a second
// argument it counts one leaf too many; with more of them it counts a chunk, runs them as a command line and ends.
func stranger() {
	run, err := deep.Open(os.Args[1])
	if err != nil {
		panic(err)
	}
	worker, err := deep.NewWorker("key:alice", run.Remaining(), perft.SessionOptions{})
	if err != nil {
		panic(err)
	}
	for _, chunk := range run.Pending() {
		r, err := run.CountChunk(context.Background(), worker, chunk)
		if len(os.Args) == 3 && chunk == 0 {
			r.Counts[0]++
		}
		if err == nil {
			_, err = run.Commit([]deep.Result{r})
		}
		if err != nil {
			panic(err)
		}
		if len(os.Args) > 3 {
			command := exec.Command(os.Args[2], os.Args[3:]...)
			command.Stdout, command.Stderr = os.Stdout, os.Stderr
			if err := command.Run(); err != nil {
				panic(err)
			}
			break
		}
	}
	if err := run.Close(); err != nil {
		panic(err)
	}
}
