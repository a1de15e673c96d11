//go:build linux || darwin

package library_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks/attackstest/host"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// asChild is the first argument of a test binary that is started as the program that opens libraries. The second says
// what it does.
const asChild = "as-child"

func TestMain(m *testing.M) {
	if len(os.Args) < 3 || os.Args[1] != asChild {
		os.Exit(m.Run())
	}
	child, err := library.NewChild()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	children[os.Args[2]](child)
}

var rook = call.Call{Function: call.Rook, Square: 28, Occupied: 5}

// children are what a child does.
var children = map[string]func(*library.Child){
	"done": func(c *library.Child) {
		c.Progress("half of %d", 2)
		c.Result(map[string]int{"n": 1}, false)
		c.Before(rook)
		c.After()
		c.Result(map[string]int{"n": 2}, true)
	},
	"fails":   func(c *library.Child) { c.Fail(errors.New("no such file \xff")) },
	"no JSON": func(c *library.Child) { c.Fail(c.Result(func() {}, true)) },
	"exits": func(c *library.Child) {
		c.Of(0).Before(call.Call{Function: call.Load})
		c.Of(0).After()
		c.Of(1).Before(rook)
		os.Exit(3)
	},
	"is killed": func(c *library.Child) {
		c.Before(rook)
		syscall.Kill(os.Getpid(), syscall.SIGKILL)
	},
	"hangs": func(c *library.Child) {
		c.Of(2).Before(rook)
		time.Sleep(time.Minute)
	},
	"reaches outside": func(c *library.Child) {
		c.Guard([3]library.Region{{Slice: 0, Start: 0x5000, Length: 0x40, Low: 0x4000, High: 0x7000}})
		c.Before(call.Call{Function: call.Rooks, N: 8})
		fmt.Fprintln(os.Stderr, "SIGSEGV: segmentation violation\nPC=0x7f01 m=0 sigcode=1 addr=0x4fff")
		os.Exit(2)
	},
	"after its calls": func(c *library.Child) {
		c.Before(rook)
		c.After()
		syscall.Kill(os.Getpid(), syscall.SIGTERM)
		time.Sleep(time.Minute)
	},
}

// TestChild lets a process be both sides: what a child notes and sends is what its parent says of it.
func TestChild(t *testing.T) {
	opensLibraries(t)
	host.RunsItself(t)
	const inRook = "rook(square e4, occupied 0x0000000000000005)"
	for name, test := range map[string]struct {
		results, progress, err string
		failure                *library.Failure // without its text
	}{
		"done":            {results: `{"n":1} {"n":2}`, progress: "half of 2"},
		"fails":           {err: "no such file \xff"},
		"no JSON":         {err: "json: unsupported type: func()"},
		"exits":           {err: "it ended its process with status 3 in " + inRook, failure: &library.Failure{Function: call.Rook, Library: 1}},
		"is killed":       {err: "its process was ended by SIGKILL in " + inRook, failure: &library.Failure{Function: call.Rook}},
		"hangs":           {err: "it hangs in " + inRook + ": no answer after 2s", failure: &library.Failure{Function: call.Rook, Library: 2}},
		"reaches outside": {err: "it reaches outside: rooks(n 8) touches memory 1 byte before the first of dst", failure: &library.Failure{Function: call.Rooks, Outside: true}},
		"after its calls": {err: "its process was ended by SIGTERM outside of its functions; the last call was " + inRook, failure: &library.Failure{Function: call.Rook}},
	} {
		t.Run(name, func(t *testing.T) {
			hangAfter := 30 * time.Second
			if name == "hangs" {
				hangAfter = 2 * time.Second
			}
			var results []string
			progress := ""
			err := library.Run(t.Context(), os.Args[0], []string{asChild, name}, hangAfter, func(what string) { progress += what },
				func(text json.RawMessage) error { results = append(results, string(text)); return nil })
			if got := strings.Join(results, " "); got != test.results || progress != test.progress {
				t.Errorf("results %s, progress %q, want %s, %q", got, progress, test.results, test.progress)
			}
			if (err == nil) != (test.err == "") || err != nil && err.Error() != test.err {
				t.Fatalf("error %v, want %q", err, test.err)
			}
			var failure *library.Failure
			if errors.As(err, &failure) != (test.failure != nil) {
				t.Fatalf("error %#v, want failure %v", err, test.failure)
			}
			if want := test.failure; want != nil && (failure.Function != want.Function || failure.Library != want.Library || failure.Outside != want.Outside) {
				t.Errorf("function %v, library %d, outside %v, want %v, %d, %v", failure.Function, failure.Library, failure.Outside, want.Function, want.Library, want.Outside)
			}
		})
	}
}

// TestChildOfNobody starts a child by hand, without files and with wrong ones.
func TestChildOfNobody(t *testing.T) {
	opensLibraries(t)
	host.RunsItself(t)
	empty, err := os.Create(t.TempDir() + "/empty")
	if err != nil {
		t.Fatal(err)
	}
	defer empty.Close()
	for _, files := range [][]*os.File{nil, {empty, empty}} {
		child := exec.Command(os.Args[0], asChild, "done")
		child.ExtraFiles = files
		said, err := child.CombinedOutput()
		if want := "expected to be started by bitray check --library or bitray bench --library\n"; err == nil || string(said) != want {
			t.Errorf("%d files: error %v, it said %q, want %q", len(files), err, said, want)
		}
	}
}
