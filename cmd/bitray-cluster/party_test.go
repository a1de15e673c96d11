//go:build unix

package main

import (
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/deep"
	"github.com/bitray/bitray/perft/board"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
)

// party is a run with the processes that work on it: the coordinator at 0, then workers.
type party struct {
	t                *testing.T
	folder           string
	address          string
	coordinate, work []string // options
	running          [3]*process
	all              []*process // that were ever started
}

// process is a process of the program, alone in its process group.
type process struct {
	*exec.Cmd
	out *os.File
}

// says returns what a process has written so far.
func (p *process) says() string {
	text, _ := os.ReadFile(p.out.Name())
	return string(text)
}

// newParty makes a run that nobody works on yet.
func newParty(t *testing.T, fen string, o deep.PlanOptions) *party {
	t.Helper()
	root, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	p := &party{t: t, folder: filepath.Join(t.TempDir(), "run"), address: freeAddress(t)}
	if _, err := deep.Plan(context.Background(), p.folder, root, o); err != nil {
		t.Fatal(err)
	}
	if _, err := coordinator.FolderOf(p.folder); err != nil { // makes the key that bitray deep plan makes
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, process := range p.all {
			process.Process.Kill()
		}
	})
	return p
}

// start starts process i.
func (p *party) start(i int) {
	p.t.Helper()
	args := append([]string{"coordinate", p.folder, "--listen", p.address}, p.coordinate...)
	if i > 0 {
		args = append([]string{"work", "--connect", "nats://" + p.address, "--key", filepath.Join(p.folder, "cluster", "local.key")}, p.work...)
	}
	out, err := os.CreateTemp(p.t.TempDir(), "out")
	if err != nil {
		p.t.Fatal(err)
	}
	defer out.Close()
	process := &process{exec.Command("bitray-cluster", args...), out}
	process.Stdout, process.Stderr = out, out
	process.Env = append(os.Environ(), begunVariable+"="+p.begunFile())
	process.SysProcAttr = inGroup()
	if err := process.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.running[i] = process
	p.all = append(p.all, process)
}

// startAll starts the coordinator and, when it listens, the workers.
func (p *party) startAll() {
	p.t.Helper()
	p.start(0)
	await(p.t, func() bool { return strings.Contains(p.running[0].says(), "listening") })
	for i := range p.running[1:] {
		p.start(i + 1)
	}
}

// kill kills process i. Nothing of it is left.
func (p *party) kill(i int) {
	p.t.Helper()
	p.running[i].Process.Kill()
	p.running[i].Wait()
	p.checkGone(p.running[i])
	p.running[i] = nil
}

// checkGone looks for processes in the group of a process that has ended.
func (p *party) checkGone(process *process) {
	p.t.Helper()
	if err := syscall.Kill(-process.Process.Pid, 0); !errors.Is(err, syscall.ESRCH) {
		p.t.Errorf("processes are left of %v (error %v)", process.Args, err)
	}
}

// wait waits until all processes have ended by themselves, with success, and nothing is left of any
// process that ever ran.
func (p *party) wait() {
	p.t.Helper()
	for _, process := range p.running {
		if process == nil {
			continue
		}
		if err := process.Wait(); err != nil {
			p.t.Errorf("%v: %v\n%s", process.Args, err, process.says())
		}
	}
	for _, process := range p.all {
		p.checkGone(process)
	}
}

// done returns the number of chunks in the journal.
func (p *party) done() int {
	p.t.Helper()
	return p.status().Done
}

func (p *party) status() deep.Status {
	p.t.Helper()
	run, err := deep.Read(p.folder)
	if err != nil {
		p.t.Fatal(err)
	}
	defer run.Close()
	return run.Status()
}

// complete reports whether all chunks are in the journal.
func (p *party) complete() bool {
	p.t.Helper()
	s := p.status()
	return s.Done == s.Chunks
}

// checkPeace looks for results that were refused or disputed, in what any process has said.
func (p *party) checkPeace() {
	p.t.Helper()
	for _, process := range p.all {
		for _, sign := range []string{"is refused", "banned", "open again", "were lost with it"} {
			if text := process.says(); strings.Contains(text, sign) {
				p.t.Errorf("%v says\n%s", process.Args, text)
			}
		}
	}
}

func (p *party) begunFile() string { return filepath.Join(filepath.Dir(p.folder), "begun") }

// lost returns how many of the chunks that workers have begun were begun again by another process, and so
// were lost, and how many were begun at all.
func (p *party) lost() (lost, begun int) {
	p.t.Helper()
	text, err := os.ReadFile(p.begunFile())
	if err != nil {
		p.t.Fatal(err)
	}
	last := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		_, chunk, _ := strings.Cut(line, " ")
		begun++
		if last[chunk] {
			lost++
		}
		last[chunk] = true
	}
	return lost, begun
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
