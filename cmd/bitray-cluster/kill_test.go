//go:build unix

package main

import (
	"bytes"
	"context"
	"flag"
	"math/rand/v2"
	"net"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep"
)

var kills = flag.Int("kills", 8, "how many processes TestKills kills")

// party is a run with the processes that work on it: the coordinator at 0, then workers.
type party struct {
	t       *testing.T
	folder  string
	address string
	running [3]*exec.Cmd
	out     [3]*output
}

// output is what a process has written so far.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(b []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(b)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

// start starts process i.
func (p *party) start(i int) {
	p.t.Helper()
	args := []string{"work", "--connect", "nats://" + p.address, "--key", filepath.Join(p.folder, "cluster", "local.key"),
		"--threads", "1", "--hash", "0", "--method", "make"}
	if i == 0 {
		args = []string{"coordinate", p.folder, "--listen", p.address, "--lease", "1s", "--tries", "1000", "--linger", "5s", "--sample", "0.02"}
	}
	cmd := exec.Command("bitray-cluster", args...)
	p.out[i] = new(output)
	cmd.Stdout, cmd.Stderr = p.out[i], p.out[i]
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.running[i] = cmd
}

// done returns the number of chunks in the journal.
func (p *party) done() int {
	p.t.Helper()
	_, s, err := deep.ReadStatus(p.folder)
	if err != nil {
		p.t.Fatal(err)
	}
	return s.Done
}

// TestKills kills the coordinator and workers, as a seed says, and starts them again. In the end the
// perft is right, nothing was disputed, and no process is left.
func TestKills(t *testing.T) {
	depth := 6
	if *kills > 20 {
		depth = 7
	}
	p := &party{t: t, folder: filepath.Join(t.TempDir(), "run"), address: freeAddress(t)}
	o := deep.PlanOptions{Depth: depth, Split: 4, Chunk: 64, MemoryMiB: 128}
	if _, err := deep.Plan(context.Background(), p.folder, board.Start(), o); err != nil {
		t.Fatal(err)
	}
	p.start(0)
	await(t, func() bool { return strings.Contains(p.out[0].String(), "listening") })
	p.start(1)
	p.start(2)
	defer func() {
		for _, cmd := range p.running {
			cmd.Process.Kill()
			cmd.Wait()
		}
	}()
	random := rand.New(rand.NewPCG(1, 1))
	before := 0
	for range *kills {
		await(t, func() bool { return p.done() > before })
		time.Sleep(time.Duration(random.IntN(50)) * time.Millisecond)
		victim := random.IntN(3)
		p.running[victim].Process.Kill()
		p.running[victim].Wait()
		if now := p.done(); now < before {
			t.Fatalf("%d chunks are done, %d were", now, before)
		} else {
			before = now
		}
		p.start(victim)
	}
	for i, cmd := range p.running {
		if err := cmd.Wait(); err != nil {
			t.Errorf("process %d: %v\n%s", i, err, p.out[i])
		}
	}
	want := map[int]string{6: "nodes      119060324\n", 7: "nodes      3195901860\n"}[depth]
	if text := p.out[0].String(); !strings.Contains(text, want) || !strings.Contains(text, " 0 refused, 0 disputed, 0 chunks opened again\n") {
		t.Errorf("the coordinator says\n%s", text)
	}
	t.Logf("after %d kills the last coordinator says\n%s", *kills, p.out[0])
}

// freeAddress returns an address on this machine that nobody listens on.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func await(t *testing.T, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("waited in vain")
		}
	}
}
