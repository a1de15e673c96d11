package cli

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// errEmpty says that a flag was given an empty value, usually from a variable that is not set.
var errEmpty = errors.New("the value is empty")

// nonEmpty is the value of a flag that refuses an empty text, which would look like a flag that was
// not given.
type nonEmpty struct{ pflag.Value }

// Set refuses an empty text, and an empty one among several.
func (v nonEmpty) Set(text string) error {
	parts := []string{text}
	if v.Type() == "stringSlice" {
		parts = strings.Split(text, ",")
	}
	if slices.ContainsFunc(parts, func(part string) bool { return strings.TrimSpace(part) == "" }) {
		return errEmpty
	}
	return v.Value.Set(text)
}

// RefuseEmpty makes every flag of the command, and of those below it, refuse an empty text. Flags
// with numbers already do.
func RefuseEmpty(cmd *cobra.Command) {
	wrap := func(f *pflag.Flag) {
		if kind := f.Value.Type(); kind != "string" && kind != "stringSlice" && kind != "stringArray" {
			return
		}
		f.Value = nonEmpty{f.Value}
		if f.DefValue == "[]" {
			f.DefValue = "" // else the help would show it as a default
		}
	}
	cmd.Flags().VisitAll(wrap)
	for _, sub := range cmd.Commands() {
		RefuseEmpty(sub)
	}
}
