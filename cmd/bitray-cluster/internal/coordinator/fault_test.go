package coordinator_test

import (
	"context"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestStoreEmptied deletes the stream of results under the coordinator.
func TestStoreEmptied(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 4, 64)
	key := c.invite("a")
	c.start()
	c.work(key, slowly)
	folder, err := keys.FolderOf(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	k, err := keys.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	boss, err := folder.Coordinator(k.Run)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := nats.Connect(c.url, boss.Option())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	for round := range 2 {
		await(t, "progress", func() bool { return c.done() > (round+1)*100 })
		if err := js.DeleteStream(context.Background(), wire.SubjectsOf(k.Run).Stream()); err != nil {
			t.Fatal(err)
		}
	}
	c.wait(4_865_609)
	if !c.hears("has lost the stream of results") {
		t.Error("nobody says that the stream was lost")
	}
}

// TestInvitedLate invites a worker while the coordinator is running.
func TestInvitedLate(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.start()
	key := c.invite("late")
	var w *colleague
	await(t, "it is let in", func() bool {
		w = c.work(key)
		<-w.ended
		return w.err == nil
	})
	c.wait(197_281)
}

// TestLostOften has a worker take chunks and die again and again; they are cut into parts, which
// others count.
func TestLostOften(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 2, 200) // two chunks
	c.options.Tries, c.options.Lease = 2, 300*time.Millisecond
	dying, honest := c.invite("dying"), c.invite("honest")
	c.start()
	s := c.stranger(dying)
	for range 2 {
		s.greet()
		s.jobs(2)
		s.jobs(2)
		await(t, "it is missed", func() bool { return strings.Count(strings.Join(c.words(), "\n"), "not heard of") > 0 })
		c.mu.Lock()
		c.said = nil
		c.mu.Unlock()
	}
	s.greet()
	parts := 0
	for _, job := range s.jobs(2) {
		if job.Part.Len() < job.Len {
			parts++
		}
	}
	if parts == 0 {
		t.Error("chunks that were lost twice are given as a whole")
	}
	c.work(honest)
	c.wait(197_281)
}

// words returns what was said.
func (c *cluster) words() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string{}, c.said...)
}

func TestListenErrors(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for listen, want := range map[string]string{
		":4222":                 "others can reach it, so it needs --tls-cert and --tls-key",
		"192.0.2.1:4222":        "others can reach it",
		"nowhere":               "expected HOST:PORT",
		taken.Addr().String():   "address already in use",
		"127.0.0.1:70000":       "expected HOST:PORT",
		fmt.Sprint("[::]:", 99): "others can reach it",
	} {
		o := c.options
		o.Listen = listen
		if _, err := runOnce(o); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want one that says %q", listen, err, want)
		}
	}
}
