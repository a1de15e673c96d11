package hash

import "reflect"

// Shorten cuts a key down to the given number of bits, at most 64.
func (k Key) Shorten(n int) Key {
	value := k.high >> (64 - n)
	return Key{value << (64 - n), value}
}

// KeyOf makes a key of its halves.
func KeyOf(high, low uint64) Key { return Key{high, low} }

// Slots returns the number of entries.
func (t *Table) Slots() int { return int(t.used.Load()) * entriesOfBucket }

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
