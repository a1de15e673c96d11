package cli

import (
	"os"
	"regexp"

	"github.com/spf13/cobra"
)

// RegisterColor adds the flag --color to a command and those below it. The function that it returns obeys the
// flag.
func (p *Program) RegisterColor(cmd *cobra.Command) (obey func()) {
	when := ""
	RegisterChoice(cmd, cmd.PersistentFlags(), &when, "color", []string{"auto", "always", "never"},
		"color marked squares and verdicts: `WHEN` is auto (on a terminal, unless NO_COLOR is set), always or never")
	return func() {
		p.Out.Color = when == "always" || when == "auto" && p.Out.Terminal && os.Getenv("NO_COLOR") == ""
	}
}

// paints are what is colored: marked squares of boards, then verdicts, by what terminals do for the codes.
var paints = []struct {
	text *regexp.Regexp
	code string
}{
	{regexp.MustCompile(`([|│])([*•].[*•])`), "$1\x1b[1;33m$2\x1b[0m"},
	{regexp.MustCompile(`([|│])([+×].[+×])`), "$1\x1b[1;36m$2\x1b[0m"},
	{regexp.MustCompile(`\b(WRONG|failed|disagrees)\b`), "\x1b[31m$1\x1b[0m"},
	{regexp.MustCompile(`\b(partial|unsupported)\b`), "\x1b[33m$1\x1b[0m"},
	{regexp.MustCompile(`\b(ok|agrees)\b`), "\x1b[32m$1\x1b[0m"},
}

// Paint colors the marked squares and the verdicts in a text, if that is wanted.
func (o *Output) Paint(text string) string {
	if o.Color {
		for _, paint := range paints {
			text = paint.text.ReplaceAllString(text, paint.code)
		}
	}
	return text
}
