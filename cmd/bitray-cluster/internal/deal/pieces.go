package deal

import (
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// pieces are the parts of a chunk that was lost too often to be given as a whole.
type pieces struct {
	all    []piece
	counts []uint64 // of the chunk, as far as they are known
}

// piece is a part of a chunk.
type piece struct {
	wire.Part
	done   bool
	lost   int
	worker string // who has it in hand, or nobody
	until  time.Time
}

// newPieces cuts a chunk of n positions into the given number of parts, or n if that is less.
func newPieces(chunk, n, parts int) *pieces {
	p := &pieces{counts: make([]uint64, n)}
	parts = min(parts, n)
	for i := range parts {
		p.all = append(p.all, piece{Part: wire.Part{Chunk: chunk, From: i * n / parts, To: (i + 1) * n / parts}})
	}
	return p
}

// deal gives the next part that nobody has.
func (p *pieces) deal(name string, until time.Time, tries int) (wire.Part, bool) {
	for i := range p.all {
		if q := &p.all[i]; !q.done && q.worker == "" && q.lost < tries {
			q.worker, q.until = name, until
			return q.Part, true
		}
	}
	return wire.Part{}, false
}

func (p *pieces) renew(name string, part wire.Part, until time.Time) {
	for i := range p.all {
		if q := &p.all[i]; q.Part == part && (q.worker == name || q.worker == "" && !q.done) {
			q.worker, q.until = name, until
		}
	}
}

func (p *pieces) drop(part wire.Part, name string) {
	for i := range p.all {
		if q := &p.all[i]; q.Part == part && q.worker == name {
			q.worker = ""
		}
	}
}

func (p *pieces) leave(name string) {
	for i := range p.all {
		if p.all[i].worker == name {
			p.all[i].worker = ""
		}
	}
}

// expire takes parts back, and reports whether all that are not done have been lost too often.
func (p *pieces) expire(now time.Time, tries int) (over bool) {
	over = true
	for i := range p.all {
		q := &p.all[i]
		if q.worker != "" && now.After(q.until) {
			q.worker = ""
			q.lost++
		}
		over = over && (q.done || q.lost >= tries)
	}
	return over
}

// hopeless returns the parts that have been lost too often.
func (p *pieces) hopeless(tries int) (parts []wire.Part) {
	for i := range p.all {
		if q := &p.all[i]; !q.done && q.lost >= tries {
			parts = append(parts, q.Part)
		}
	}
	return parts
}

// take notes counts, and returns those of the whole chunk when all are there.
func (p *pieces) take(part wire.Part, counts []uint64) (whole []uint64, ok bool) {
	known := false
	ok = true
	for i := range p.all {
		q := &p.all[i]
		if q.Part == part {
			known = true
			q.done, q.worker = true, ""
			copy(p.counts[part.From:part.To], counts)
		}
		ok = ok && q.done
	}
	if !known || !ok {
		return nil, false
	}
	return p.counts, true
}
