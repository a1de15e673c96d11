//go:build unix

package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

var (
	simulated = flag.Int("workers", 50, "how many workers of 16 threads TestManyWorkers simulates")
	simPause  = flag.Duration("pause", time.Second, "for how long they sleep over a chunk, in the mean")
	simLead   = flag.Duration("lead", 0, "for how long they count before the measurement begins: for some chunks, without what it takes to let them in")
	simTime   = flag.Duration("time", 0, "how long to count, if not to the end")
	simFolder = flag.String("folder", "", "the run to count; default: a small one")
)

// TestManyWorkers has many workers count, in this process; each thread sleeps over a chunk. It measures what
// a result costs the coordinator, which is a separate process.
func TestManyWorkers(t *testing.T) {
	p := newParty(t, startFEN, deep.PlanOptions{Depth: 5, Split: 4, Chunk: 36})
	if *simFolder != "" {
		p.folder = *simFolder
	}
	p.start(0)
	await(t, func() bool { return strings.Contains(p.running[0].says(), "listening") })
	var mu sync.Mutex
	var answers []time.Duration
	o := worker.Options{
		URL: "nats://" + p.address, Key: filepath.Join(p.folder, "cluster", "local.key"), Threads: 16, Patience: time.Minute, Say: func(string, ...any) {},
		Begun: func(string, int) { time.Sleep(rand.N(2 * *simPause)) },
		Answered: func(d time.Duration) {
			mu.Lock()
			defer mu.Unlock()
			answers = append(answers, d)
		},
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var workers sync.WaitGroup
	for range *simulated {
		workers.Go(func() {
			if err := worker.Run(ctx, o); err != nil && ctx.Err() == nil {
				t.Error(err)
			}
		})
	}
	time.Sleep(*simLead)
	earlier, before := cpuTime(t, p.running[0].Process.Pid), p.done()
	if *simTime > 0 {
		time.AfterFunc(*simTime, func() { p.running[0].Process.Signal(syscall.SIGINT); stop() })
	}
	start := time.Now()
	failure := p.running[0].Wait()
	took := time.Since(start)
	if *simTime == 0 {
		workers.Wait() // or they wait for the coordinator, to deliver what they have
	}
	if failure != nil && *simTime == 0 {
		t.Errorf("%v: %s", failure, p.running[0].says())
	}
	n := p.done() - before
	if n == 0 || len(answers) == 0 {
		t.Fatal("nothing was counted")
	}
	slices.Sort(answers)
	cpu := p.running[0].ProcessState.UserTime() + p.running[0].ProcessState.SystemTime() - earlier
	_, groups, _ := strings.Cut(p.running[0].says(), "results ")
	t.Logf("%d workers: %d results in %v, %.0f a second; processor time of the coordinator %v until then, %v after that, %v a result; answered in %v (median), %v (90 %%); results%s",
		*simulated, n, took.Round(time.Second), float64(n)/took.Seconds(), earlier, cpu, cpu/time.Duration(n), answers[len(answers)/2], answers[len(answers)*9/10], groups)
}

// cpuTime returns the processor time that a process has taken so far, where the system says it.
func cpuTime(t *testing.T, pid int) time.Duration {
	t.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Logf("the time to open the run is not known: %v", err)
		return 0
	}
	_, fields, _ := strings.Cut(string(stat), ") ")
	ticks := 0
	for _, field := range strings.Fields(fields)[11:13] { // utime and stime, see proc(5)
		n, err := strconv.Atoi(field)
		if err != nil {
			t.Fatal(err)
		}
		ticks += n
	}
	return time.Duration(ticks) * 10 * time.Millisecond // USER_HZ is 100 on all systems that Go knows
}
