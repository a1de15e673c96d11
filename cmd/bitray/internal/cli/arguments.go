package cli

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// OneArgument takes exactly one argument. What says what it is, such as "a square".
func OneArgument(what string) cobra.PositionalArgs { return arguments(1, 1, what) }

// SomeArguments takes one argument or more. What says what they are, such as "files".
func SomeArguments(what string) cobra.PositionalArgs { return arguments(1, math.MaxInt, what) }

// NoArguments takes flags only.
var NoArguments = arguments(0, 0, "flags only")

func arguments(least, most int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if least <= len(args) && len(args) <= most {
			return nil
		}
		return UsageError(cmd, fmt.Errorf("expected %s, found %s", what, found(args)))
	}
}

// Group returns a command that others belong to, and that shows its help.
func Group(use string, commands ...*cobra.Command) *cobra.Command {
	group := &cobra.Command{Use: use, Args: Subcommands, RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() }}
	group.AddCommand(commands...)
	return group
}

// Subcommands is for commands that others belong to: an argument that is none of them is an error,
// which names those with a similar spelling.
func Subcommands(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, sub := range cmd.Commands() {
		names = append(names, sub.Name())
	}
	return UsageError(cmd, fmt.Errorf("unknown command %s%s", Quoted(args[0]), didYouMean(args[0], names)))
}

// found names the arguments that were found.
func found(args []string) string {
	if len(args) == 0 {
		return "nothing"
	}
	var quoted []string
	for _, arg := range args {
		quoted = append(quoted, Quoted(arg))
	}
	return strings.Join(quoted, " ")
}

// FlagError says what is wrong with a flag and what was expected; it replaces the error of the parser.
func FlagError(cmd *cobra.Command, err error) error {
	// An unknown command comes before its flags, which no other command knows.
	if args := cmd.Flags().Args(); cmd.HasSubCommands() && len(args) > 0 {
		return Subcommands(cmd, args)
	}
	switch e := err.(type) {
	case *pflag.NotExistError:
		err = unknownFlag(cmd, e)
	case *pflag.ValueRequiredError:
		placeholder, _ := pflag.UnquoteUsage(e.GetFlag())
		err = fmt.Errorf("--%s: expected a value, as in --%[1]s %s", e.GetFlag().Name, placeholder)
	case *pflag.InvalidValueError:
		err = badValue(e)
	}
	return UsageError(cmd, err)
}

func unknownFlag(cmd *cobra.Command, unknown *pflag.NotExistError) error {
	if names := unknown.GetSpecifiedShortnames(); names != "" && names[0] >= '0' && names[0] <= '9' {
		return fmt.Errorf("-%s: expected a flag, or a number of 0 or more", names)
	} else if names != "" {
		return fmt.Errorf("unknown flag -%s", unknown.GetSpecifiedName())
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	name := "--" + unknown.GetSpecifiedName()
	return fmt.Errorf("unknown flag %s%s", name, didYouMean(name, names))
}

// badValue says what was expected; it replaces the error of package strconv.
func badValue(invalid *pflag.InvalidValueError) error {
	flag := invalid.GetFlag()
	expected := Expected(map[string]string{"duration": "a duration, such as 30s or 10m", "bool": "true or false"}[flag.Value.Type()])
	errors.As(invalid, &expected) // unless the flag says it
	if expected == "" {
		return invalid
	}
	return BadFlag(flag.Name, invalid.GetValue(), string(expected))
}

// CheckFlags reports flags with an empty value, which usually comes from a variable that is not set, and would
// look like a flag that was not given.
func CheckFlags(cmd *cobra.Command) (err error) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		given := values(f)
		if len(given) == 0 || slices.ContainsFunc(given, func(v string) bool { return strings.TrimSpace(v) == "" }) {
			err = UsageError(cmd, fmt.Errorf("--%s: the value is empty", f.Name))
		}
	})
	return err
}

// GivenFlags returns the flags of a command line, each as one argument, except some.
func GivenFlags(cmd *cobra.Command, except ...string) (args []string) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		for _, value := range values(f) {
			if !slices.Contains(except, f.Name) {
				args = append(args, fmt.Sprintf("--%s=%s", f.Name, value))
			}
		}
	})
	return args
}

// values returns the values of a flag, of which some take several.
func values(f *pflag.Flag) []string {
	if several, ok := f.Value.(pflag.SliceValue); ok {
		return several.GetSlice()
	}
	return []string{f.Value.String()}
}

// UsageError is an error about a command line, with a pointer to the help.
func UsageError(cmd *cobra.Command, err error) error {
	return fmt.Errorf("%w (see %s --help)", err, cmd.CommandPath())
}

// BadFlag is an error about the value of a flag.
func BadFlag(name string, value any, expected string) error {
	return fmt.Errorf("--%s %v: %w", name, value, Expected(expected))
}

// Must panics when the setup of the program itself is wrong.
func Must(err error) {
	if err != nil {
		panic(err)
	}
}

// CompleteFlag names the values that a shell may complete for a flag.
func CompleteFlag(cmd *cobra.Command, flag string, values ...string) {
	Must(cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)))
}

// didYouMean asks for those of the names that are spelled like word, as cobra finds them among commands, and
// is empty if none is. A name that differs in capital letters alone is the only one.
func didYouMean(word string, names []string) string {
	if i := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, word) }); i >= 0 {
		names = names[i : i+1]
	}
	known := &cobra.Command{SuggestionsMinimumDistance: 2}
	for _, name := range names {
		known.AddCommand(&cobra.Command{Use: name, Run: func(*cobra.Command, []string) {}})
	}
	alike := known.SuggestionsFor(word)
	if len(alike) == 0 {
		return ""
	}
	return ", did you mean " + strings.Join(alike, " or ") + "?"
}
