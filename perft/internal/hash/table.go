package hash

import (
	"fmt"
	"math"
	"math/bits"
	"runtime"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
)

// Table remembers numbers of leaves. Any number of goroutines may use it at the same time
// without locks: an entry is two words, of which the first is masked by the second, so a pair
// that two writers have torn apart fits no key.
type Table struct {
	buckets []bucket
	used    atomic.Uint64 // of the buckets, from the first
	hasher  *hasher
	release func()          // frees the memory
	cleanup runtime.Cleanup // does so for a table that is unreachable
}

// bucket fills a cache line with four entries. The first three keep what is deepest, the last
// whatever came last. It is made of plain words, which memory of the operating system can be taken
// for; they are read and written atomically only.
type bucket = [entriesOfBucket * entryWords]uint64

const entriesOfBucket = 4

// EntryBytes is the size of an entry.
const EntryBytes = 8 * entryWords

const bucketBytes = EntryBytes * entriesOfBucket

// An entry is two words: data holds a number of leaves, the depth and a piece of the key; check the
// low half of the key, combined with data by exclusive or.
const (
	checkWord = iota
	dataWord
	entryWords
)

// The bits of an entry's data, from the highest: 48 of the number of leaves, 4 of the depth, 12
// of the key. With the 64 of check and those that choose the bucket, two positions must agree in
// 76 bits and in the bucket to be taken for each other.
const (
	countBits = 48
	depthBits = 4
	pieceBits = 12
)

// MaxDepth is the greatest depth that a table remembers, 15.
const MaxDepth = 1<<depthBits - 1

const mebibyte = 1 << 20

// tooMany is a number of MiB that no machine has. It is refused where the available memory is not
// known, because make would panic.
const tooMany = min(math.MaxInt, 1<<47) / mebibyte

// New returns a table of the given size in MiB, at least 1, whose keys depend on seed. A size
// greater than the available memory is an error.
func New(mebibytes int, seed uint64) (*Table, error) {
	free, known := availableMemory()
	switch {
	case mebibytes < 1:
		return nil, fmt.Errorf("hash: %d MiB: expected at least 1", mebibytes)
	case mebibytes >= tooMany:
		return nil, fmt.Errorf("hash: %d MiB: expected at most %d", mebibytes, tooMany-1)
	case known && uint64(mebibytes) > free/mebibyte:
		return nil, fmt.Errorf("hash: %d MiB: expected at most the %d MiB of available memory", mebibytes, free/mebibyte)
	}
	return newTable(mebibytes, seed)
}

// newTable returns a table of a size that was found to be in range.
func newTable(mebibytes int, seed uint64) (*Table, error) {
	buckets, release, err := newBuckets(mebibytes * mebibyte)
	if err != nil {
		return nil, err
	}
	t := &Table{buckets: buckets, hasher: newHasher(seed), release: release}
	t.used.Store(uint64(len(buckets)))
	t.cleanup = runtime.AddCleanup(t, func(release func()) { release() }, t.release)
	return t, nil
}

// Close frees the memory of the table; without it the garbage collector does so. No other call may run at the same
// time. Afterwards the table remembers nothing, and Close does nothing, as it does for nil.
func (t *Table) Close() {
	if t == nil || t.buckets == nil {
		return
	}
	t.buckets = nil
	t.cleanup.Stop()
	t.release()
}

// Narrow has the table use only its first MiB, at least one: the rest is not touched, and so costs nothing. A smaller
// table stays as it is. In another width most of what was remembered is not found again, and makes no key more likely to
// be mistaken: it must still agree in all the bits that an entry holds.
func (t *Table) Narrow(mebibytes int) {
	t.used.Store(uint64(min(max(mebibytes, 1)*(mebibyte/bucketBytes), len(t.buckets))))
}

// Key returns the key of the leaves at the given depth, 1 to [MaxDepth], below p. Positions
// that differ only in clocks, or in an en-passant square on which no capture is legal, have the
// same key.
func (t *Table) Key(p *board.Position, depth int) Key {
	c := p.Code()
	return t.hasher.sum(&[keyWords]uint64{c[0], c[1], c[2], c[3], uint64(depth)})
}

// bucket returns where entries of key k are kept, or nil after [Table.Close]. The caller must
// [runtime.KeepAlive] the table: its memory is unmapped when it is collected.
func (t *Table) bucket(k Key) *bucket {
	i, _ := bits.Mul64(k.high, t.used.Load())
	if i >= uint64(len(t.buckets)) {
		return nil
	}
	return &t.buckets[i]
}

// piece returns the bits of k that data holds.
func (k Key) piece() uint64 { return k.high & (1<<pieceBits - 1) }

// Load returns the number of leaves that was stored for k, and whether there is one.
func (t *Table) Load(k Key) (count uint64, found bool) {
	b := t.bucket(k)
	if b == nil {
		return 0, false
	}
	for i := 0; i < len(b); i += entryWords {
		data := atomic.LoadUint64(&b[i+dataWord])
		if atomic.LoadUint64(&b[i+checkWord])^data == k.low && data&(1<<pieceBits-1) == k.piece() && data != 0 {
			count, found = data>>(64-countBits), true
			break
		}
	}
	runtime.KeepAlive(t)
	return count, found
}

// Store remembers a number of leaves for k. The depth is the one that k was made with; where room is
// short the deeper counts stay. A depth outside 1 to 15 ([MaxDepth]) and a number of 2^48 or more are not
// remembered, without an error.
func (t *Table) Store(k Key, depth int, count uint64) {
	b := t.bucket(k)
	if b == nil || depth < 1 || depth > MaxDepth || count >= 1<<countBits {
		return
	}
	data := count<<(64-countBits) | uint64(depth)<<pieceBits | k.piece()
	at, shallowest := len(b)-entryWords, depth
	for i := 0; i < len(b)-entryWords; i += entryWords {
		if d := depthOf(atomic.LoadUint64(&b[i+dataWord])); d < shallowest {
			at, shallowest = i, d
		}
	}
	atomic.StoreUint64(&b[at+checkWord], k.low^data)
	atomic.StoreUint64(&b[at+dataWord], data)
	runtime.KeepAlive(t)
}

// depthOf returns the depth in the data of an entry; an empty one has 0.
func depthOf(data uint64) int { return int(data >> pieceBits & (1<<depthBits - 1)) }
