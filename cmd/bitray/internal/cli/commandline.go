package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// CheckCommandLine refuses what the parser of flags takes without a word: a long flag behind a single dash, which
// it reads as short flags, and a flag that is given twice, of which it keeps the last. Flags that take several
// values may be repeated.
func CheckCommandLine(root *cobra.Command, args []string) error {
	cmd, rest, err := root.Find(args)
	if err != nil || cmd.DisableFlagParsing {
		return nil // which is said elsewhere, or is not for us
	}
	cmd.InheritedFlags() // adds them to those of cmd
	if err := singleDash(cmd.Flags(), rest); err != nil {
		return UsageError(cmd, err)
	}
	given, repeated := map[string]bool{}, ""
	_ = cmd.Flags().ParseAll(rest, func(flag *pflag.Flag, _ string) error { // its errors come again when it sets values
		if _, several := flag.Value.(pflag.SliceValue); given[flag.Name] && !several && repeated == "" {
			repeated = flag.Name
		}
		given[flag.Name] = true
		return nil
	})
	if repeated != "" {
		return UsageError(cmd, fmt.Errorf("--%s: expected it once, found it twice", repeated))
	}
	return nil
}

func singleDash(flags *pflag.FlagSet, args []string) error {
	for i, arg := range args {
		if arg == "--" {
			return nil
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		if len(name) < 2 || arg[0] != '-' || flags.Lookup(name) == nil || i > 0 && takesValue(flags, args[i-1]) {
			continue
		}
		return fmt.Errorf("unknown flag -%s, did you mean --%[1]s?", name)
	}
	return nil
}

// takesValue reports whether an argument is a flag whose value is the next one.
func takesValue(flags *pflag.FlagSet, arg string) bool {
	name, isLong := strings.CutPrefix(arg, "--")
	flag := flags.Lookup(name)
	if name := strings.TrimPrefix(arg, "-"); !isLong && len(name) == 1 && name != arg {
		flag = flags.ShorthandLookup(name)
	}
	return flag != nil && flag.NoOptDefVal == "" && strings.HasPrefix(arg, "-")
}

// GivenFlags returns the flags of a command line, each as one argument, except some.
func GivenFlags(cmd *cobra.Command, except ...string) (args []string) {
	cmd.Flags().Visit(func(flag *pflag.Flag) {
		values := []string{flag.Value.String()}
		if several, ok := flag.Value.(pflag.SliceValue); ok {
			values = several.GetSlice()
		}
		for _, value := range values {
			if !slices.Contains(except, flag.Name) {
				args = append(args, fmt.Sprintf("--%s=%s", flag.Name, value))
			}
		}
	})
	return args
}

// exclusive names two flags that exclude each other and are both set, if there are such.
func exclusive(cmd *cobra.Command) error {
	const groups = "cobra_annotation_mutually_exclusive" // where cobra keeps them
	var set []*pflag.Flag
	cmd.Flags().Visit(func(f *pflag.Flag) { set = append(set, f) })
	for i, f := range set {
		for _, group := range f.Annotations[groups] {
			for _, other := range set[i+1:] {
				if names := strings.Fields(group); slices.Contains(names, other.Name) {
					return fmt.Errorf("--%s and --%s: expected one of them", f.Name, other.Name)
				}
			}
		}
	}
	return nil
}
