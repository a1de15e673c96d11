package diffcmd

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/engine"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/crosscheck"
)

// sideFlags name the two move generators of a comparison. The first four are specifications: the
// name of a technique, "notnil", "engine:CMD" or "script:CMD".
type sideFlags struct {
	test      string
	against   string
	engine    string // short for --test engine:CMD
	script    string // short for --test script:CMD
	technique string // short for --test NAME
	patience  time.Duration
}

// notnilName is how notnil/chess is named on the command line.
const notnilName = "notnil"

func (f *sideFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.test, "test", "", "test the move generator `SIDE`: a technique, notnil, engine:CMD or script:CMD (default: default)")
	flags.StringVar(&f.against, "against", "", "judge by the move generator `SIDE` (default: default for a program, notnil for a technique)")
	flags.StringVar(&f.engine, "engine", "", "test a UCI engine; short for --test engine:`CMD`")
	flags.StringVar(&f.script, "script", "", "test a perftree script; short for --test script:`CMD`")
	flags.StringVar(&f.technique, "technique", "", "test an attack generator; short for --test `NAME`")
	flags.DurationVar(&f.patience, "answer-within", time.Minute, "`TIME` that a program has for one answer")
	cmd.MarkFlagsMutuallyExclusive("test", "engine", "script", "technique")
	for _, flag := range []string{"test", "against", "technique"} {
		cli.Must(cmd.RegisterFlagCompletionFunc(flag, cli.CompleteTechniques))
	}
}

// specs returns the specifications of the generator under test and of the judge. An empty
// text means that the flag was not given, since empty values are refused earlier.
func (f *sideFlags) specs() (test, judge string, err error) {
	switch test = cli.DefaultTechnique; {
	case f.test != "":
		test = f.test
	case f.engine != "":
		test = engineKind + f.engine
	case f.script != "":
		test = scriptKind + f.script
	case f.technique != "":
		test = f.technique
	}
	switch judge = notnilName; {
	case f.against != "":
		judge = f.against
	case isProgram(test) || test == notnilName:
		judge = cli.DefaultTechnique
	}
	if sameSide(test, judge) {
		return "", "", cli.BadFlag("against", judge, "another move generator than that under test")
	}
	return test, judge, nil
}

// sameSide says whether two specifications name one move generator, by its name or its package.
func sameSide(a, b string) bool {
	first, errFirst := cli.OneGenerator(a)
	second, errSecond := cli.OneGenerator(b)
	return a == b || errFirst == nil && errSecond == nil && first.Name == second.Name
}

// The kinds of programs, at the start of a specification.
const (
	engineKind = "engine:"
	scriptKind = "script:"
)

func isProgram(spec string) bool {
	return strings.HasPrefix(spec, engineKind) || strings.HasPrefix(spec, scriptKind)
}

// generator returns the move generator of a specification. Scripts are asked about Chess960 if chess960 is
// set. Call [stop] at the end.
func (f *sideFlags) generator(ctx context.Context, spec string, chess960 bool) (crosscheck.MoveGenerator, error) {
	if isProgram(spec) {
		program, err := f.program(ctx, spec, chess960)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", printable.Escape(spec), err)
		}
		return program, nil
	}
	if spec == notnilName {
		return crosscheck.Notnil(), nil
	}
	g, err := cli.OneGenerator(spec)
	if err != nil {
		return nil, fmt.Errorf("%w, %s, %sCMD or %sCMD", err, notnilName, engineKind, scriptKind)
	}
	return crosscheck.Technique(g, runtime.GOMAXPROCS(0)), nil
}

func (f *sideFlags) program(ctx context.Context, spec string, chess960 bool) (crosscheck.MoveGenerator, error) {
	kind, command, _ := strings.Cut(spec, ":")
	words, err := engine.Split(command)
	switch {
	case err != nil:
		return nil, err
	case kind+":" == scriptKind:
		return engine.Script(words, engine.ScriptConfig{Timeout: f.patience, Chess960: chess960}), nil
	}
	return engine.Start(ctx, words, f.patience)
}

// stop ends the engine that a move generator is, if it is one.
func stop(g crosscheck.MoveGenerator) {
	if running, ok := g.(*engine.Engine); ok {
		running.Close()
	}
}
