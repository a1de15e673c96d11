package engines

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/internal/process"
)

// run is what one run of a program gave.
type run struct {
	signature  string        // all matches, separated by blanks
	processor  time.Duration // with the start
	searched   time.Duration // from the last line of --say to its answer; 0 if the system does not tell
	complaints string        // what the program wrote to its standard error
}

// program is one that runs.
type program struct {
	*search
	command    *exec.Cmd
	cancel     context.CancelFunc
	in         io.WriteCloser
	lines      *bufio.Scanner
	complaints bytes.Buffer
	answered   chan error
	matches    []string
	searched   time.Duration
}

// start starts a program, given with its arguments, which runs until ctx is done or the time is over at most.
func (s *search) start(ctx context.Context, words []string) (*program, error) {
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	p := &program{search: s, command: exec.CommandContext(ctx, words[0], words[1:]...), cancel: cancel, answered: make(chan error, 1)}
	p.command.Dir = s.engine // where books and networks may lie
	p.command.Stderr = &p.complaints
	in, noIn := p.command.StdinPipe()
	out, noOut := p.command.StdoutPipe()
	p.in, p.lines = in, bufio.NewScanner(out)
	return p, errors.Join(noIn, noOut, p.command.Start())
}

// tell writes a line. A program that needs no input may be gone already, so what cannot be written is no
// error.
func (p *program) tell(line string) { _, _ = io.WriteString(p.in, line+"\n") }

// listen reads up to a line that matches, or to the end if there is no pattern.
func (p *program) listen(until *regexp.Regexp) error {
	for p.lines.Scan() {
		for _, m := range p.signature.FindAllStringSubmatch(p.lines.Text(), -1) {
			p.matches = append(p.matches, m[min(1, len(m)-1):]...) // the groups, or all if there are none
		}
		if until != nil && until.MatchString(p.lines.Text()) {
			return nil
		}
	}
	if err := p.lines.Err(); err != nil || until == nil {
		return err
	}
	return fmt.Errorf("no line of the output matches %q: expected the end of an answer", until)
}

// The lines of UCI after which an engine is to be left alone until it answers. Some forget what
// they are told before.
var handshakes = map[string]*regexp.Regexp{
	"uci":     regexp.MustCompile("^uciok"),
	"isready": regexp.MustCompile("^readyok"),
}

// prepare tells a program all but the last line.
func (p *program) prepare() error {
	for _, line := range p.say[:max(0, len(p.say)-1)] {
		p.tell(line)
		if answer := handshakes[line]; answer != nil {
			if err := p.listen(answer); err != nil {
				return err
			}
		}
	}
	return nil
}

// begin tells it the last line, whose answer is awaited; without one the search ends with the program.
func (p *program) begin() {
	var until *regexp.Regexp
	if last := len(p.say) - 1; last >= 0 {
		until = p.until
		p.searched, _ = process.ProcessorTime(p.command.Process.Pid)
		p.tell(p.say[last])
	}
	go func() { p.answered <- p.listen(until) }()
}

// end lets a program quit that has answered.
func (p *program) end() (run, error) {
	if before := p.searched; before > 0 {
		after, _ := process.ProcessorTime(p.command.Process.Pid)
		p.searched = max(0, after-before)
	}
	resume(p.command.Process)
	p.tell(p.quit)
	_ = p.in.Close()
	err := p.listen(nil)
	if waited := p.command.Wait(); waited != nil {
		return run{}, errors.Join(fmt.Errorf("%q: %w\n%s", p.command.Args, waited, p.complaints.Bytes()), err)
	}
	state := p.command.ProcessState
	return run{strings.Join(p.matches, " "), state.UserTime() + state.SystemTime(), p.searched, p.complaints.String()}, err
}

// idle starts a program and lets it quit.
func (s *search) idle(ctx context.Context, words ...string) (run, error) {
	p, err := s.start(ctx, words)
	defer p.cancel()
	if err != nil {
		return run{}, err
	}
	return p.end()
}

// together runs the search in programs at the same time. If there are several, they take turns: one runs for
// a slice, the others are stopped. What slows the machine for longer than a round of turns slows all of them
// alike.
func (s *search) together(ctx context.Context, commands ...[]string) (runs []run, err error) {
	var programs []*program
	defer func() {
		for _, p := range programs {
			p.cancel()
			_ = p.command.Wait() // for those that an error has left alone
		}
	}()
	for _, words := range commands {
		if s.args != "" {
			words = slices.Concat(words, strings.Split(s.args, ","))
		}
		p, err := s.start(ctx, words)
		programs = append(programs, p)
		if err == nil {
			err = p.prepare()
		}
		if err != nil {
			return nil, fmt.Errorf("%q: %w", words, err)
		}
		if len(commands) > 1 {
			stop(p.command.Process)
		}
	}
	for _, p := range programs {
		p.begin()
	}
	if err := takeTurns(slices.Clone(programs), s.slice); err != nil {
		return nil, err
	}
	for _, p := range programs {
		r, err := p.end()
		if err == nil && r.signature == "" {
			err = fmt.Errorf("%q: no line of its output matches %q: expected a signature", p.command.Args, s.signature)
		}
		if err != nil {
			return nil, err
		}
		runs = append(runs, r)
	}
	return runs, nil
}

// takeTurns ends when all programs have answered. One alone is never stopped.
func takeTurns(left []*program, slice time.Duration) error {
	for turn := 0; len(left) > 0; turn++ {
		i := turn % len(left)
		p := left[i]
		var over <-chan time.Time
		if len(left) > 1 {
			over = time.After(slice)
		}
		resume(p.command.Process)
		select {
		case err := <-p.answered:
			if err != nil {
				return fmt.Errorf("%q: %w", p.command.Args, err)
			}
			left = slices.Delete(left, i, i+1)
		case <-over:
			stop(p.command.Process)
		}
	}
	return nil
}
