package deal

import (
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// reviewShare is the share of what a worker is given that may be counted before: one in so many,
// while there is something new.
const reviewShare = 4

// Deal gives a worker up to so many chunks, most of which follow each other. A worker that is not
// there is given nothing.
func (d *Dealer) Deal(name string, want int, now time.Time) (parts []wire.Part) {
	w := d.workers[name]
	if w == nil {
		return nil
	}
	reviews := want
	if d.open > 0 {
		reviews = max(1, want/reviewShare)
	}
	for _, source := range []struct {
		limit int // of all parts so far
		next  func() (int, bool)
	}{
		{1, func() (int, bool) { return d.test(name, w) }},
		{reviews, func() (int, bool) { return d.toReview(name) }},
		{want, func() (int, bool) { return d.stretch(w) }},
	} {
		for len(parts) < source.limit {
			chunk, ok := source.next()
			if !ok {
				break
			}
			parts = append(parts, d.grant(chunk, name, now))
		}
	}
	if part, ok := d.piece(name, now); ok {
		parts = append(parts, part)
	}
	if len(parts) > 0 {
		return parts
	}
	if chunk, ok := d.second(name, now); ok {
		parts = append(parts, d.grant(chunk, name, now))
	}
	return parts
}

// test returns, once for each worker, a chunk that another one has counted, whose result is known.
func (d *Dealer) test(name string, w *worker) (int, bool) {
	if w.tested {
		return 0, false
	}
	for chunk, status := range d.chunks {
		if status == done && len(d.leases[chunk]) == 0 && d.by[chunk] != name {
			w.tested = true
			return chunk, true
		}
	}
	return 0, false
}

// toReview returns a chunk that is to be counted again, by another worker than before.
func (d *Dealer) toReview(name string) (int, bool) {
	best, found := 0, false
	for chunk, by := range d.review {
		if by != name && len(d.leases[chunk]) == 0 && (!found || chunk < best) {
			best, found = chunk, true
		}
	}
	return best, found
}

// piece returns a part of a chunk that was lost too often.
func (d *Dealer) piece(name string, now time.Time) (part wire.Part, ok bool) {
	for _, p := range d.broken {
		if part, ok = p.deal(name, now.Add(d.Lease), d.Tries); ok {
			return part, true
		}
	}
	return part, false
}

// stretch returns the chunk after the last one of the worker or, if that is not free, where a new
// stretch begins for it.
func (d *Dealer) stretch(w *worker) (int, bool) {
	if w.next < 0 || w.next >= len(d.chunks) || d.chunks[w.next] != free {
		start, ok := d.gap()
		if !ok {
			return 0, false
		}
		w.next = start
	}
	w.next++
	return w.next - 1, true
}

// gap returns the start of the largest stretch of free chunks or, if a worker is coming up to it,
// its middle.
func (d *Dealer) gap() (start int, ok bool) {
	best, length := 0, 0
	for i := 0; i < len(d.chunks); i++ {
		if d.chunks[i] != free {
			continue
		}
		first := i
		for i < len(d.chunks) && d.chunks[i] == free {
			i++
		}
		if i-first > length {
			best, length = first, i-first
		}
	}
	if length > 1 && d.comingTo(best) {
		best += length / 2
	}
	return best, length > 0
}

// comingTo reports whether a worker goes on at a chunk.
func (d *Dealer) comingTo(chunk int) bool {
	for _, w := range d.workers {
		if w.next == chunk {
			return true
		}
	}
	return false
}
