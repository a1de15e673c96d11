package journal

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
)

// checksumDigits is the length of a checksum at the start of a line.
const checksumDigits = 8

// chain returns the checksum of a text that follows a line with the given checksum.
func chain(before, text string) string {
	sum := crc32.Checksum([]byte(before+text), crc32.MakeTable(crc32.Castagnoli))
	return fmt.Sprintf("%0*x", checksumDigits, sum)
}

// split cuts a line into its checksum and its text. A line without them, or without an end, gets a checksum that
// fits no text.
func split(line string) (checksum, text string) {
	line, whole := strings.CutSuffix(line, "\n")
	if !whole || len(line) <= checksumDigits || line[checksumDigits] != ' ' {
		return "", ""
	}
	return line[:checksumDigits], line[checksumDigits+1:]
}

// firstLine is the text of the first line of the journal of a run.
func firstLine(run string) string { return "bitray-journal-2 " + run }

// Name returns the run that the first line of a journal names, or "" if the line is damaged.
func Name(journal io.Reader) string {
	line, _ := bufio.NewReader(journal).ReadString('\n')
	checksum, text := split(line)
	run, is := strings.CutPrefix(text, firstLine(""))
	if !is || chain("", text) != checksum {
		return ""
	}
	return run
}

// end is where a journal goes on.
type end struct {
	size     int64  // of the lines that are good
	checksum string // of the last of them
	back     int
}

// keeper takes a record and the number of its line. Unsure says that a lost line has taken something back that
// was written before the record.
type keeper func(r *Record, line int, unsure bool) error

// parse reads the journal of a run. It calls keep with each record that fits its checksum and the one
// that the line before it has, and lose with each line that is lost. Without lose, a good line after a bad one
// is an error. It returns the end of the good lines before the first bad one; torn is the number of bytes
// after it.
func parse(r io.Reader, run string, keep keeper, lose func(line int, text string)) (at end, torn int64, err error) {
	in := bufio.NewReader(r)
	before := ""
	damaged := 0 // the number of the first bad line
	for number := 1; ; number++ {
		line, err := in.ReadString('\n')
		torn += int64(len(line))
		if errors.Is(err, io.EOF) {
			err = nil // it comes again
		}
		if err != nil || line == "" {
			return at, torn, err
		}
		checksum, text := split(line)
		switch {
		case damaged > 0 && lose == nil:
			if _, err := parseRecord(text); err == nil {
				return at, torn, fmt.Errorf("line %d is damaged: its checksum does not fit, and good lines follow; bitray deep repair saves them", damaged)
			}
		case chain(before, text) != checksum:
			damaged = cmp.Or(damaged, number)
			if lose != nil {
				lose(number, strings.TrimSuffix(line, "\n"))
			}
		case number > 1:
			err = at.follow(text, number, keep)
		case text != firstLine(run):
			err = fmt.Errorf("it is not the journal of this run: expected %q, found %.100q", firstLine(run), text)
		}
		if err != nil {
			return at, torn, fmt.Errorf("line %d: %w", number, err)
		}
		if before = checksum; number == 1 {
			before = chain("", firstLine(run))
		}
		if damaged == 0 {
			at.checksum = checksum
			at.size += torn
			torn = 0
		}
	}
}

// follow takes the record of a line whose checksum is right.
func (at *end) follow(text string, line int, keep keeper) error {
	r, err := parseRecord(text)
	if err != nil {
		return err
	}
	at.count(&r)
	unsure := r.Back != at.back
	at.back = r.Back
	return keep(&r, line, unsure)
}

// count counts the records that make results invalid that were written before.
func (at *end) count(r *Record) {
	if r.Event == Reopened || r.Event == Disputed {
		at.back++
	}
}
