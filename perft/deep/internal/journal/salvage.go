package journal

import (
	"fmt"
	"strings"
)

// Salvage reads the journal of a run that may be damaged. It calls keep with each record that a
// checksum bears out and the number of its line, and lose with each line that is lost.
//
// A line is borne out by its checksum and the one that the line before it has. Unsure says that a lost line has
// taken something back that was written before the record.
func Salvage(content, run string, keep func(r *Record, line int, unsure bool), lose func(line int, text string)) error {
	lines := strings.Split(content, "\n")
	last := len(lines) - 1 // it has no end
	before := chain("", firstLine(run))
	if checksum, text := split(lines[0]); chain("", text) == checksum && checksum != before {
		return fmt.Errorf("journal: %w: expected %q, found %.100q", errForeign, firstLine(run), text)
	}
	if lines[0] != before+" "+firstLine(run) {
		lose(1, lines[0])
	}
	var at end
	for i := 1; i < last; i++ {
		checksum, text := split(lines[i])
		whole := chain(before, text) == checksum
		before = checksum
		if !whole {
			lose(i+1, lines[i])
			continue
		}
		r, err := parseRecord(text)
		if err != nil {
			return fmt.Errorf("journal: line %d: %w", i+1, err)
		}
		at.count(&r)
		unsure := at.back != r.Back
		at.back = r.Back
		keep(&r, i+1, unsure)
	}
	if last > 0 && lines[last] != "" {
		lose(last+1, lines[last])
	}
	return nil
}
