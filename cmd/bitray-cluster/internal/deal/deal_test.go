package deal_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/deal"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

const (
	lease = time.Minute
	size  = 32 // positions of a chunk
)

var start = time.Unix(1_000_000, 0)

func dealer(chunks, tries int, chosen func(int) bool) *deal.Dealer {
	if chosen == nil {
		chosen = func(int) bool { return false }
	}
	return deal.New(deal.Config{
		Chunks: chunks, Len: func(int) int { return size }, Lease: lease, Tries: tries, Parts: 4, Chosen: chosen,
	})
}

// numbers returns the chunks of parts.
func numbers(parts []wire.Part) (chunks []int) {
	for _, p := range parts {
		chunks = append(chunks, p.Chunk)
	}
	return chunks
}

func want(t *testing.T, what string, got []wire.Part, chunks ...int) {
	t.Helper()
	if !slices.Equal(numbers(got), chunks) {
		t.Errorf("%s: got %v, want %v", what, numbers(got), chunks)
	}
}

func TestStretches(t *testing.T) {
	d := dealer(100, 3, nil)
	d.Join("a", 1)
	d.Join("b", 1)
	want(t, "a begins", d.Deal("a", 4, start), 0, 1, 2, 3)
	want(t, "b begins in the middle of the rest", d.Deal("b", 2, start), 52, 53)
	want(t, "a goes on", d.Deal("a", 2, start), 4, 5)
	want(t, "b goes on", d.Deal("b", 2, start), 54, 55)
	d.Join("c", 1)
	want(t, "c begins in the middle of the larger rest", d.Deal("c", 1, start), 29)
	want(t, "nobody", d.Deal("nobody", 4, start))
}

func TestLeases(t *testing.T) {
	d := dealer(4, 3, nil)
	d.Join("a", 1)
	d.Join("b", 1)
	want(t, "a takes all", d.Deal("a", 10, start), 0, 1, 2, 3)
	want(t, "b helps with what a would count last", d.Deal("b", 10, start), 3)
	want(t, "and with what comes before", d.Deal("b", 10, start), 2)
	d.Done(0, "a")
	later := start.Add(50 * time.Second)
	d.Renew("a", []wire.Part{{Chunk: 1, To: size}}, later)
	if aside := d.Expire(start.Add(lease + time.Second)); len(aside) > 0 {
		t.Errorf("%v is set aside", aside)
	}
	want(t, "a test, and what a was not heard of", d.Deal("b", 10, later), 0, 2, 3)
	d.Leave("a")
	d.Leave("b")
	d.Join("c", 1)
	want(t, "c has what others have left, and a test", d.Deal("c", 10, later), 0, 1, 2, 3)
	if open, _ := d.Left(); open != 3 {
		t.Errorf("%d chunks are open", open)
	}
}

// TestSeconds has an idle worker take what waits with another, and what another has begun only when it
// has had its time.
func TestSeconds(t *testing.T) {
	d := dealer(5, 3, nil)
	d.Patience = func() time.Duration { return 10 * time.Second }
	d.Join("a", 2)
	d.Join("b", 1)
	want(t, "a takes all", d.Deal("a", 5, start), 0, 1, 2, 3, 4)
	for _, chunk := range []int{4, 3, 2} {
		want(t, "b takes what waits", d.Deal("b", 1, start), chunk)
	}
	want(t, "nothing waits any more", d.Deal("b", 1, start.Add(9*time.Second)))
	want(t, "what was begun long ago", d.Deal("b", 1, start.Add(10*time.Second)), 0)
	all := []wire.Part{{Chunk: 2, To: size}, {Chunk: 3, To: size}, {Chunk: 9, To: size}}
	if useless := d.Useless("a", all); len(useless) > 0 {
		t.Errorf("nothing is counted, and %v is useless", useless)
	}
	d.Done(3, "b")
	want(t, "what b has counted", d.Useless("a", all), 3)
	d.Join("c", 1)
	want(t, "a test", d.Deal("c", 1, start)[:1], 3)
	if useless := d.Useless("c", all); len(useless) > 0 {
		t.Errorf("c is tested by chunk 3, and %v is useless", useless)
	}
}

// TestAdoption starts a new dealer while workers go on.
func TestAdoption(t *testing.T) {
	d := dealer(6, 3, nil)
	d.Join("a", 1)
	d.Renew("a", []wire.Part{{Chunk: 0, To: size}, {Chunk: 1, To: size}, {Chunk: 99, To: size}, {Chunk: 2, To: 5}}, start)
	d.Join("b", 1)
	want(t, "b has what a does not have", d.Deal("b", 10, start), 2, 3, 4, 5)
}

func TestReview(t *testing.T) {
	d := dealer(8, 3, func(chunk int) bool { return chunk == 1 })
	d.Join("a", 1)
	d.Deal("a", 3, start)
	for chunk := range 3 {
		d.Done(chunk, "a")
	}
	want(t, "a is not asked again", d.Deal("a", 2, start), 3, 4)
	d.Join("b", 1)
	got := numbers(d.Deal("b", 4, start))
	if !slices.Contains(got, 0) || len(got) != 4 {
		t.Errorf("b is given %v, want a test among them", got)
	}
	got = numbers(d.Deal("b", 4, start))
	if !slices.Contains(got, 1) {
		t.Errorf("b is given %v, want the chunk to be reviewed among them", got)
	}
	for chunk := range 8 {
		if chunk > 2 {
			d.Done(chunk, "a")
		}
	}
	if d.Complete() {
		t.Error("complete before the review")
	}
	d.Confirmed(1)
	if !d.Complete() {
		t.Error("not complete after the review")
	}
	d.Reopen(4)
	if open, _ := d.Left(); d.Complete() || open != 1 {
		t.Error("complete with an open chunk")
	}
}

// TestOneWorkerIsNotStuck has nobody to review what it has counted.
func TestOneWorkerIsNotStuck(t *testing.T) {
	d := dealer(1, 3, func(int) bool { return true })
	d.Join("a", 1)
	d.Deal("a", 1, start)
	d.Done(0, "a")
	if !d.Complete() {
		t.Error("a run with one worker waits for another")
	}
}

// TestPoison loses a chunk with every worker that touches it, and one of its parts too.
func TestPoison(t *testing.T) {
	d := dealer(2, 3, nil)
	now := start
	d.Join("w", 1)
	d.Deal("w", 1, now)
	d.Done(0, "w")
	for range 3 {
		if got := numbers(d.Deal("w", 1, now)); !slices.Contains(got, 1) {
			t.Fatalf("got %v", got)
		}
		now = now.Add(2 * lease)
		if aside := d.Expire(now); len(aside) > 0 {
			t.Fatalf("%v is set aside", aside)
		}
	}
	bad := wire.Part{Chunk: 1, From: 8, To: 16}
	var aside []wire.Part
	for range 100 {
		for _, part := range d.Deal("w", 1, now) {
			if part.Chunk != 1 || part.Len() != size/4 {
				t.Fatalf("got %+v, want a part", part)
			}
			if part == bad {
				continue // the worker dies
			}
			if _, ok := d.Take(part, make([]uint64, part.Len())); ok {
				t.Fatal("the chunk is whole without its bad part")
			}
		}
		now = now.Add(2 * lease)
		aside = append(aside, d.Expire(now)...)
	}
	if !slices.Equal(aside, []wire.Part{bad}) || !d.Complete() {
		t.Errorf("set aside: %v, complete %v", aside, d.Complete())
	}
}

func TestPartsMakeAWhole(t *testing.T) {
	d := dealer(1, 3, nil)
	now := start
	d.Join("w", 1)
	for range 3 {
		d.Deal("w", 1, now)
		now = now.Add(2 * lease)
		d.Expire(now)
	}
	for i := range 4 {
		parts := d.Deal("w", 1, now)
		if len(parts) != 1 {
			t.Fatalf("got %v", parts)
		}
		counts := slices.Repeat([]uint64{uint64(i + 1)}, size/4)
		whole, ok := d.Take(parts[0], counts)
		if ok != (i == 3) {
			t.Fatalf("after %d parts the chunk is whole: %v", i+1, ok)
		}
		if ok && (len(whole) != size || whole[0] != 1 || whole[size-1] != 4) {
			t.Errorf("got %v", whole)
		}
	}
	if _, ok := d.Take(wire.Part{Chunk: 0, From: 1, To: 3}, []uint64{1, 2}); ok {
		t.Error("a part that was never given makes a whole")
	}
}

// TestEveryChunkIsDone lets workers come, go, die and be slow, as a seed says, and looks whether
// every chunk is done in the end, and how much was done in vain.
func TestEveryChunkIsDone(t *testing.T) {
	for seed := range uint64(50) {
		random := rand.New(rand.NewPCG(seed, 1))
		const chunks = 300
		d := dealer(chunks, 1_000_000, func(chunk int) bool { return chunk%10 == 3 })
		now, finished := start, map[int]bool{}
		held := map[string][]wire.Part{}
		for step := 0; !d.Complete(); step++ {
			if step > 100_000 {
				t.Fatalf("seed %d: no end: %v", seed, held)
			}
			now = now.Add(time.Duration(random.IntN(20)) * time.Second)
			name := fmt.Sprint("w", random.IntN(5))
			switch random.IntN(12) {
			case 0: // dies without a word
				delete(held, name)
			case 1:
				d.Leave(name)
				delete(held, name)
			default:
				d.Join(name, 1)
				d.Renew(name, held[name], now)
				if len(held[name]) == 0 {
					held[name] = d.Deal(name, 1+random.IntN(6), now)
				} else {
					finish(d, name, held[name][0], finished)
					held[name] = held[name][1:]
				}
			}
			if aside := d.Expire(now); len(aside) > 0 {
				t.Fatalf("seed %d: %v is set aside", seed, aside)
			}
		}
		if len(finished) != chunks {
			t.Fatalf("seed %d: complete with %d of %d chunks", seed, len(finished), chunks)
		}
	}
}

// finish does what a coordinator does with a result.
func finish(d *deal.Dealer, name string, part wire.Part, finished map[int]bool) {
	_, ok := d.Take(part, make([]uint64, part.Len()))
	switch {
	case !ok:
	case finished[part.Chunk]:
		d.Confirmed(part.Chunk)
	default:
		finished[part.Chunk] = true
		d.Done(part.Chunk, name)
	}
}
