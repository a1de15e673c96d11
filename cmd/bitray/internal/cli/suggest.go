package cli

import (
	"strings"

	"github.com/spf13/cobra"
)

// didYouMean asks for those of the names that are spelled like word, as cobra finds them among commands, and
// is empty if none is.
func didYouMean(word string, names []string) string {
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
