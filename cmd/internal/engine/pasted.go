package engine

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// maxPasted is the most that is read, in bytes.
const maxPasted = 1 << 20

// ReadPasted reads what a program has printed about a position: the counts of root moves in any of the forms that
// programs write. There may be more text, and the total may be missing; whole says that it came, and is their sum.
func ReadPasted(r io.Reader, name string, line crosscheck.Line) (counts []perft.MoveCount, whole bool, err error) {
	a, lines := answer{line: line}, bufio.NewScanner(io.LimitReader(r, maxPasted))
	for lines.Scan() && !a.done {
		if err := a.add(strings.TrimSpace(lines.Text())); err != nil {
			return nil, false, fmt.Errorf("%s: %w", name, err)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, false, fmt.Errorf("%s: %w", name, err)
	}
	if len(a.counts) == 0 {
		return nil, false, fmt.Errorf("%s: expected a line for each root move, such as \"e2e4: 20\", found none%s", name, a.unparsedLine())
	}
	return a.result(), a.done, nil
}
