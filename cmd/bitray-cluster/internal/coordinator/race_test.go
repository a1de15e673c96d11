//go:build unix

package coordinator_test

import (
	"context"
	"fmt"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestRaceOfAttacks has bob count a run alone, and then beside each attack, which goes on all the time. He ends right, in at most
// twice the time.
func TestRaceOfAttacks(t *testing.T) {
	if !*long {
		t.Skip("takes a minute, on a machine that does little else: -long")
	}
	var all []int
	for chunk := range 336 {
		all = append(all, chunk)
	}
	alone := time.Duration(0)
	for _, attack := range []struct {
		name    string
		message func(s *stranger, i int) (reply string, data []byte)
	}{
		{"no attack", nil},
		{"an answer to the own subject", func(s *stranger, _ int) (string, []byte) { return s.subject, asking(wire.Ask{Want: 100}) }},
		{"an answer to somebody else's", func(s *stranger, _ int) (string, []byte) { return wire.Subject(s.key.Run, "bob"), []byte("spam") }},
		{"claims", func(s *stranger, _ int) (string, []byte) {
			return wire.Inbox("evil") + ".x", asking(wire.Ask{Holds: all})
		}},
		{"chunks given back", func(s *stranger, _ int) (string, []byte) {
			return wire.Inbox("evil") + ".x", asking(wire.Ask{Want: 100, Threads: 1000})
		}},
		{"greetings", func(s *stranger, i int) (string, []byte) {
			return wire.Inbox("evil") + ".x", asking(wire.Ask{Process: fmt.Sprint("p", i)})
		}},
	} {
		c := plan(t, startFEN, 5, 3, 16)
		c.options.Linger = 0
		bob := c.invite("bob")
		evil := c.invite("evil")
		c.start()
		ctx, stop := context.WithCancel(context.Background())
		if attack.message != nil {
			s := c.stranger(evil)
			go func() {
				for i := 0; ctx.Err() == nil; i++ {
					reply, data := attack.message(s, i)
					s.conn.PublishRequest(s.subject, reply, data)
					if i%100 == 0 {
						time.Sleep(10 * time.Millisecond) // 10,000 a second
					}
				}
			}()
		}
		begin, used := time.Now(), processorTime()
		w := c.work(bob, slowly)
		await(t, "all is counted", func() bool { return c.done() == 336 })
		took := time.Since(begin)
		stop()
		w.cancel()
		c.wait(4_865_609)
		if attack.message == nil {
			alone = took
		}
		t.Logf("%s: %v, %.2f times as long; %v of processor time of bob, the attacker, server and coordinator", attack.name, took.Round(time.Millisecond), took.Seconds()/alone.Seconds(), (processorTime() - used).Round(time.Millisecond))
		if took > 2*alone {
			t.Errorf("%s: %v, alone %v", attack.name, took, alone)
		}
	}
}

// processorTime returns what this process has used.
func processorTime() time.Duration {
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
