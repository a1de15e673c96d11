package engine

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/perft/crosscheck"
)

// script is a program that is started for every question, as perftree does it.
type script struct {
	command []string
	timeout time.Duration
}

// Script returns an oracle that runs a program with the arguments DEPTH FEN [MOVES], the moves
// separated by blanks. The program prints a move and its count on each line and then the total.
// Each run must end within timeout.
func Script(command []string, timeout time.Duration) crosscheck.Oracle {
	return &script{command: command, timeout: timeout}
}

func (s *script) Name() string { return strings.Join(s.command, " ") }

func (s *script) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	arguments := append(s.command[1:len(s.command):len(s.command)], strconv.Itoa(depth), line.Root)
	if len(line.Moves) > 0 {
		arguments = append(arguments, strings.Join(line.Moves, " "))
	}
	output, err := s.run(ctx, arguments)
	if err != nil {
		return nil, err
	}
	var a answer
	for text := range strings.Lines(output) {
		if err := a.add(text); err != nil {
			return nil, err
		}
	}
	if !a.done {
		return nil, fmt.Errorf("%w: no total in the output %q", errGarbage, excerpt(output))
	}
	return unify(a.counts, line), nil
}

// run runs the program and returns what it prints.
func (s *script) run(ctx context.Context, arguments []string) (string, error) {
	timed, release := context.WithTimeoutCause(ctx, s.timeout, fmt.Errorf("no answer within %v", s.timeout))
	defer release()
	limited, cancel := context.WithCancelCause(timed)
	defer cancel(nil)
	cmd := exec.CommandContext(limited, s.command[0], arguments...)
	separate(cmd)
	cmd.Cancel = func() error { kill(cmd); return nil }
	cmd.WaitDelay = patience
	out := bounded{cancel: cancel}
	var complaints tail
	cmd.Stdout, cmd.Stderr = &out, &complaints
	err := cmd.Run()
	switch {
	case limited.Err() != nil:
		return "", context.Cause(limited)
	case err != nil && complaints.String() != "":
		return "", fmt.Errorf("%w, on standard error %q", err, strings.TrimSpace(complaints.String()))
	}
	return out.text.String(), err
}

// bounded is a buffer that ends the run when it has got more than a script may print.
type bounded struct {
	text   bytes.Buffer // not embedded: its ReadFrom would go past Write
	cancel context.CancelCauseFunc
}

const maxOutput = 1 << 20

func (b *bounded) Write(p []byte) (int, error) {
	if b.text.Len()+len(p) > maxOutput {
		err := fmt.Errorf("%w: more than %d bytes", errGarbage, maxOutput)
		b.cancel(err)
		return 0, err
	}
	return b.text.Write(p)
}

func excerpt(text string) string {
	if len(text) > 80 {
		return text[:80] + "..."
	}
	return text
}
