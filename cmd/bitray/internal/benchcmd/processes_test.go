package benchcmd

import (
	"bytes"
	"errors"
	"os/exec"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// TestResultOf gives programs of the shell for processes that measure.
func TestResultOf(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh:", err)
	}
	for _, test := range []struct {
		name, script, err, complaint string // without an error, a result of one process
	}{
		{name: "result", script: `echo '{"schema":"bitray-bench/2","processes":1}'`},
		{name: "interrupted with a result", script: `echo '{"schema":"bitray-bench/2","processes":1}'; exit 130`},
		{name: "wrong answer", script: `echo 'bitray: magic is wrong' >&2; exit 1`, complaint: "bitray: magic is wrong\n", err: cli.ErrDiffer.Error()},
		{name: "failure", script: `echo 'bitray: no such file' >&2; exit 2`, err: "no such file"},
		{name: "killed", script: `kill -9 $$`, err: "signal: killed"},
		{name: "half a result", script: `printf '{"schema":"bitray-bench/2"'`, err: "not a result of bitray bench --json: unexpected EOF"},
		{name: "nothing", script: "exit 0", err: "sh -c exit 0: expected a result, found nothing"},
	} {
		var complaints bytes.Buffer
		result, err := resultOf(exec.Command("sh", "-c", test.script), &complaints)
		switch {
		case test.err == "" && (err != nil || result.Processes != 1):
			t.Errorf("%s: result %+v, error %v, want a result of one process", test.name, result, err)
		case test.err != "" && (err == nil || !strings.HasSuffix(err.Error(), test.err)):
			t.Errorf("%s: error %v, want %q", test.name, err, test.err)
		}
		if complaints.String() != test.complaint || errors.Is(err, cli.ErrDiffer) != (test.complaint != "") {
			t.Errorf("%s: complaint %q, error %v, want %q, where answers differ", test.name, &complaints, err, test.complaint)
		}
	}
}
