package library

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// Failure is the end of a child that its library has brought about.
type Failure struct {
	Outside  bool          // the library reached outside of a slice, which is wrong whatever it answers
	Function call.Function // in which it did what it did
	Library  int           // which one it was, if several are open, from 0
	text     string
}

func (f *Failure) Error() string { return f.text }

// mostShown is how much of what a library printed is quoted, in bytes.
const mostShown = 200

// fatal is how the run-time system of Go begins to report a signal that has ended the program, or
// that a read of its own has hit an address where nothing is.
var fatal = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^(?:SIG[A-Z]+: |fatal error: |unexpected fault address |panic: |runtime: )`)
})

var (
	signalName = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\bSIG[A-Z]+\b`)
	})
	faultAddress = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\baddr=0x([0-9a-f]+)`)
	})
)

// death is what is known of a child that has ended without being done.
type death struct {
	page   *page
	state  *os.ProcessState
	signal string // that ended the process from outside, such as SIGKILL; else empty
	stderr string
}

// explain says what the library did.
func (d death) explain() error {
	last, inside, any := d.page.last()
	trace, printed := "", d.stderr
	if at := fatal().FindStringIndex(d.stderr); at != nil {
		trace, printed = d.stderr[at[0]:], d.stderr[:at[0]]
	}
	signal := signalName().FindString(trace)
	if what := outside(d.page.regions, address(trace)); what != "" && inside {
		return &Failure{Outside: true, Function: last.Function, text: fmt.Sprintf("it reaches outside: %v %s", last, what)}
	}
	said := ""
	switch {
	case d.signal != "" && any:
		said = fmt.Sprintf("its process was ended by %s %s%s", d.signal, where(last, inside), quoted(printed))
	case signal != "" && any:
		said = fmt.Sprintf("it crashed (%s) %s%s", signal, where(last, inside), quoted(printed))
	case trace == "" && inside:
		said = fmt.Sprintf("it ended its process with status %d %s%s", d.state.ExitCode(), where(last, inside), quoted(printed))
	case inside:
		said = fmt.Sprintf("it broke the program that called it, %s: %s", where(last, inside), firstLine(trace))
	default:
		return fmt.Errorf("the program %s failed (%v): %s", programName, d.state, firstLine(d.stderr))
	}
	return &Failure{Function: last.Function, text: said}
}

// address returns the address that a report names, or 0.
func address(trace string) uint64 {
	found := faultAddress().FindStringSubmatch(trace)
	if found == nil {
		return 0
	}
	address, _ := strconv.ParseUint(found[1], 16, 64) // 0 for one that is too long to be one
	return address
}

// where says in which call something happened, or after which.
func where(c call.Call, inside bool) string {
	switch {
	case !inside:
		return "outside of its functions; the last call was " + c.String()
	case c.Function == call.Load:
		return "while it was loaded"
	}
	return "in " + c.String()
}

// quoted returns the last line of what a library printed, if it printed.
func quoted(printed string) string {
	lines := strings.Split(strings.TrimSpace(printed), "\n")
	last := lines[len(lines)-1]
	if last == "" {
		return ""
	}
	return "; its last words: " + excerpt.Quote(last, mostShown)
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if line == "" {
		return "it printed nothing"
	}
	return excerpt.Plain(line, mostShown)
}

// slices are the names of the slices of the functions for many questions.
var slices = [3]string{"dst", "squares", "occupied"}

// outside says which slice an address is near, and how far outside of it; or that the slice was written
// though it is const. It returns an empty text for an address elsewhere.
func outside(regions [3]Region, address uint64) string {
	for _, r := range regions {
		if address < r.Low || address >= r.High || r.Slice >= uint64(len(slices)) {
			continue
		}
		name := slices[r.Slice]
		switch {
		case address < r.Start:
			return fmt.Sprintf("touches memory %s before the first of %s", report.Counted(int(r.Start-address), "byte"), name)
		case address >= r.Start+r.Length:
			return fmt.Sprintf("touches memory %s behind the last of %s", report.Counted(int(address-r.Start-r.Length+1), "byte"), name)
		default:
			return fmt.Sprintf("writes byte %d of %s, which is const", address-r.Start, name)
		}
	}
	return ""
}
