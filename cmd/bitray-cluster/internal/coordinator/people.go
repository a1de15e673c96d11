package coordinator

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// person is a worker process that has been let in.
type person struct {
	key     string
	threads int
	seen    time.Time // by the clock of the coordinator
	asked   int       // requests since the last tick
}

// instance is the name of a worker process: its key and what tells it from others with that key.
func instance(key, process string) string { return key + "." + process }

// keyOf returns the key of an instance.
func keyOf(instance string) string {
	key, _, _ := strings.Cut(instance, ".")
	return key
}

// maxAsked bounds the requests of a worker between two ticks; what is beyond is not answered.
const maxAsked = 200

// banned returns why a key must not take part, or nothing.
func (c *coordinator) banned(key string) string {
	i := slices.IndexFunc(c.register, func(e keys.Entry) bool { return e.Name == key })
	if i < 0 {
		return "" // an external server decides itself which workers it lets in
	}
	return c.register[i].Banned
}

// reread lets in workers that were invited meanwhile.
func (c *coordinator) reread() error {
	entries, err := c.folder.Register().Read()
	if err != nil {
		return err
	}
	if len(entries) == len(c.register) {
		return nil
	}
	c.register = entries
	return c.admit()
}

func (c *coordinator) admit() error {
	if c.embedded == nil {
		return nil
	}
	return c.embedded.admit(c.users())
}

// ban keeps a worker out from now on, and opens again what it alone has counted.
func (c *coordinator) ban(key, why string) error {
	if c.banned(key) != "" {
		return nil
	}
	c.Say("worker %s: banned: %s", key, why)
	if err := c.folder.Register().Ban(key, why); err != nil {
		c.register = append(c.register, keys.Entry{Name: key, Banned: why}) // of a server that exists
	} else if c.register, err = c.folder.Register().Read(); err != nil {
		return err
	}
	for name := range c.people {
		if keyOf(name) == key {
			c.remove(name)
		}
	}
	var suspect []int
	for chunk := range c.run.Chunks() {
		if by, confirmed := c.by(chunk); by != "" && keyOf(by) == key && !confirmed {
			suspect = append(suspect, chunk)
		}
	}
	if err := c.reopen(suspect); err != nil {
		return err
	}
	return c.admit()
}

// reopen has chunks counted again.
func (c *coordinator) reopen(chunks []int) error {
	if err := c.run.Reopen(chunks); err != nil {
		return err
	}
	for _, chunk := range chunks {
		c.dealer.Reopen(chunk)
	}
	c.outcome.Reopened += len(chunks)
	if len(chunks) > 0 {
		c.Say("%d chunks are open again", len(chunks))
	}
	return nil
}

// remove forgets a worker process; what it had in hand is free.
func (c *coordinator) remove(name string) {
	delete(c.people, name)
	c.dealer.Leave(name)
}

// welcome lets a worker in, or says why not.
func (c *coordinator) welcome(key string, g *wire.Greeting) wire.Welcome {
	if why := c.refusal(key, g); why != "" {
		c.Say("worker %s: refused: %s", instance(key, g.Instance), why)
		return wire.Welcome{Refused: why}
	}
	name := instance(key, g.Instance)
	if c.people[name] == nil {
		c.Say("worker %s: %d threads, method %s, hash of %d MiB", name, g.Threads, g.Method, g.HashMiB)
	}
	c.people[name] = &person{key: key, threads: g.Threads, seen: c.Clock()}
	c.dealer.Join(name, g.Threads)
	return wire.Welcome{
		Remaining: c.run.Remaining(), Seed: c.secret.Seed(name), BeatMS: max(c.beat().Milliseconds(), 1),
	}
}

func (c *coordinator) refusal(key string, g *wire.Greeting) string {
	if why := c.banned(key); why != "" {
		return "banned: " + why
	}
	if g.Version != deep.Version() && !slices.Contains(c.Accept, g.Version) {
		return fmt.Sprintf("version %s: expected %s, or one that the coordinator was told to --accept", g.Version, deep.Version())
	}
	if !wire.IsGolden(g.Golden) {
		return "it counts known positions wrong"
	}
	return ""
}
