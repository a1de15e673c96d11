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

// Tear makes one entry of two that are stored for keys of one bucket: the first word of the one
// and the second of the other, in place of both.
func (t *Table) Tear(first, second Key) {
	a, b := t.entryOf(first), t.entryOf(second)
	check, data := a.check.Load(), b.data.Load()
	for _, e := range []*entry{a, b} {
		e.check.Store(check)
		e.data.Store(data)
	}
}

// entryOf returns the entry that is stored for k.
func (t *Table) entryOf(k Key) *entry {
	b := t.bucket(k)
	for i := range b {
		if data := b[i].data.Load(); data != 0 && b[i].check.Load()^data == k.low {
			return &b[i]
		}
	}
	panic("nothing is stored for the key")
}
