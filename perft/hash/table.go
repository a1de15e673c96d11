package hash

import (
	"fmt"
	"math"
	"math/bits"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
)

// Table remembers numbers of leaves. Any number of goroutines may use it at the same time
// without locks: an entry is two words, of which the first is masked by the second, so a pair
// that two writers have torn apart fits no key.
type Table struct {
	buckets []bucket
	hasher  *hasher
	keyBits int // fewer than 128 only in tests
}

// entry holds, in data, a number of leaves, the depth and a piece of the key; and, in check, the
// low half of the key, combined with data by exclusive or.
type entry struct{ check, data atomic.Uint64 }

// bucket fills a cache line. The first entries keep what is deepest, the last whatever came last.
type bucket [4]entry

// The bits of an entry's data, from the highest: 48 of the number of leaves, 4 of the depth, 12
// of the key. With the 64 of check and those that choose the bucket, two positions must agree in
// 76 bits and in the bucket to be taken for each other.
const (
	countBits = 48
	depthBits = 4
	pieceBits = 12
)

// MaxDepth is the greatest depth that a table remembers.
const MaxDepth = 1<<depthBits - 1

// Holds reports whether a table can remember a number of leaves at a depth: 1 to [MaxDepth], and
// less than 2^48 leaves.
func Holds(depth int, count uint64) bool {
	return depth >= 1 && depth <= MaxDepth && count < 1<<countBits
}

const mebibyte = 1 << 20

// most is a number of MiB that no machine has. It is refused where the available memory is not
// known, because make would panic.
const most = min(math.MaxInt, 1<<47) / mebibyte

// New returns a table of the given size in MiB, at least 1, whose keys depend on seed. A size
// greater than the available memory is an error.
func New(mebibytes int, seed uint64) (*Table, error) {
	if mebibytes < 1 {
		return nil, fmt.Errorf("hash: %d MiB: expected at least 1", mebibytes)
	}
	if mebibytes >= most {
		return nil, fmt.Errorf("hash: %d MiB: expected at most %d", mebibytes, most-1)
	}
	if free, known := availableMemory(); known && uint64(mebibytes) > free/mebibyte {
		return nil, fmt.Errorf("hash: %d MiB: expected at most the %d MiB of available memory", mebibytes, free/mebibyte)
	}
	const bucketSize = 64
	return &Table{
		buckets: make([]bucket, mebibytes*(mebibyte/bucketSize)),
		hasher:  newHasher(seed),
		keyBits: 128,
	}, nil
}

// Key returns the key of the leaves at the given depth, 1 to [MaxDepth], below p. Positions
// that differ only in clocks, or in an en-passant square on which no capture is legal, have the
// same key.
func (t *Table) Key(p *board.Position, depth int) Key {
	k := t.hasher.key(p, depth)
	if t.keyBits < 128 {
		return k.shorten(t.keyBits)
	}
	return k
}

// bucket returns where entries of key k are kept.
func (t *Table) bucket(k Key) *bucket {
	i, _ := bits.Mul64(k.high, uint64(len(t.buckets)))
	return &t.buckets[i]
}

// piece returns the bits of k that data holds.
func (k Key) piece() uint64 { return k.high & (1<<pieceBits - 1) }

// Load returns the number of leaves that was stored for k, and whether there is one.
func (t *Table) Load(k Key) (count uint64, found bool) {
	b := t.bucket(k)
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == k.low && data&(1<<pieceBits-1) == k.piece() && data != 0 {
			return data >> (64 - countBits), true
		}
	}
	return 0, false
}

// Store remembers a number of leaves for k. The depth, 1 to [MaxDepth], is the one that k was made
// with; where room is short the deeper counts stay. A number of 2^48 or more is not remembered.
func (t *Table) Store(k Key, depth int, count uint64) {
	if !Holds(depth, count) {
		return
	}
	data := count<<(64-countBits) | uint64(depth)<<pieceBits | k.piece()
	b := t.bucket(k)
	e := &b[len(b)-1]
	shallowest := depth
	for i := range len(b) - 1 {
		if d := b[i].depth(); d < shallowest {
			e, shallowest = &b[i], d
		}
	}
	e.check.Store(k.low ^ data)
	e.data.Store(data)
}

// depth returns the depth of the entry; an empty one has 0.
func (e *entry) depth() int { return int(e.data.Load() >> pieceBits & (1<<depthBits - 1)) }
