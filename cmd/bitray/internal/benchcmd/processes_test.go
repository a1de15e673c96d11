package benchcmd

import (
	"bytes"
	"errors"
	"os/exec"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// TestResultOf gives programs of the shell for processes that measure.
func TestResultOf(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh:", err)
	}
	for _, test := range []struct {
		name, script     string
		processes        int // of the result; 0 for none
		err, complaint   string
		differs, success bool
	}{
		{name: "result", script: `echo '{"schema":"bitray-bench/2","processes":1}'`, processes: 1, success: true},
		{name: "interrupted with a result", script: `echo '{"schema":"bitray-bench/2","processes":1}'; exit 130`, processes: 1, success: true},
		{name: "wrong answer", script: `echo 'bitray: magic is wrong' >&2; exit 1`, complaint: "bitray: magic is wrong\n", differs: true, err: cli.ErrDiffer.Error()},
		{name: "failure", script: `echo 'bitray: no such file' >&2; exit 2`, err: "no such file"},
		{name: "killed", script: `kill -9 $$`, err: "signal: killed"},
		{name: "half a result", script: `printf '{"schema":"bitray-bench/2"'`, err: "not a result of bitray bench --json: unexpected EOF"},
	} {
		var complaints bytes.Buffer
		result, err := resultOf(exec.Command("sh", "-c", test.script), &complaints)
		if test.success != (err == nil) || err != nil && err.Error() != test.err {
			t.Errorf("%s: error %v, want %q", test.name, err, test.err)
		}
		if test.differs != errors.Is(err, cli.ErrDiffer) || complaints.String() != test.complaint {
			t.Errorf("%s: error %v, complaint %q, want %q", test.name, err, complaints.String(), test.complaint)
		}
		if result != nil && result.Processes != test.processes || result == nil && test.processes != 0 {
			t.Errorf("%s: result %+v, want %d processes", test.name, result, test.processes)
		}
	}
	if _, err := resultOf(exec.Command("sh", "-c", "exit 0"), new(bytes.Buffer)); err == nil {
		t.Error("a process that says nothing: no error")
	}
}
