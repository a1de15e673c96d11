package deep

import "github.com/bitray/bitray/cmd/internal/deep/internal/journal"

// Reopen is what a verification does with chunks whose counts differ.
func (r *Run) Reopen(chunk int) error {
	return r.append([]journal.Record{{Event: journal.Reopened, Chunk: chunk}})
}

// Ways returns the numbers of ways to the positions of a chunk.
func (r *Run) Ways(chunk int) ([]uint64, error) { return r.list.Ways(chunk) }
