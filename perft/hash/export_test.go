package hash

// NewShort returns a table whose keys have only so many bits, at most 64.
func NewShort(mebibytes int, seed uint64, keyBits int) (*Table, error) {
	t, err := New(mebibytes, seed)
	if err == nil {
		t.keyBits = keyBits
	}
	return t, err
}

// KeyOf makes a key of its halves.
func KeyOf(high, low uint64) Key { return Key{high, low} }

// Slots returns the number of entries.
func (t *Table) Slots() int { return len(t.buckets) * len(bucket{}) }
