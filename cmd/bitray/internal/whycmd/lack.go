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
// move came, or the total.
func writeLack(w io.Writer, c *why.Claim, p *engine.Pasted) (enough bool) {
	if c.Whole || len(c.Moves) == 0 {
		return true
	}
	var missing []string
	for _, m := range c.RightMoves {
		if slices.Contains(p.Missing, m.Move) {
			missing = append(missing, fmt.Sprintf("%s (%s)", m.Move, cli.Thousands(m.Nodes)))
		}
	}
	if len(missing) == len(c.RightMoves) {
		return c.Total != nil
	}
	fmt.Fprintf(w, "%d of %d root moves came", len(c.RightMoves)-len(missing), len(c.RightMoves))
	if len(missing) <= maxMissing {
		fmt.Fprintf(w, ", not %s", strings.Join(missing, ", "))
	}
	switch {
	case c.Total == nil:
		fmt.Fprint(w, ", and no total")
	case *c.Total == c.Right:
		fmt.Fprint(w, "; the total has what is missing")
	}
	fmt.Fprintln(w)
	if p.Unread != "" {
		fmt.Fprintf(w, "not understood: %s\n", p.Unread)
	}
	return c.Total != nil
}
