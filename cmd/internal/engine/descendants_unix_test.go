//go:build unix

package engine_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/perft/crosscheck"
)

// lifeAddress names the environment variable with the address of the test, to which a descendant keeps a
// connection open as long as it lives.
const lifeAddress = "BITRAY_TEST_LIFE"

// life is how long a descendant lives if nothing ends it.
const life = time.Minute

// startDescendant starts what programs of some kinds leave running: a "child" in their process
// group, or a "daemon" in a session of its own. Both hold standard output and error open.
func startDescendant(kind string) {
	if !strings.Contains(kind, "child") && !strings.Contains(kind, "daemon") {
		return
	}
	cmd := exec.Command(os.Args[0], fakeFlag, "descendant")
	cmd.Stdout, cmd.Stderr, cmd.ExtraFiles = os.Stdout, os.Stderr, []*os.File{connect()}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: strings.Contains(kind, "daemon")}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
}

// connect opens a connection to the test. It is open until all processes that inherit it have ended.
func connect() *os.File {
	connection, err := net.Dial("tcp", os.Getenv(lifeAddress))
	if err != nil {
		panic(err)
	}
	file, err := connection.(*net.TCPConn).File()
	if err != nil {
		panic(err)
	}
	return file
}

// descend lives until the test closes its end of the connection.
func descend() {
	time.AfterFunc(life, func() { os.Exit(1) })
	io.Copy(io.Discard, os.NewFile(3, "life"))
}

// newLife waits for the connection of a descendant, from now on until the end of the test.
func newLife(t *testing.T) net.Listener {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	t.Setenv(lifeAddress, listener.Addr().String())
	return listener
}

// lives makes sure that there is something to end, and reports whether it still runs after patience.
func lives(t *testing.T, listener net.Listener, patience time.Duration) bool {
	t.Helper()
	listener.(*net.TCPListener).SetDeadline(time.Now().Add(life))
	connection, err := listener.Accept()
	if err != nil {
		t.Fatalf("nothing was started: %v", err)
	}
	defer connection.Close()
	connection.SetReadDeadline(time.Now().Add(patience))
	_, err = connection.Read(make([]byte, 1))
	return errors.Is(err, os.ErrDeadlineExceeded)
}

// TestGroupsEnd has programs that leave a child running, which is ended, or a daemon, which holds their output
// open and is not waited for.
func TestGroupsEnd(t *testing.T) {
	for _, test := range []struct{ kind, fails string }{
		{"leaves a daemon", ""}, {"dies and leaves a daemon", "exit status 3"}, {"script-daemon", ""}, {"leaves a child", ""},
		{"script-child", ""}, {"script-child-fails", "exit status 1"}, {"script-child-hangs", "no result within"},
	} {
		t.Run(test.kind, func(t *testing.T) {
			listener := newLife(t)
			side := run(t, test.kind)
			_, err := side.Divide(context.Background(), crosscheck.Line{Root: parse(kiwipete)}, 1)
			if (err == nil) != (test.fails == "") || err != nil && !strings.Contains(err.Error(), test.fails) {
				t.Errorf("error %v, want %q", err, test.fails)
			}
			if e, ok := side.(*engine.Engine); ok {
				e.Close()
			}
			if strings.Contains(test.kind, "daemon") {
				if !lives(t, listener, 100*time.Millisecond) {
					t.Error("the daemon was waited for")
				}
			} else if lives(t, listener, life/4) {
				t.Error("what the program has started still runs")
			}
		})
	}
}

// TestEngineDiesWithItsParent kills a program that uses an engine, which cannot close it then.
func TestEngineDiesWithItsParent(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells a process that its parent has ended")
	}
	listener := newLife(t)
	err := exec.Command(os.Args[0], fakeFlag, "parent").Run()
	if err == nil || err.Error() != "signal: killed" {
		t.Fatalf("error %v, want the end by a signal", err)
	}
	if lives(t, listener, life/4) {
		t.Error("the engine still runs")
	}
}

// beKilled starts an engine that stays, and dies.
func beKilled() {
	if _, err := engine.Start(context.Background(), fake("connects and stays"), time.Minute); err != nil {
		fmt.Println(err)
		return
	}
	syscall.Kill(os.Getpid(), syscall.SIGKILL)
}
