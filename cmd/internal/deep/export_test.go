package deep

// Reopen is what a verification does with chunks whose counts differ.
func (r *Run) Reopen(chunks ...int) error { return r.reopen(chunks...) }

// Ways returns the numbers of ways to the positions of a chunk.
func (r *Run) Ways(chunk int) ([]uint64, error) { return r.list.Ways(chunk) }
