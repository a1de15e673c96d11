package deal

import (
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Config says how chunks are dealt.
type Config struct {
	Chunks int
	Len    func(chunk int) int // positions of a chunk
	Lease  time.Duration       // for which a silent worker keeps its chunks
	Tries  int                 // times that a chunk, or a part of one, may be lost
	Parts  int                 // into which a chunk is cut that is lost too often
	// Chosen says whether a chunk that is done is to be counted again by another worker.
	Chosen func(chunk int) bool
	// Patience is how long a chunk that a worker has begun is left to it alone; nil is no time.
	Patience func() time.Duration
}

// Dealer deals chunks to workers. It belongs to one goroutine.
type Dealer struct {
	Config
	chunks  []status
	by      []string // who has counted a chunk that is done
	open    int      // chunks that are not done
	leases  map[int][]lease
	lost    map[int]int // times that a chunk was lost
	broken  map[int]*pieces
	review  map[int]string // chunks to be counted again, and who has counted them
	workers map[string]*worker
}

// status is what is known of a chunk.
type status uint8

const (
	free status = iota
	leased
	cut // given in parts
	done
	aside // set aside
)

// lease says that a worker has a chunk in hand.
type lease struct {
	worker string
	since  time.Time
	until  time.Time
}

// worker is what is known of a worker.
type worker struct {
	threads int
	next    int  // the chunk after the last that it was given
	tested  bool // it was given a chunk that was done
}

// New returns a dealer that has dealt nothing yet.
func New(c Config) *Dealer {
	return &Dealer{
		Config: c, chunks: make([]status, c.Chunks), by: make([]string, c.Chunks), open: c.Chunks,
		leases: map[int][]lease{}, lost: map[int]int{}, broken: map[int]*pieces{},
		review: map[int]string{}, workers: map[string]*worker{},
	}
}

// Done notes that a worker has counted a chunk and that the result is kept. If it is chosen, it is
// given to another worker too.
func (d *Dealer) Done(chunk int, by string) {
	if d.chunks[chunk] != done && d.chunks[chunk] != aside {
		d.open--
	}
	d.chunks[chunk] = done
	d.by[chunk] = by
	d.forget(chunk)
	if d.Chosen(chunk) {
		d.review[chunk] = by
	}
}

// forget drops what is known of the work on a chunk.
func (d *Dealer) forget(chunk int) {
	delete(d.leases, chunk)
	delete(d.lost, chunk)
	delete(d.broken, chunk)
}

// Confirmed notes that a chunk has been counted again with the same result.
func (d *Dealer) Confirmed(chunk int) {
	delete(d.review, chunk)
	d.forget(chunk)
}

// Reopen notes that the result of a chunk is not kept any more.
func (d *Dealer) Reopen(chunk int) {
	if d.chunks[chunk] == done || d.chunks[chunk] == aside {
		d.open++
	}
	d.chunks[chunk] = free
	delete(d.review, chunk)
	d.forget(chunk)
}

// Complete reports whether nothing is left to do: every chunk is done or set aside, and confirmed
// if it was chosen and several workers are there.
func (d *Dealer) Complete() bool { return d.open == 0 && (len(d.review) == 0 || len(d.workers) < 2) }

// Left returns the number of chunks that are not done, and of those to be confirmed.
func (d *Dealer) Left() (open, review int) { return d.open, len(d.review) }

// Workers returns the workers that are there, in the order of their names.
func (d *Dealer) Workers() []string {
	var names []string
	for name := range d.workers {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Join notes that a worker of so many threads is there.
func (d *Dealer) Join(name string, threads int) {
	if d.workers[name] == nil {
		d.workers[name] = &worker{threads: threads, next: -1}
	}
}

// Known reports whether a worker is there.
func (d *Dealer) Known(name string) bool { return d.workers[name] != nil }

// Leave notes that a worker is gone; what it had in hand is free again, and was not lost.
func (d *Dealer) Leave(name string) {
	delete(d.workers, name)
	for chunk := range d.leases {
		d.release(chunk, func(l *lease) bool { return l.worker == name })
	}
	for _, p := range d.broken {
		p.leave(name)
	}
}

// release takes a chunk from those workers for which gone holds, and returns how many they are.
func (d *Dealer) release(chunk int, gone func(*lease) bool) (n int) {
	before := d.leases[chunk]
	var left []lease
	for i := range before {
		if !gone(&before[i]) {
			left = append(left, before[i])
		}
	}
	if d.leases[chunk] = left; len(left) == 0 {
		delete(d.leases, chunk)
		if d.chunks[chunk] == leased {
			d.chunks[chunk] = free
		}
	}
	return len(before) - len(left)
}

// Drop notes that a worker does not have a part of a chunk in hand after all.
func (d *Dealer) Drop(part wire.Part, name string) {
	if p := d.broken[part.Chunk]; p != nil {
		p.drop(part, name)
		return
	}
	d.release(part.Chunk, func(l *lease) bool { return l.worker == name })
}

// Renew notes that a worker still has parts of chunks in hand. It is given what no other worker
// has, as before the coordinator was started again.
func (d *Dealer) Renew(name string, held []wire.Part, now time.Time) {
	for _, part := range held {
		if part.Chunk >= len(d.chunks) {
			continue
		}
		if p := d.broken[part.Chunk]; p != nil {
			p.renew(name, part, now.Add(d.Lease))
			continue
		}
		known := false
		leases := d.leases[part.Chunk]
		for i := range leases {
			if leases[i].worker == name {
				leases[i].until = now.Add(d.Lease)
				known = true
			}
		}
		if !known && d.chunks[part.Chunk] == free && part.Len() == d.Len(part.Chunk) {
			d.grant(part.Chunk, name, now)
		}
	}
}

// grant leases a chunk to a worker.
func (d *Dealer) grant(chunk int, name string, now time.Time) wire.Part {
	if d.chunks[chunk] == free {
		d.chunks[chunk] = leased
	}
	d.leases[chunk] = append(d.leases[chunk], lease{name, now, now.Add(d.Lease)})
	return wire.Part{Chunk: chunk, To: d.Len(chunk)}
}

// has reports whether a worker has a chunk in hand.
func (d *Dealer) has(chunk int, name string) bool {
	return slices.ContainsFunc(d.leases[chunk], func(l lease) bool { return l.worker == name })
}

// Useless returns those of the parts that a worker has in hand which it need not count any more: others
// have counted them, and it was not asked to confirm.
func (d *Dealer) Useless(name string, held []wire.Part) (parts []wire.Part) {
	for _, part := range held {
		if part.Chunk < len(d.chunks) && d.chunks[part.Chunk] == done && !d.has(part.Chunk, name) {
			parts = append(parts, part)
		}
	}
	return parts
}

// Expire takes back what is leased to workers that have not been heard of. It returns the parts of
// chunks that are set aside because they have been lost too often.
func (d *Dealer) Expire(now time.Time) (given []wire.Part) {
	for chunk := range d.leases {
		n := d.release(chunk, func(l *lease) bool { return now.After(l.until) })
		if n == 0 || d.chunks[chunk] == done {
			continue
		}
		if d.lost[chunk] += n; d.lost[chunk] >= d.Tries && d.chunks[chunk] == free {
			d.chunks[chunk] = cut
			d.broken[chunk] = newPieces(chunk, d.Len(chunk), d.Parts)
		}
	}
	for chunk, p := range d.broken {
		if p.expire(now, d.Tries) {
			given = append(given, p.hopeless(d.Tries)...)
			d.forget(chunk)
			d.chunks[chunk] = aside
			d.open--
		}
	}
	return given
}

// Take notes the counts of a part of a chunk. When the chunk is whole it returns all of them.
func (d *Dealer) Take(part wire.Part, counts []uint64) (whole []uint64, ok bool) {
	if part.From == 0 && part.To == d.Len(part.Chunk) {
		return counts, true
	}
	if p := d.broken[part.Chunk]; p != nil {
		return p.take(part, counts)
	}
	return nil, false
}
