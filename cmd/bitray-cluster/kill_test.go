//go:build unix

package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
)

var (
	kills     = flag.Int("kills", 8, "how many processes TestKills kills below the start position, and half as many below others")
	longDepth = flag.Int("deep", 0, "a perft of the start position, 6 to 10, that TestKills counts too, with seconds between the kills")
)

const (
	startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	chess960 = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"
)

// published are perfts of the start position, from 6.
var published = []string{"119060324", "3195901860", "84998978956", "2439530234167", "69352859712417"}

// campaign is a count in the course of which processes are killed.
type campaign struct {
	fen    string
	plan   deep.PlanOptions
	want   string
	kills  int
	server bool          // the NATS server is a process of its own
	pause  time.Duration // the longest one before a kill, after something was done
}

// TestKills kills the coordinator, workers and a server, as a seed says, and starts them again. What was done
// stays done, a kill loses no more than two processes have in hand, in the end the perft is right, and
// nobody is banned.
func TestKills(t *testing.T) {
	chunk := 64
	if *kills > 20 {
		chunk = 8
	}
	campaigns := map[string]campaign{
		"start":    {fen: startFEN, plan: deep.PlanOptions{Depth: 6, Split: 4, Chunk: chunk}, want: published[0], kills: *kills},
		"kiwipete": {fen: kiwipete, plan: deep.PlanOptions{Depth: 5, Split: 3, Chunk: 32}, want: "193690690", kills: *kills / 2, server: true},
		"chess960": {fen: chess960, plan: deep.PlanOptions{Depth: 6, Split: 3, Chunk: 8}, want: "227689589", kills: *kills / 2},
	}
	if d := *longDepth; d > 0 {
		campaigns["long"] = campaign{fen: startFEN, plan: deep.PlanOptions{Depth: d, Split: d - 3}, want: published[d-6], kills: *kills, server: true, pause: 2 * time.Second}
	}
	for name, c := range campaigns {
		t.Run(name, c.test)
	}
}

func (c campaign) test(t *testing.T) {
	c.plan.MemoryMiB = 512
	p := newParty(t, c.fen, c.plan)
	if c.server {
		p.serve()
	}
	p.coordinate = append(p.coordinate, "--lease", "1s", "--linger", "5s", "--sample", "0.02", "--hash", "0")
	p.work = []string{"--threads", "1", "--hash", "0", "--patience", "1m"}
	begin := time.Now()
	p.startAll()
	random := rand.New(rand.NewPCG(1, 1))
	var order []int // of those that are killed
	for len(order) < c.kills {
		order = append(order, random.Perm(len(p.running))...)
	}
	killed, done := 0, 0
	for _, victim := range order[:c.kills] {
		await(t, func() bool { return p.done() > done || p.complete() })
		time.Sleep(time.Duration(random.Int64N(int64(max(c.pause, 50*time.Millisecond)))))
		if p.complete() {
			break // who is started now may find nobody to talk to
		}
		p.kill(victim)
		killed++
		before := done
		if done = p.done(); done < before {
			t.Fatalf("%d chunks are done, %d were", done, before)
		}
		if victim == coordinating || victim == serving || !p.complete() {
			p.start(victim)
		}
	}
	p.wait()
	if killed < c.kills {
		t.Errorf("%d kills before the count was complete, want %d", killed, c.kills)
	}
	text := p.running[coordinating].says()
	if !strings.Contains(text, fmt.Sprintf("nodes      %s (", c.want)) || !strings.Contains(text, " 0 refused, 0 chunks opened again\n") {
		t.Errorf("the coordinator says\n%s", text)
	}
	p.checkPeace()
	lost, begun := p.lost()
	if most := killed * inHand; lost > most {
		t.Errorf("%d chunks are lost, want at most %d", lost, most)
	}
	t.Logf("%v: %d kills of %d processes; %d chunks, %d counts begun, %d of them again",
		time.Since(begin).Round(100*time.Millisecond), killed, len(p.running), p.done(), begun, lost)
}

// inHand is the number of chunks that a worker of one thread has begun, at a kill, and that the journal may
// not have: the one that is counted, and those that are on their way.
const inHand = 1 + 64
