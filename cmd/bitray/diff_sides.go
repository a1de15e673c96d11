package main

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/crosscheck/engine"
)

// sideFlags name the two move generators of a comparison.
type sideFlags struct {
	technique string
	against   string
	engine    string
	script    string
	patience  time.Duration
}

// notnilName is how notnil/chess is named on the command line.
const notnilName = "notnil"

func (f *sideFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.technique, "technique", defaultTechnique, "attack generator of our side, see bitray techniques")
	flags.StringVar(&f.against, "against", "", `the judge: a technique, "notnil", "engine:CMD" or "script:CMD"`)
	flags.StringVar(&f.engine, "engine", "", "command of a UCI engine to test")
	flags.StringVar(&f.script, "script", "", "command of a perftree script to test")
	flags.DurationVar(&f.patience, "answer-within", time.Minute, "time that a program gets for one answer")
	cmd.MarkFlagsMutuallyExclusive("engine", "script")
	must(cmd.RegisterFlagCompletionFunc("technique", completeTechniques))
	must(cmd.RegisterFlagCompletionFunc("against", completeTechniques))
}

// sides returns the generator under test and the judge, and what ends the programs among them.
func (f *sideFlags) sides(ctx context.Context) (side, judge crosscheck.Oracle, stop func(), err error) {
	if f.patience <= 0 {
		return nil, nil, nil, badFlag("answer-within", f.patience, "a time above 0")
	}
	tested, judging := f.technique, f.against
	switch {
	case f.engine != "":
		tested, judging = "engine:"+f.engine, f.technique
	case f.script != "":
		tested, judging = "script:"+f.script, f.technique
	case judging == "":
		judging = notnilName
	}
	if f.against != "" {
		judging = f.against
	}
	side, stopSide, err := f.oracle(ctx, tested)
	if err != nil {
		return nil, nil, nil, err
	}
	judge, stopJudge, err := f.oracle(ctx, judging)
	if err != nil {
		stopSide()
		return nil, nil, nil, err
	}
	return side, judge, func() { stopSide(); stopJudge() }, nil
}

// oracle returns the move generator of the given name, and what ends it.
func (f *sideFlags) oracle(ctx context.Context, name string) (crosscheck.Oracle, func(), error) {
	kind, command, isProgram := strings.Cut(name, ":")
	if isProgram && (kind == "engine" || kind == "script") {
		return f.program(ctx, kind, command)
	}
	if name == notnilName {
		return crosscheck.Notnil(), func() {}, nil
	}
	sliders, err := lookUpSliders(name)
	if err != nil {
		return nil, nil, err
	}
	generator := crosscheck.Generator{Name: name, Sliders: sliders}
	return crosscheck.Technique(generator, runtime.GOMAXPROCS(0)), func() {}, nil
}

func (f *sideFlags) program(ctx context.Context, kind, command string) (crosscheck.Oracle, func(), error) {
	words, err := engine.Split(command)
	if err != nil {
		return nil, nil, fmt.Errorf("--%s %s: %w", kind, command, err)
	}
	if kind == "script" {
		return engine.Script(words, f.patience), func() {}, nil
	}
	e, err := engine.Start(ctx, words, f.patience)
	if err != nil {
		return nil, nil, fmt.Errorf("--%s %s: %w", kind, command, err)
	}
	return e, e.Close, nil
}
