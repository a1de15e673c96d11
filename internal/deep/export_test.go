package deep

import "github.com/bitray/bitray/internal/deep/internal/journal"

// Reopen is what a verification does with chunks whose counts differ.
func (r *Run) Reopen(chunks ...int) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var records []journal.Record
	for _, chunk := range chunks {
		records = append(records, reopened(chunk))
	}
	return r.append(records)
}

// Ways returns the numbers of ways to the positions of a chunk.
func (r *Run) Ways(chunk int) ([]uint64, error) { return r.list.Ways(chunk) }
