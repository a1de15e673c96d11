//go:build unix

package main

import (
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft/board"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// party is a run with the processes that work on it.
type party struct {
	t                *testing.T
	folder           string
	address          string
	coordinate, work []string   // options
	running          []*process // the coordinator, two workers and, if there is one, the server
	config           string     // of that: a file
	all              []*process // that were ever started
}

// The processes that are not workers.
const (
	coordinating = 0
	serving      = 3
)

// process is a process of the program.
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
	p := &party{t: t, folder: filepath.Join(t.TempDir(), "run"), address: freeAddress(t), running: make([]*process, serving)}
	p.coordinate = []string{"--listen", p.address}
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

// serve has the coordinator use a server that is a process of its own, by the configuration of README.md.
func (p *party) serve() {
	p.t.Helper()
	folder, err := coordinator.FolderOf(p.folder)
	own, err2 := folder.Coordinator()
	local, err3 := wire.LoadKey(p.localKey())
	if err := errors.Join(err, err2, err3); err != nil {
		p.t.Fatal(err)
	}
	config := regexp.MustCompile(`(?s)authorization \{ .*?\n\] \}`).FindString(glob(p.t, "README.md"))
	config = strings.NewReplacer("UCOORDINATOR...", own.Public, "UALICE...", local.Public, "alice", local.Name, "RUN", local.Run).Replace(config)
	p.config = filepath.Join(filepath.Dir(p.folder), "nats.conf")
	if err := os.WriteFile(p.config, []byte("listen: \""+p.address+"\"\n"+config), 0o600); err != nil {
		p.t.Fatal(err)
	}
	p.coordinate, p.running = []string{"--nats", "nats://" + p.address}, append(p.running, nil)
}

func (p *party) localKey() string { return filepath.Join(p.folder, "cluster", "local.key") }

// start starts process i. A server listens then.
func (p *party) start(i int) {
	p.t.Helper()
	line := append([]string{"bitray-cluster", "work", "--connect", "nats://" + p.address, "--key", p.localKey()}, p.work...)
	switch i {
	case coordinating:
		line = append([]string{"bitray-cluster", "coordinate", p.folder}, p.coordinate...)
	case serving:
		line = []string{"nats-server", p.config}
	}
	out, err := os.CreateTemp(p.t.TempDir(), "out")
	if err != nil {
		p.t.Fatal(err)
	}
	defer out.Close()
	process := &process{exec.Command(line[0], line[1:]...), out}
	process.Stdout, process.Stderr = out, out
	process.Env = append(os.Environ(), begunVariable+"="+p.begunFile())
	process.SysProcAttr = endsWithTest()
	if err := process.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.running[i] = process
	p.all = append(p.all, process)
	if i == serving {
		await(p.t, func() bool {
			conn, err := net.Dial("tcp", p.address)
			if err == nil {
				conn.Close()
			}
			return err == nil
		})
	}
}

// startAll starts the server, if there is one, the coordinator and, when it listens, the workers.
func (p *party) startAll() {
	p.t.Helper()
	for i := range p.running[serving:] {
		p.start(serving + i)
	}
	p.start(coordinating)
	await(p.t, func() bool { return strings.Contains(p.running[coordinating].says(), "listening") })
	for i := range serving - 1 {
		p.start(1 + i)
	}
}

// kill kills process i.
func (p *party) kill(i int) {
	p.t.Helper()
	p.running[i].Process.Kill()
	p.running[i].Wait()
	p.running[i] = nil
}

// wait waits until all processes but the server have ended by themselves, with success.
func (p *party) wait() {
	p.t.Helper()
	for _, process := range p.running[:serving] {
		if process == nil {
			continue
		}
		if err := process.Wait(); err != nil {
			p.t.Errorf("%v: %v\n%s", process.Args, err, process.says())
		}
	}
	for i := range p.running[serving:] {
		p.kill(serving + i)
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
