package engines

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/attacks/catalog"
)

// config is the command line.
type config struct {
	search
	pkg, tags     string
	replace, drop []string
	techniques    []string
	rounds        int
	instructions  bool
	module        string

	changes []change // from replace and drop
}

// search says what the programs are asked to do.
type search struct {
	engine                string // the folder in which the programs run
	args                  []string
	say                   []string
	untilText, quit       string
	signatureText         string
	timeout               time.Duration
	slice                 time.Duration // 0 for one program after the other
	sliced                *sliced       // of the programs that run together; nil for one alone
	until, signatureMatch *regexp.Regexp
}

func (c *config) flags() *pflag.FlagSet {
	flags := pflag.NewFlagSet("engines", pflag.ContinueOnError)
	flags.SortFlags = false
	flags.StringVar(&c.engine, "engine", "", "folder of the engine's module")
	flags.StringVar(&c.pkg, "package", ".", "its main package, in that folder")
	flags.StringVar(&c.tags, "tags", "", "build tags")
	flags.StringArrayVar(&c.replace, "replace", nil, "FILE:FUNCTION=EXPRESSION, a function and what it returns instead")
	flags.StringArrayVar(&c.drop, "drop", nil, "FILE:FUNCTION, a function that does nothing instead")
	flags.StringSliceVar(&c.techniques, "technique", []string{"magic", "magic-fixed", "magic-packed", "hyperbola"}, "techniques, as the catalog calls them")
	flags.StringSliceVar(&c.args, "args", nil, "arguments of the program")
	flags.StringArrayVar(&c.say, "say", nil, "a line for the program's input")
	flags.StringVar(&c.untilText, "until", "^bestmove", "pattern of the line that ends the answer to --say")
	flags.StringVar(&c.quit, "quit", "quit", "line that ends the program")
	flags.StringVar(&c.signatureText, "signature", `nodes\W+(\d+)`, "pattern of what has to stay the same")
	flags.DurationVar(&c.timeout, "timeout", 5*time.Minute, "longest time of a run")
	flags.DurationVar(&c.slice, "slice", 0, "let the programs of a round search at the same time and take turns of this length (Linux, with --say)")
	flags.IntVar(&c.rounds, "rounds", 10, "runs of each program")
	flags.BoolVar(&c.instructions, "instructions", false, "count instructions too, with valgrind, which takes a hundred times as long as a run")
	flags.StringVar(&c.module, "module", "", "folder of this module (default: the one that the current folder depends on)")
	return flags
}

// complete refuses what makes no sense and reads what is given as text.
func (c *config) complete() (err error) {
	switch {
	case c.engine == "":
		return fmt.Errorf("--engine: expected a folder with a go.mod")
	case len(c.replace) == 0:
		return fmt.Errorf("--replace: expected at least one FILE:FUNCTION=EXPRESSION")
	case c.rounds < 1:
		return fmt.Errorf("--rounds %d: expected 1 or more", c.rounds)
	case c.slice < 0, c.slice > 0 && (len(c.say) == 0 || !canSlice):
		return fmt.Errorf("--slice %v: expected 0, or more on Linux with --say", c.slice)
	case len(c.args) == 0 && len(c.say) == 0:
		return fmt.Errorf("--args, --say: expected one of them, so that the program has something to search")
	}
	if c.until, err = regexp.Compile(c.untilText); err != nil {
		return fmt.Errorf("--until %q: %w", c.untilText, err)
	}
	if c.signatureMatch, err = regexp.Compile(c.signatureText); err != nil {
		return fmt.Errorf("--signature %q: %w", c.signatureText, err)
	}
	for _, name := range c.techniques {
		if _, err := catalog.Lookup(name); err != nil {
			return err
		}
	}
	for _, text := range c.replace {
		if err := c.change("replace", text); err != nil {
			return err
		}
	}
	for _, text := range c.drop {
		if err := c.change("drop", text); err != nil {
			return err
		}
	}
	return nil
}

// change reads FILE:FUNCTION=EXPRESSION, or FILE:FUNCTION to drop.
func (c *config) change(flag, text string) error {
	place, expression, hasExpression := strings.Cut(text, "=")
	file, function, hasFunction := strings.Cut(place, ":")
	if !hasFunction || file == "" || function == "" || hasExpression != (flag == "replace") || hasExpression && strings.TrimSpace(expression) == "" {
		form := map[string]string{"replace": "FILE:FUNCTION=EXPRESSION", "drop": "FILE:FUNCTION"}[flag]
		return fmt.Errorf("--%s %q: expected %s", flag, text, form)
	}
	added := change{file, function, expression}
	if slices.ContainsFunc(c.changes, func(other change) bool { return other.file == file && other.function == function }) {
		return fmt.Errorf("--%s %q: %s is changed twice", flag, text, function)
	}
	c.changes = append(c.changes, added)
	return nil
}
