package main

import (
	"context"
	"path/filepath"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft/board"
)

// planRun makes a small run for each transcript: perft 4 of the start position in 27 chunks.
func planRun(env *testscript.Env) error {
	o := deep.PlanOptions{Depth: 4, Split: 3, Chunk: 200, MemoryMiB: 128}
	_, err := deep.Plan(context.Background(), filepath.Join(env.WorkDir, "run"), board.Start(), o)
	return err
}
