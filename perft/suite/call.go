package suite

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/bitray/bitray/internal/printable"
)

// perftCall matches a call of perft, in any language, with the depth as the only number among its arguments.
const perftCall = `[Pp]erft\w*(?:::)?(?:<[^<>]*>)?\((?:[^,]*[^,0-9],)?\s*([0-9]+)\s*(?:,[^0-9()]*)?\)`

// checked matches such a call with the number that it is compared with, after or before it: EXPECT_EQ(perft(3), 97862),
// expect(perft(3)).toBe(97862), got := perft(3); got != 97862.
var checked = regexp.MustCompile(perftCall + `[\s)]*(?:[=!]=|,|(?:\.\w+)+\(|;\s*\w+\s*!=)\s*([0-9][\w']*)|` +
	`\b([0-9][\w']*)[\s)]*(?:,|[=!]=)[^,;0-9]*?` + perftCall)

// checkedIn leaves of a line of a test the position, the depth and the count, whatever the other words are. Such a line is never above
// its position.
func (r *reader) checkedIn(line string) (string, error) {
	if !strings.Contains(line, "erft") { // which is fast
		return line, nil
	}
	fen, call := fenShape.FindString(line), checked.FindStringSubmatch(fenShape.ReplaceAllString(line, ""))
	switch {
	case call == nil:
		return line, nil
	case fen == "" && r.row.Line == 0 && !r.skip:
		r.skip = true // and so are the counts after it
		return "", fmt.Errorf("expected a position for the counts %s", printable.Quote(strings.TrimSpace(line), maxShown))
	}
	return fmt.Sprint(fen, " depth ", call[1], call[4], " ", call[2], call[3]), nil
}
