package deep

import (
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
)

// Commit takes results, which a test may have changed.
func (r *Run) Commit(results []Result) error {
	for i := range results {
		if err := r.weigh(&results[i]); err != nil {
			return err
		}
	}
	return r.commit(results, new(Taken))
}

// Grace returns how long chunks that are being counted may be finished.
func (r *Run) Grace() time.Duration { return r.grace() }

// Reopen is what a verification does with chunks whose counts differ.
func (r *Run) Reopen(chunk int) error {
	return r.append([]journal.Record{{Event: journal.Reopened, Chunk: chunk}})
}

// Ways returns the numbers of ways to the positions of a chunk.
func (r *Run) Ways(chunk int) ([]uint64, error) { return r.list.Ways(chunk) }
