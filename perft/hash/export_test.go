package hash

import "reflect"

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
func (t *Table) Slots() int { return len(t.buckets) * entriesOfBucket }

// Tear makes one entry of two that are stored for keys of one bucket: the first word of the one
// and the second of the other, in place of both.
func (t *Table) Tear(first, second Key) {
	a, b := t.entryOf(first), t.entryOf(second)
	check, data := a[checkWord], b[dataWord]
	for _, e := range [][]uint64{a, b} {
		e[checkWord], e[dataWord] = check, data
	}
}

// entryOf returns the entry that is stored for k.
func (t *Table) entryOf(k Key) []uint64 {
	b := t.bucket(k)
	for i := 0; i < len(b); i += entryWords {
		if e := b[i : i+entryWords]; e[dataWord] != 0 && e[dataWord]^e[checkWord] == k.low {
			return e
		}
	}
	panic("nothing is stored for the key")
}

// Address returns where the memory of the table begins.
func (t *Table) Address() uintptr { return reflect.ValueOf(t.buckets).Pointer() }
