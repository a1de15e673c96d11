package cli

import "github.com/spf13/cobra"

// CompleteFlag names the values that a shell may complete for a flag.
func CompleteFlag(cmd *cobra.Command, flag string, values ...string) {
	Must(cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)))
}
