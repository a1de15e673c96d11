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
	"strings"
	"time"

	"github.com/bitray/bitray/internal/process"
)

// result is what one run of a program gave.
type result struct {
	signature string        // all matches, separated by blanks
	processor time.Duration // with the start
	searched  time.Duration // from the last line of --say to its answer; 0 if the system does not tell
}

// program is one that runs.
type program struct {
	*search
	command *exec.Cmd
	in      io.Writer
	lines   *bufio.Scanner
	matches []string
	result  result
}

// run runs a program, which is told some lines and then to quit. Without any, it ends by itself if it has
// arguments.
func (s *search) run(ctx context.Context, name string, arguments, say []string) (result, error) {
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel()
	var complaints bytes.Buffer
	p := &program{search: s, command: exec.CommandContext(ctx, name, arguments...)}
	p.command.Dir = s.engine // where books and networks may lie
	p.command.Stderr = &complaints
	in, noIn := p.command.StdinPipe()
	out, noOut := p.command.StdoutPipe()
	if err := errors.Join(noIn, noOut, p.command.Start()); err != nil {
		return result{}, err
	}
	p.in, p.lines = in, bufio.NewScanner(out)
	var err error
	if len(say) > 0 {
		err = p.ask(say)
	} else if len(arguments) > 0 {
		err = p.listen(nil)
	}
	if err != nil {
		cancel()
	}
	p.tell(s.quit)
	_ = in.Close()
	err = errors.Join(err, p.listen(nil))
	if waited := p.command.Wait(); err == nil && waited != nil {
		err = fmt.Errorf("%w\n%s", waited, complaints.Bytes())
	}
	if err != nil {
		return result{}, fmt.Errorf("%q: %w", p.command.Args, err)
	}
	p.result.signature = strings.Join(p.matches, " ")
	p.result.processor = p.command.ProcessState.UserTime() + p.command.ProcessState.SystemTime()
	return p.result, nil
}

// The lines of UCI after which an engine is to be left alone until it answers. Some forget what
// they are told before.
var handshakes = map[string]*regexp.Regexp{
	"uci":     regexp.MustCompile("^uciok"),
	"isready": regexp.MustCompile("^readyok"),
}

// ask tells a program some lines, and waits for the answer to the last.
func (p *program) ask(say []string) error {
	last := len(say) - 1
	for _, line := range say[:last] {
		p.tell(line)
		if answer := handshakes[line]; answer != nil {
			if err := p.listen(answer); err != nil {
				return err
			}
		}
	}
	before, told := process.ProcessorTime(p.command.Process.Pid)
	p.tell(say[last])
	err := p.listen(p.until)
	if after, _ := process.ProcessorTime(p.command.Process.Pid); told {
		p.result.searched = max(0, after-before)
	}
	return err
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
