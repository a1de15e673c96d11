//go:build unix

package library

import (
	"fmt"
	"os"
	"os/exec"
	"testing"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// TestDeath explains what the run-time system of Go prints when something goes wrong in C, with and
// without cgo, or in itself.
func TestDeath(t *testing.T) {
	exited := exec.Command(os.Args[0], "-test.run=^$")
	if err := exited.Run(); err != nil {
		t.Skip("skipped: no process can be started:", err)
	}
	const crash = "SIGSEGV: segmentation violation\nPC=0x7f01 m=0 sigcode=1 addr=0x%s\nsignal arrived during cgo execution\n"
	rook := call.Call{Function: call.Rook, Square: 28, Occupied: 5}
	regions := [3]Region{
		{Slice: 0, Start: 0x5000, Length: 0x40, Low: 0x4000, High: 0x7000},
		{Slice: 1, Start: 0x9ff8, Length: 8, Low: 0x8000, High: 0xb000},
		{Slice: 2, Start: 0xd000, Length: 0, Low: 0xc000, High: 0xf000},
	}
	for name, test := range map[string]struct {
		call           call.Call
		none, returned bool
		signal, stderr string
		want           string
	}{
		"crash":     {call: rook, stderr: "SIGSEGV: segmentation violation\nPC=0x7f01 m=0 sigcode=1 addr=0x0\n", want: "it crashed (SIGSEGV) in rook(square e4, occupied 0x0000000000000005)"},
		"abort":     {call: rook, stderr: "first\nmine.c:7: no\n\nSIGABRT: abort\nPC=0x1\n", want: `it crashed (SIGABRT) in rook(square e4, occupied 0x0000000000000005); its last words: "mine.c:7: no"`},
		"without C": {call: rook, stderr: "fatal error: unexpected signal during runtime execution\n[signal SIGFPE: floating-point exception code=0x1 addr=0x1 pc=0x1]\n", want: "it crashed (SIGFPE) in rook(square e4, occupied 0x0000000000000005)"},
		"text":      {call: call.Call{Function: call.Name}, stderr: "unexpected fault address 0x8\nfatal error: fault\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x8 pc=0x1]\n", want: "it crashed (SIGSEGV) in generator_name()"},
		"load":      {call: call.Call{Function: call.Load}, stderr: "SIGILL: illegal instruction\n", want: "it crashed (SIGILL) while it was loaded"},
		"thread":    {call: rook, returned: true, stderr: "SIGSEGV: segmentation violation\n", want: "it crashed (SIGSEGV) outside of its functions; the last call was rook(square e4, occupied 0x0000000000000005)"},
		"killed":    {call: rook, signal: "SIGKILL", want: "its process was ended by SIGKILL in rook(square e4, occupied 0x0000000000000005)"},
		"exit":      {call: rook, stderr: "bye \x1b[2J\n", want: `it ended its process with status 0 in rook(square e4, occupied 0x0000000000000005); its last words: "bye \x1b[2J"`},
		"heap":      {call: rook, stderr: "fatal error: found bad pointer in Go heap\n", want: "it broke the program that called it, in rook(square e4, occupied 0x0000000000000005): fatal error: found bad pointer in Go heap"},
		"before":    {call: call.Call{Function: call.Rooks, N: 8}, stderr: fmt.Sprintf(crash, "4fff"), want: "it reaches outside: rooks(n 8) touches memory 1 byte before the first of dst"},
		"behind":    {call: call.Call{Function: call.Rooks, N: 8}, stderr: fmt.Sprintf(crash, "a001"), want: "it reaches outside: rooks(n 8) touches memory 2 bytes behind the last of squares"},
		"const":     {call: call.Call{Function: call.Rooks, N: 8}, stderr: fmt.Sprintf(crash, "9ff8"), want: "it reaches outside: rooks(n 8) writes byte 0 of squares, which is const"},
		"empty":     {call: call.Call{Function: call.Rooks, N: 0}, stderr: fmt.Sprintf(crash, "d000"), want: "it reaches outside: rooks(n 0) touches memory 1 byte behind the last of occupied"},
		"elsewhere": {call: call.Call{Function: call.Rooks, N: 8}, stderr: fmt.Sprintf(crash, "7000"), want: "it crashed (SIGSEGV) in rooks(n 8)"},
		"ours":      {none: true, stderr: "panic: no\n", want: "the program bitray-library failed (exit status 0): panic: no"},
	} {
		p := page{regions: regions}
		if !test.none {
			p.note(test.call)
		}
		if test.returned {
			p.returned.Add(1)
		}
		err := death{&p, exited.ProcessState, test.signal, test.stderr}.explain()
		if err.Error() != test.want {
			t.Errorf("%s: got\n%v, want\n%s", name, err, test.want)
		}
		failure, isFailure := err.(*Failure)
		if isFailure == test.none || isFailure && failure.Outside != (test.call.Function == call.Rooks && name != "elsewhere") {
			t.Errorf("%s: %#v", name, err)
		}
	}
}
