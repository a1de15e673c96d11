package deal

import (
	"slices"
	"time"
)

// second returns a chunk that another worker has in hand, for one that would be idle: one that waits
// there or, if none does, the one that was begun first, if that was long enough ago.
func (d *Dealer) second(name string, now time.Time) (chunk int, ok bool) {
	if chunk, ok = d.waiting(name); ok {
		return chunk, true
	}
	patience := time.Duration(0)
	if d.Patience != nil {
		patience = d.Patience()
	}
	var since time.Time
	for c, leases := range d.leases {
		if d.chunks[c] != leased || d.has(c, name) {
			continue
		}
		latest := slices.MaxFunc(leases, func(a, b lease) int { return a.since.Compare(b.since) }).since
		if now.Sub(latest) < patience {
			continue
		}
		if !ok || latest.Before(since) || latest.Equal(since) && c < chunk {
			chunk, since, ok = c, latest, true
		}
	}
	return chunk, ok
}

// waiting returns the chunk that another worker would count last, if it alone has more chunks in hand
// than threads, so that the chunk is hardly begun. Workers count in the order in which they are given chunks.
func (d *Dealer) waiting(name string) (chunk int, ok bool) {
	hands := map[string]int{} // chunks that a worker alone has in hand
	for c, leases := range d.leases {
		if d.chunks[c] == leased && len(leases) == 1 {
			hands[leases[0].worker]++
		}
	}
	var last lease
	for c, leases := range d.leases {
		if d.chunks[c] != leased || len(leases) != 1 || leases[0].worker == name {
			continue
		}
		l := leases[0]
		if w := d.workers[l.worker]; w == nil || hands[l.worker] <= w.threads {
			continue
		}
		if !ok || l.since.After(last.since) || l.since.Equal(last.since) && c > chunk {
			chunk, last, ok = c, l, true
		}
	}
	return chunk, ok
}
