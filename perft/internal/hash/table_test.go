package hash_test

import (
	"math"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

func table(t *testing.T, mebibytes int, seed uint64) *hash.Table {
	t.Helper()
	table, err := hash.New(mebibytes, seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func parse(t *testing.T, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestDepthsAreRemembered stores a count at every depth that a table takes, the smallest and the
// largest, and offers it some that it must not take.
func TestDepthsAreRemembered(t *testing.T) {
	if hash.MaxDepth != 15 {
		t.Errorf("depths to %d are remembered, want 15, which four bits hold", hash.MaxDepth)
	}
	p := board.Start()
	for _, test := range []struct {
		depth int
		count uint64
		holds bool
	}{
		{-1, 1, false}, {0, 1, false}, {16, 1, false}, {17, 1, false}, {1, 1 << 48, false}, {15, 1 << 63, false},
		{1, 0, true}, {15, 0, true}, {1, 1<<48 - 1, true}, {7, 0xaaaa_aaaa_aaaa, true}, {8, 0x5555_5555_5555, true}, {15, 1<<48 - 1, true},
	} {
		table := table(t, 1, 1) // an empty one, since nothing is stored twice for a key
		key := table.Key(&p, test.depth)
		if got, found := table.Load(key); found {
			t.Errorf("an empty table holds %d", got)
		}
		table.Store(key, test.depth, test.count)
		if got, found := table.Load(key); found != test.holds || found && got != test.count {
			t.Errorf("depth %d, count %d: found %v, %d", test.depth, test.count, found, got)
		}
	}
}

// TestKeys holds keys to what they are made of: the seed, the code of a position, which knows no clocks, and the depth.
func TestKeys(t *testing.T) {
	other, table := table(t, 1, 2), table(t, 1, 1)
	seen := map[hash.Key]string{}
	for _, fen := range []string{
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
	} {
		p, later := parse(t, fen), parse(t, strings.TrimSuffix(fen, "0 1")+"33 44")
		for depth := 1; depth <= hash.MaxDepth; depth++ {
			k := table.Key(&p, depth)
			if table.Key(&later, depth) != k {
				t.Errorf("%s at depth %d has two keys", fen, depth)
			}
			if other.Key(&p, depth) == k {
				t.Errorf("%s at depth %d has the same key with another seed", fen, depth)
			}
			if other, known := seen[k]; known {
				t.Errorf("%s at depth %d has the key of %s", fen, depth, other)
			}
			seen[k] = fen
		}
	}
}

// TestKeysOfOneBucket tells keys apart that share the bucket, and the low half too. The last is the key that an empty
// entry would fit.
func TestKeysOfOneBucket(t *testing.T) {
	table := table(t, 1, 1)
	const high, low = 0x123456789abcdef0, 0xfedcba9876543210
	table.Store(hash.KeyOf(high, low), 3, 42)
	if count, found := table.Load(hash.KeyOf(high, low)); !found || count != 42 {
		t.Errorf("got %d, found %v, want 42", count, found)
	}
	for _, other := range []hash.Key{hash.KeyOf(high^1, low), hash.KeyOf(high^1<<11, low), hash.KeyOf(high, low^1), hash.KeyOf(high, low^1<<63), hash.KeyOf(0, 0)} {
		if count, found := table.Load(other); found {
			t.Errorf("%x: found %d, stored for another key", other, count)
		}
	}
}

// TestEveryEntryIsUsed fills a table to the last entry, with keys that are spread evenly.
func TestEveryEntryIsUsed(t *testing.T) {
	table := table(t, 1, 1)
	key := func(i int) hash.Key { return hash.KeyOf(uint64(i)<<48, uint64(i)) }
	if table.Slots() != 1<<16 {
		t.Fatalf("%d slots", table.Slots())
	}
	for i := range table.Slots() {
		table.Store(key(i), 4-i%4, uint64(i))
	}
	for i := range table.Slots() {
		if count, found := table.Load(key(i)); !found || count != uint64(i) {
			t.Fatalf("entry %d: got %d, found %v", i, count, found)
		}
	}
}

// TestDeepEntriesStay fills a bucket, a position after the other: the first three of its four entries keep the
// deepest counts, and of equal ones the first; the last entry keeps what does not go there.
func TestDeepEntriesStay(t *testing.T) {
	for _, test := range []struct {
		depths []int
		stay   []bool
	}{
		{[]int{5, 5, 5, 5, 5, 5}, []bool{true, true, true, false, false, true}},
		{[]int{9, 3, 8, 4, 7, 5, 6, 2}, []bool{true, false, true, false, true, false, false, true}},
		{[]int{9, 8, 3, 2, 7}, []bool{true, true, false, true, true}}, // 3 goes, though 2 is shallower still
	} {
		table := table(t, 1, 1)
		for i, depth := range test.depths {
			table.Store(hash.KeyOf(0, uint64(1+i)), depth, uint64(i))
		}
		for i, stays := range test.stay {
			if count, found := table.Load(hash.KeyOf(0, uint64(1+i))); found != stays || found && count != uint64(i) {
				t.Errorf("depths %v: entry %d: got %d, found %v, want %v", test.depths, i, count, found, stays)
			}
		}
	}
}

func TestSizes(t *testing.T) {
	for mebibytes, want := range map[int]string{0: "at least 1", -1: "at least 1", math.MaxInt: "expected at most"} {
		table, err := hash.New(mebibytes, 1)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%d MiB: got %v, error %v, want %q", mebibytes, table, err, want)
		}
	}
	table := table(t, 3, 1)
	for _, test := range []struct{ use, want int }{{4, 3}, {3, 3}, {2, 2}, {3, 3}, {0, 1}} {
		if table.Narrow(test.use); table.Slots() != test.want<<20/hash.EntryBytes || hash.EntryBytes != 16 {
			t.Errorf("narrowed to %d MiB: %d slots of %d bytes, want those of %d MiB", test.use, table.Slots(), hash.EntryBytes, test.want)
		}
	}
}

// TestClose closes a table twice: the memory is freed once.
func TestClose(t *testing.T) {
	table := table(t, 1, 1)
	key := hash.KeyOf(7, 7)
	table.Store(key, 3, 42)
	for range 2 {
		table.Close()
		if count, found := table.Load(key); found || count != 0 {
			t.Errorf("a closed table holds %d, found %v", count, found)
		}
		table.Store(key, 3, 42)
	}
}

// counter counts with a table, and knows from a second, exact one when a hit is false.
type counter struct {
	table     *hash.Table
	exact     map[board.Code]uint64
	falseHits int
	expected  float64 // false hits that the formula of the package predicts
	stored    int
	keyBits   int
}

func (c *counter) count(p *board.Position, depth int) (total uint64) {
	key := c.table.Key(p, depth)
	if c.keyBits < 128 {
		key = key.Shorten(c.keyBits)
	}
	identity := p.Code()
	_, known := c.exact[identity]
	if count, found := c.table.Load(key); found {
		if !known {
			c.falseHits++
		}
		return count
	}
	if !known {
		filled := min(1, float64(c.stored)/float64(c.table.Slots()))
		c.expected += filled * float64(c.table.Slots()) * math.Exp2(-float64(c.keyBits))
	}
	if depth == 1 {
		total = uint64(p.CountLegalMoves())
	} else {
		for _, m := range p.AppendLegalMoves(nil) {
			child := p.After(m)
			total += c.count(&child, depth-1)
		}
	}
	c.table.Store(key, depth, total)
	c.exact[identity] = total
	c.stored++
	return total
}

// TestShortKeysGoWrong cuts keys short until counts go wrong: as often as the formula says, and
// not at all with the whole key.
func TestShortKeysGoWrong(t *testing.T) {
	p := parse(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	const want, seeds = 97862, 40
	for _, keyBits := range []int{20, 24, 32, 40, 128} {
		falseHits, expected, wrong := 0, 0.0, 0
		for seed := range uint64(seeds) {
			c := counter{table: table(t, 1, seed), exact: map[board.Code]uint64{}, keyBits: keyBits}
			if c.count(&p, 3) != want {
				wrong++
			}
			falseHits += c.falseHits
			expected += c.expected
		}
		t.Logf("%3d bits: %d false hits, %.2f expected, %d of %d counts wrong", keyBits, falseHits, expected, wrong, seeds)
		if off := math.Abs(float64(falseHits) - expected); off > 4*math.Sqrt(expected)+0.5 {
			t.Errorf("%d bits: %d false hits, want about %.2f", keyBits, falseHits, expected)
		}
		if keyBits <= 20 && wrong == 0 {
			t.Errorf("%d bits: no count is wrong", keyBits)
		}
		if keyBits == 128 && wrong > 0 {
			t.Errorf("128 bits: %d counts are wrong", wrong)
		}
	}
}

// TestATornEntryFitsNoKey joins the halves of two entries, as a reader may find them between the
// two words of a writer, or after two writers at the same time. The keys differ only where
// the first word tells them apart.
func TestATornEntryFitsNoKey(t *testing.T) {
	one, other := hash.KeyOf(7, 1), hash.KeyOf(7, 2)
	for _, torn := range [][2]hash.Key{{one, other}, {other, one}} {
		table := table(t, 1, 1)
		table.Store(one, 3, 1000)
		table.Store(other, 3, 2000)
		table.Tear(torn[0], torn[1])
		for _, k := range torn {
			if count, found := table.Load(k); found {
				t.Errorf("a torn entry holds %d for the key %x", count, k)
			}
		}
	}
}

// TestManyWriters lets threads write and read the same few entries: what is read for a key is what
// every writer writes for it.
func TestManyWriters(t *testing.T) {
	const threads, keys = 4, 8
	rounds := 2_000_000 // of which some tear an entry, even on two processors
	if testing.Short() {
		rounds = 50_000
	}
	table := table(t, 1, 1)
	count := func(i int) uint64 { return uint64(1000 + i) }
	var running sync.WaitGroup
	var hits atomic.Int64
	for thread := range threads {
		running.Go(func() {
			for round := range rounds {
				i, j := (round*(2*thread+1))%keys, (round+thread)%keys
				table.Store(hash.KeyOf(7, uint64(1+i)), 3, count(i))
				if got, found := table.Load(hash.KeyOf(7, uint64(1+j))); found {
					hits.Add(1)
					if got != count(j) {
						t.Errorf("key %d: read %d, and only %d is written for it", j, got, count(j))
						return
					}
				}
			}
		})
	}
	running.Wait()
	if hits.Load() == 0 {
		t.Error("nothing that was written was ever read")
	}
}
