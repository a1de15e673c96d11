package coordinator

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// person is a worker process that has been let in.
type person struct {
	key     string
	threads int
	seen    time.Time
}

// maxPeople bounds the worker processes.
const maxPeople = 1 << 16

// welcome answers a greeting.
func (c *coordinator) welcome(key string, m *nats.Msg) error {
	g, err := wire.ParseGreeting(m.Data)
	name := key + "." + g.Process
	_, known := c.people[name]
	w := wire.Welcome{Queue: c.queue.name, Remaining: c.run.Remaining(), Lease: c.Lease, Complete: c.over}
	switch {
	case err != nil:
		w.Refused = err.Error()
	case c.register[key].Banned != "":
		w.Refused = fmt.Sprintf("key %s is banned: %s", key, c.register[key].Banned)
	case g.Version != deep.Version() && !slices.Contains(c.Accept, g.Version):
		w.Refused = fmt.Sprintf("version %s: expected %s", g.Version, deep.Version())
	case g.Method == c.Again.String():
		w.Refused = fmt.Sprintf("method %s is the one by which this coordinator counts again: expected another --method", g.Method)
	case !known && len(c.people) >= maxPeople:
		w.Refused = fmt.Sprintf("there are %d workers already", maxPeople)
	case g.Leaving != known:
	case known:
		c.Say("worker %s: it leaves", name)
	default:
		c.Say("worker %s: %d threads, method %s", name, g.Threads, g.Method)
	}
	c.forget(name)
	if w.Refused == "" && !g.Leaving && !c.over {
		c.people[name] = person{key, g.Threads, time.Now()}
		c.threads += g.Threads
		if n := len(c.people); !known && n&(n-1) == 0 {
			c.conn.Publish(c.subjects.News(), nil) // workers are to know that they share with twice as many
		}
	}
	w.Workers = len(c.people)
	m.Respond(wire.Encode(w)) // or the worker says hello again
	return nil
}

// forget takes a worker off the list.
func (c *coordinator) forget(name string) {
	c.threads -= c.people[name].threads
	delete(c.people, name)
}

// idleKeys names the keys whose workers are here and have delivered nothing since the start.
func (c *coordinator) idleKeys() []string {
	idle := map[string]bool{}
	for _, p := range c.people {
		if !c.delivered[p.key] {
			idle[p.key] = true
		}
	}
	return slices.Sorted(maps.Keys(idle))
}

// reread follows the register: it lets in who was invited, keeps out who was banned, and has counted again what
// those have counted.
func (c *coordinator) reread() error {
	register, err := c.folder.Register()
	if err != nil || maps.Equal(register, c.register) {
		return err
	}
	before := c.register
	c.register = register
	for name, e := range register {
		if _, known := before[name]; !known {
			if err := c.listen(name); err != nil {
				return err
			}
		}
		if e.Banned != "" && before[name].Banned == "" {
			c.Say("key %s: banned: %s", name, e.Banned)
			if err := c.retract(keyParty + name); err != nil {
				return err
			}
		}
	}
	if c.embedded == nil {
		return nil
	}
	return c.embedded.admit(register, c.subjects)
}

// maxPending bounds the requests of a key that the coordinator has not taken; what is beyond is dropped, and the worker
// sends it again. So a flood hinders nobody but the workers of its key.
const maxPending = 4096

// listen takes the requests that come with a key.
func (c *coordinator) listen(key string) error {
	for kind, take := range map[string]nats.MsgHandler{
		wire.Results: func(m *nats.Msg) { hand(c.hearing, c.arrivals, c.read(key, m)) },
		wire.Hello:   func(m *nats.Msg) { hand(c.hearing, c.events, func() error { return c.welcome(key, m) }) },
	} {
		s, err := c.conn.Subscribe(c.subjects.Of(key, kind), take)
		if err != nil {
			return err
		}
		if err := s.SetPendingLimits(maxPending, maxPending<<10); err != nil {
			return err
		}
	}
	return nil
}
