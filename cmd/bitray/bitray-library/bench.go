//go:build unix

package main

import (
	"context"
	"encoding/json"
	"os"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/foreignbench"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/cmd/bitray/internal/benchcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// bench measures libraries beside the techniques, as one of the processes of bitray bench.
func bench(ctx context.Context, child *library.Child, text string) error {
	var task benchcmd.LibraryTask
	if err := json.Unmarshal([]byte(text), &task); err != nil {
		return err
	}
	ctx, stop := env.UntilInterrupted(ctx)
	defer stop()
	p := &env.Program{In: os.Stdin, Out: env.NewOutput(os.Stdout), Err: os.Stderr}
	answer, err := benchcmd.MeasureLibraries(ctx, p, task, func(paths, taken []string) (*attackbench.Libraries, error) {
		return openAll(child, paths, taken)
	})
	if err != nil {
		return err
	}
	return child.Result(answer, true)
}

func openAll(child *library.Child, paths, taken []string) (*attackbench.Libraries, error) {
	places := make([]foreign.Place, len(paths)) // before the first library is loaded, which may change the folder
	for i, path := range paths {
		place, err := foreign.Locate(path)
		if err != nil {
			return nil, err
		}
		places[i] = place
	}
	var libraries []*foreign.Library
	for i, place := range places {
		l, err := place.OpenWatched(child.Of(i))
		if err != nil {
			return nil, err
		}
		libraries = append(libraries, l)
	}
	return foreignbench.New(libraries, taken), nil
}
