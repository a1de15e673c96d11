package engines

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"time"
)

// run is what one run of a program gave.
type run struct {
	signature  string        // all matches, separated by blanks
	processor  time.Duration // with the start
	searched   time.Duration // from the last line of --say to its answer; 0 if the system does not tell
	complaints string        // what the program wrote to its standard error
}

// once runs the search in a program.
func (s *search) once(ctx context.Context, program ...string) (run, error) {
	r, err := s.start(ctx, append(program, s.args...), s.say)
	if err == nil && r.signature == "" {
		err = fmt.Errorf("%s: no line of its output matches %q: expected a signature", program, s.signatureMatch)
	}
	return r, err
}

// idle starts a program and tells it to quit.
func (s *search) idle(ctx context.Context, program ...string) (run, error) {
	return s.start(ctx, program, nil)
}

func (s *search) start(ctx context.Context, words, say []string) (r run, err error) {
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel()
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	command.Dir = s.engine // where books and networks may lie
	in, err := command.StdinPipe()
	if err != nil {
		return r, err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return r, err
	}
	var complaints bytes.Buffer
	command.Stderr = &complaints
	if err := command.Start(); err != nil {
		return r, err
	}
	if s.sliced != nil {
		s.sliced.add(command.Process)
		defer s.sliced.remove(command.Process)
	}
	t := talk{search: s, in: in, say: say, process: command.Process, ctx: ctx}
	r.signature, err = t.listen(out)
	r.searched = t.searched
	if waited := command.Wait(); waited != nil {
		return r, errors.Join(fmt.Errorf("%q: %w\n%s", words, waited, complaints.Bytes()), err)
	}
	r.complaints = complaints.String()
	r.processor = command.ProcessState.UserTime() + command.ProcessState.SystemTime()
	return r, err
}

// talk tells a program line after line, and waits for the answers.
type talk struct {
	*search
	in      io.WriteCloser
	say     []string       // what is left
	awaited *regexp.Regexp // of the line that ends the answer; nil if all is said

	ctx      context.Context
	process  *os.Process
	before   time.Duration // processor time before the last line
	timed    bool          // whether that is known
	searched time.Duration
}

// The lines of UCI after which an engine is to be left alone until it answers. Some forget what
// they are told before.
var handshakes = map[string]*regexp.Regexp{
	"uci":     regexp.MustCompile("^uciok"),
	"isready": regexp.MustCompile("^readyok"),
}

// next says all up to the next line that is answered, and quits when everything is answered. A
// program that needs no input may be gone already, so what cannot be written is no error.
func (t *talk) next() {
	for len(t.say) > 0 {
		line := t.say[0]
		t.say = t.say[1:]
		if len(t.say) == 0 {
			if t.sliced != nil {
				t.sliced.join(t.ctx)
			}
			t.before, t.timed = processorOf(t.process)
		}
		_, _ = io.WriteString(t.in, line+"\n")
		if t.awaited = handshakes[line]; len(t.say) == 0 {
			t.awaited = t.until
		}
		if t.awaited != nil {
			return
		}
	}
	t.awaited = nil
	if after, ok := processorOf(t.process); ok && t.timed {
		t.searched = after - t.before
	}
	if t.sliced != nil {
		t.sliced.remove(t.process)
	}
	_, _ = io.WriteString(t.in, t.quit+"\n")
	_ = t.in.Close()
}

// listen reads all that a program prints, and returns its signature.
func (t *talk) listen(out io.Reader) (signature string, err error) {
	t.next()
	var matches []string
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		matches = append(matches, matchesOf(t.signatureMatch, lines.Text())...)
		if t.awaited != nil && t.awaited.MatchString(lines.Text()) {
			t.next()
		}
	}
	if err := lines.Err(); err != nil {
		return "", err
	}
	if t.awaited != nil {
		return "", fmt.Errorf("no line of the output matches %q: expected the end of an answer", t.awaited)
	}
	return strings.Join(matches, " "), nil
}

// matchesOf returns the groups of all matches in a line, or the whole matches if there is no group.
func matchesOf(pattern *regexp.Regexp, line string) (matches []string) {
	for _, m := range pattern.FindAllStringSubmatch(line, -1) {
		matches = append(matches, m[min(1, len(m)-1):]...)
	}
	return matches
}
