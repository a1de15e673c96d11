//go:build linux || darwin

package library_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// TestRun runs programs that say something on the pipe for messages, or nothing. Nothing is interrupted, so that no
// patience is called for.
func TestRun(t *testing.T) {
	library.Patience(t, time.Hour)
	for name, test := range map[string]struct{ text, result, progress, err string }{
		"done":       {`echo '{"progress":"half"}' >&3; echo '{"result":{"n":1}}' >&3; echo '{"result":{"n":2},"done":true}' >&3`, `{"n":1} {"n":2}`, "half", ""},
		"undone":     {`echo '{"result":{"n":1}}' >&3; exit 4`, `{"n":1}`, "", "the program bitray-library failed (exit status 4): it printed nothing"},
		"error":      {`echo '{"error":"bm8gc3VjaCBmaWxlIP8="}' >&3`, "", "", "no such file \xff"},
		"complaint":  {`echo 'ld.so: cannot' >&2; exit 127`, "", "", "the program bitray-library failed (exit status 127): ld.so: cannot"},
		"garbage":    {`echo 'hello' >&3; exec sleep 60`, "", "", "the program bitray-library: invalid character 'h' looking for beginning of value"},
		"chatter":    {`echo hello; echo '{"result":{"n":1},"done":true}' >&3`, `{"n":1}`, "", ""},
		"fork":       {`(sleep 0.3; echo '{"result":{"n":1}}' >&3) & echo '{"result":{"n":2},"done":true}' >&3; sleep 0.6`, `{"n":2}`, "", ""},
		"background": {`sleep 60 & echo '{"result":{"n":1},"done":true}' >&3`, `{"n":1}`, "", ""},
		"orphan":     {`bash -c 'set -m; sleep 60 &'; echo '{"result":{"n":1}}' >&3; echo last words >&2; exit 4`, `{"n":1}`, "", "the program bitray-library failed (exit status 4): last words"},
	} {
		t.Run(name, func(t *testing.T) {
			opensLibraries(t)
			path := program(t, test.text)
			var results []string
			progress := ""
			begin := time.Now()
			err := library.Run(t.Context(), path, nil, 10*time.Second, func(what string) { progress += what },
				func(text json.RawMessage) error { results = append(results, string(text)); return nil })
			if (err == nil) != (test.err == "") || err != nil && err.Error() != test.err {
				t.Errorf("error %v, want %q", err, test.err)
			}
			if got := strings.Join(results, " "); got != test.result || progress != test.progress {
				t.Errorf("results %s, progress %q, want %s, %q", got, progress, test.result, test.progress)
			}
			if used := time.Since(begin); used > 50*time.Second {
				t.Errorf("it took %v: something was waited for that sleeps for a minute", used)
			}
		})
	}
}

// TestRunKeepsWhatIsWrong refuses the last result.
func TestRunKeepsWhatIsWrong(t *testing.T) {
	path := program(t, `echo '{"result":{"n":1},"done":true}' >&3`)
	refused := errors.New("no such result")
	err := library.Run(t.Context(), path, nil, time.Minute, ignore, func(json.RawMessage) error { return refused })
	if !errors.Is(err, refused) {
		t.Errorf("error %v, want %v", err, refused)
	}
}

func TestRunIsInterrupted(t *testing.T) {
	path := program(t, "exec sleep 60")
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	err := library.Run(ctx, path, nil, time.Minute, ignore, func(json.RawMessage) error { return nil })
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want that of the context", err)
	}
}

// TestRunWithoutProgram names what does not exist.
func TestRunWithoutProgram(t *testing.T) {
	opensLibraries(t)
	err := library.Run(t.Context(), "/nowhere/bitray-library", nil, time.Minute, ignore, func(json.RawMessage) error { return nil })
	if err == nil || !strings.Contains(err.Error(), "/nowhere/bitray-library: no such file or directory") {
		t.Errorf("error %v", err)
	}
}
