package coordinator

import (
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// answer answers a request. What is malformed is answered with what is wrong, or not at all.
func (c *coordinator) answer(m *nats.Msg) {
	key := wire.KeyOf(m.Subject)
	switch wire.KindOf(m.Subject) {
	case wire.Hello:
		var g wire.Greeting
		if err := wire.Decode(m.Data, &g); err != nil {
			m.Respond(wire.Encode(wire.Welcome{Refused: err.Error()}))
			return
		}
		m.Respond(wire.Encode(c.welcome(key, &g)))
	case wire.Ask:
		var r wire.Request
		if err := wire.Decode(m.Data, &r); err != nil {
			m.Respond(wire.Encode(wire.Answer{Refused: err.Error()}))
			return
		}
		c.respond(m, key, &r.Beat, r.Want)
	case wire.Alive:
		var b wire.Beat
		if wire.Decode(m.Data, &b) == nil {
			c.respond(m, key, &b, 0)
		}
	case wire.Leave:
		var b wire.Beat
		if wire.Decode(m.Data, &b) == nil && c.people[instance(key, b.Instance)] != nil {
			c.Say("worker %s: gone", instance(key, b.Instance))
			c.remove(instance(key, b.Instance))
		}
		m.Respond(wire.Encode(wire.Answer{}))
	}
}

// respond answers a beat, or a request for so many chunks.
func (c *coordinator) respond(m *nats.Msg, key string, b *wire.Beat, want int) {
	name := instance(key, b.Instance)
	p := c.people[name]
	if p == nil {
		m.Respond(wire.Encode(wire.Answer{Unknown: true, Refused: c.banned(key)}))
		return
	}
	if p.asked++; p.asked > maxAsked {
		return
	}
	now := c.Clock()
	p.seen = now
	c.dealer.Renew(name, b.Held, now)
	answer := wire.Answer{Complete: c.complete(), Useless: c.dealer.Useless(name, b.Held)}
	if want > 0 && !answer.Complete && !c.isWaiting(now) {
		answer.Jobs = c.jobs(name, c.portion(p.threads, want), now)
	}
	m.Respond(wire.Encode(answer))
}

// isWaiting reports whether workers of an earlier coordinator may not have said yet what they have
// in hand.
func (c *coordinator) isWaiting(now time.Time) bool {
	return c.resumed && now.Sub(c.started) < 2*c.beat()
}

// How much a worker is given at a time.
const (
	portionTime = 20 * time.Second // of each thread
	maxPortion  = 64
)

// portion returns how many chunks to give: some seconds' worth, and less towards the end.
func (c *coordinator) portion(threads, want int) int {
	s := c.run.Status()
	n := threads
	if s.Work > 0 && s.Done > 0 {
		mean := s.Work / time.Duration(s.Done)
		n = max(n, threads*int(min(portionTime/max(mean, 1), maxPortion)))
	}
	open, _ := c.dealer.Left()
	return max(min(n, want, maxPortion, open/(2*len(c.people))+1), 1)
}

// patience is how long a chunk that is being counted is left to its worker: twice as long as chunks take,
// by the mean, but no longer than a silent worker keeps it.
func (c *coordinator) patience() time.Duration {
	s := c.run.Status()
	return min(2*s.Work/time.Duration(max(s.Done, 1)), c.Lease)
}

// jobs gives chunks to a worker, as many as fit a message.
func (c *coordinator) jobs(name string, n int, now time.Time) (jobs []wire.Job) {
	room := wire.MaxPayload / 2 // JSON makes four bytes of three
	for _, part := range c.dealer.Deal(name, n, now) {
		block, err := c.run.Block(part.Chunk)
		if err != nil {
			c.Say("chunk %d: %v", part.Chunk, err)
			c.dealer.Drop(part, name)
			continue
		}
		if room -= len(block); room < 0 && len(jobs) > 0 {
			c.dealer.Drop(part, name)
			continue
		}
		jobs = append(jobs, wire.Job{
			Part: part, Ticket: c.secret.Ticket(name, part.Chunk, part.From, part.To),
			Len: c.run.ChunkLen(part.Chunk), Block: block, Sum: wire.Checksum(block),
		})
	}
	return jobs
}
