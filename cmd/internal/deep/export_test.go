package deep

import "github.com/bitray/bitray/cmd/internal/deep/internal/journal"

// Commit takes results, which a test may have changed.
func (r *Run) Commit(results []Result) error {
	for i := range results {
		if err := r.weigh(&results[i]); err != nil {
			return err
		}
	}
	return r.commit(results, new(Taken))
}

// Reopen is what a verification does with chunks whose counts differ.
func (r *Run) Reopen(chunk int) error {
	return r.append([]journal.Record{{Event: journal.Reopened, Chunk: chunk}})
}

// Meets reports whether the share in a folder is read when another one is opened.
func (r *Run) Meets(other Share, folder string) bool { return r.meets(other, folder) }

// StartFrom makes the run one from another position, whose lists it does not have.
func (r *Run) StartFrom(fen string) error {
	r.FEN = fen
	return r.validate()
}
