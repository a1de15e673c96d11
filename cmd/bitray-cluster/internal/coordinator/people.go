package coordinator

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// maxPeople bounds the worker processes.
const maxPeople = 1 << 16

// welcome answers a greeting.
func (c *coordinator) welcome(key string, m *nats.Msg) error {
	g, err := wire.ParseGreeting(m.Data)
	name := key + "." + g.Process
	_, known := c.people[name]
	w := wire.Welcome{Queue: c.queue.name, Remaining: c.run.Remaining(), Lease: c.Lease, Complete: c.over}
	switch banned := c.register[key].Banned; {
	case err != nil:
		w.Refused = err.Error()
	case banned != "":
		w.Refused = fmt.Sprintf("key %s is banned: %s", key, banned)
	case g.Version != deep.Version():
		w.Refused = fmt.Sprintf("version %.50q: expected %q", g.Version, deep.Version())
	case g.Method == c.Again.String():
		w.Refused = fmt.Sprintf("method %s is the one by which this coordinator counts again: expected another --method", g.Method)
	case !known && len(c.people) >= maxPeople:
		w.Refused = fmt.Sprintf("there are %d workers already", maxPeople)
	case g.Leaving && known:
		c.Say("worker %s: it leaves", name)
	case !g.Leaving && !known:
		c.Say("worker %s: %d threads, method %.50q", name, g.Threads, g.Method)
	}
	if delete(c.people, name); w.Refused == "" && !g.Leaving && !c.over {
		c.people[name] = time.Now()
		c.delivered[key] = c.delivered[key]
	}
	w.Workers = len(c.people)
	answer, err := json.Marshal(w)
	m.Respond(answer) // or the worker says hello again
	return err
}

// idleKeys names the keys whose workers have come since the start and have delivered nothing.
func (c *coordinator) idleKeys() (idle []string) {
	for key, delivered := range c.delivered {
		if !delivered {
			idle = append(idle, key)
		}
	}
	slices.Sort(idle)
	return idle
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
		wire.Results: func(m *nats.Msg) { c.gather(key, m) },
		wire.Hello:   func(m *nats.Msg) { c.tell(func() error { return c.welcome(key, m) }) },
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
