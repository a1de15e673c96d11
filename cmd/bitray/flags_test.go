package main

import (
	"io"
	"slices"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// TestFlagsNameTheirValues wants the help to say what the value of a flag is, such as FILE, where
// the library would show the type in Go.
func TestFlagsNameTheirValues(t *testing.T) {
	checked := 0
	var check func(cmd *cobra.Command)
	check = func(cmd *cobra.Command) {
		cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if f.Value.Type() == "bool" {
				return
			}
			checked++
			if name, _ := pflag.UnquoteUsage(f); slices.Contains([]string{"string", "strings", "number", "float", "duration"}, name) {
				t.Errorf("%s --%s shows %q for its value", cmd.CommandPath(), f.Name, name)
			}
		})
		for _, sub := range cmd.Commands() {
			check(sub)
		}
	}
	check(newRootCommand(&cli.Program{Out: cli.NewOutput(io.Discard)}))
	if checked < 50 {
		t.Errorf("%d flags with values, expected 50 or more", checked)
	}
}
