package diffcmd

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/notnil"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/crosscheck"
)

// sideFlags name the two move generators of a comparison by specifications: the name of a technique, "notnil",
// "engine:CMD" or "script:CMD".
type sideFlags struct {
	test, against  string
	engine, script string // commands that are short for a specification under test
	patience       time.Duration
}

// notnilName is how notnil/chess is named on the command line.
const notnilName = "notnil"

// The kinds of programs, at the start of a specification.
const (
	engineKind = "engine:"
	scriptKind = "script:"
)

func isProgram(spec string) bool {
	return strings.HasPrefix(spec, engineKind) || strings.HasPrefix(spec, scriptKind)
}

// testFlags are the flags that name the move generator under test.
var testFlags = []string{"test", "engine", "script", "technique"}

func (f *sideFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.test, "test", "", "test the move generator `SIDE`: a technique, notnil, engine:CMD or script:CMD")
	flags.StringVar(&f.against, "against", "", "the reference, a move generator `SIDE` (default: bitray for a program, notnil for a technique)")
	flags.StringVar(&f.engine, "engine", "", "test a UCI engine; short for --test engine:`CMD`")
	flags.StringVar(&f.script, "script", "", "test a perftree script; short for --test script:`CMD`")
	flags.StringVar(&f.test, "technique", "", "test an attack generator; short for --test `NAME`")
	flags.DurationVar(&f.patience, "answer-within", time.Minute, "`TIME` that a program has for each count")
	cmd.MarkFlagsMutuallyExclusive(testFlags...)
	for _, flag := range []string{"test", "against", "technique"} {
		cli.CompleteFlag(cmd, flag, cli.TechniqueNames()...)
	}
}

// complete names both sides, the reference too if no flag does, and refuses a time and sides that make no sense.
func (f *sideFlags) complete() error {
	if f.engine != "" {
		f.test = engineKind + f.engine
	} else if f.script != "" {
		f.test = scriptKind + f.script
	}
	switch {
	case f.patience <= 0:
		return cli.BadFlag("answer-within", f.patience, "a duration above 0, such as 30s")
	case f.against != "":
	case isProgram(f.test) || f.test == notnilName:
		f.against = cli.DefaultTechnique
	default:
		f.against = notnilName
	}
	if sameSide(f.test, f.against) {
		return cli.BadFlag("against", f.against, "another move generator than that under test")
	}
	return nil
}

// sameSide says whether two specifications name one move generator, by its name or its package.
func sameSide(a, b string) bool {
	first, errFirst := cli.OneGenerator(a)
	second, errSecond := cli.OneGenerator(b)
	return a == b || errFirst == nil && errSecond == nil && first.Name == second.Name
}

// generator returns the move generator of a specification. Call end for it.
func (c *config) generator(ctx context.Context, spec string) (crosscheck.MoveGenerator, error) {
	switch {
	case isProgram(spec):
		kind, command, _ := strings.Cut(spec, ":")
		words, err := engine.Split(command)
		if err == nil && kind+":" == scriptKind {
			return engine.Script(words, c.patience, c.Chess960), nil
		}
		if err == nil {
			var e *engine.Engine
			if e, err = engine.Start(ctx, words, c.patience); err == nil {
				return e, nil
			}
		}
		return nil, fmt.Errorf("%s: %w", printable.Escape(spec), err)
	case spec == notnilName:
		return notnil.New(), nil
	}
	named, err := cli.OneGenerator(spec, notnilName, engineKind+"CMD", scriptKind+"CMD")
	if named.Name == cli.DefaultTechnique {
		return crosscheck.Bitray(runtime.GOMAXPROCS(0)), err
	}
	return crosscheck.MoveGeneratorOf(named, runtime.GOMAXPROCS(0)), err
}

func end(g crosscheck.MoveGenerator) {
	if e, ok := g.(*engine.Engine); ok {
		e.Close()
	}
}
