package whycmd

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/why"
)

// maxMissing is how many missing moves are named.
const maxMissing = 6

// writeLack says what did not come of what a program has printed, and reports whether it may be called right: each root
// move came and nothing else that looks like one, or the total.
func writeLack(w io.Writer, c *why.Claim, p *engine.Pasted) (enough bool) {
	enough = p.Unread == "" || p.Whole
	if !enough {
		fmt.Fprintf(w, "not understood: %s\n", p.Unread)
	}
	if len(p.Missing) == 0 || c.Whole || len(p.Missing) == len(c.RightMoves) {
		return enough && (c.Whole || c.Total != nil)
	}
	fmt.Fprintf(w, "%d of %d root moves came", len(c.RightMoves)-len(p.Missing), len(c.RightMoves))
	var missing []string
	for _, m := range c.RightMoves {
		if len(p.Missing) <= maxMissing && slices.Contains(p.Missing, m.Move) {
			missing = append(missing, fmt.Sprintf("%s (%s)", m.Move, cli.Thousands(m.Nodes)))
		}
	}
	if len(missing) > 0 {
		fmt.Fprintf(w, ", not %s", strings.Join(missing, ", "))
	}
	switch {
	case c.Total == nil:
		fmt.Fprint(w, ", and no total")
	case *c.Total == c.Right:
		fmt.Fprint(w, "; the total has what is missing")
	}
	fmt.Fprintln(w)
	return c.Total != nil
}
