package journal

import (
	"bufio"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
)

// castagnoli returns the table of CRC-32C, which the standard library makes when it is first asked.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// checksumDigits is the length of a checksum at the start of a line.
const checksumDigits = 8

// chain returns the checksum of a text that follows a line with the given checksum.
func chain(before, text string) string {
	sum := crc32.Update(crc32.Checksum([]byte(before), castagnoli()), castagnoli(), []byte(text))
	return fmt.Sprintf("%0*x", checksumDigits, sum)
}

// split cuts a line into its checksum and its text. A line without them gets a checksum that fits no
// text.
func split(line string) (checksum, text string) {
	if len(line) <= checksumDigits || line[checksumDigits] != ' ' {
		return "", ""
	}
	return line[:checksumDigits], line[checksumDigits+1:]
}

// firstLine is the text of the first line of the journal of a run.
func firstLine(run string) string { return "bitray-journal-2 " + run }

// errForeign says that a journal belongs to another run.
var errForeign = errors.New("it is not the journal of this run")

// end is where a journal goes on.
type end struct {
	size     int64  // of the lines that are good
	checksum string // of the last of them
	back     int
}

// parse reads the journal of a run, calls take with its records, and returns the end of its good
// lines. What follows them is torn, so many bytes. A good line after a bad one is an error.
func parse(r io.Reader, run string, take func(*Record) error) (at end, torn int64, err error) {
	in := bufio.NewReader(r)
	damaged := 0 // the number of the first bad line
	for number := 1; ; number++ {
		line, err := in.ReadString('\n')
		torn += int64(len(line))
		if errors.Is(err, io.EOF) && at.size > 0 {
			return at, torn, nil
		}
		if errors.Is(err, io.EOF) {
			return at, torn, errors.New("its first line is damaged; bitray deep repair saves what follows")
		}
		if err != nil {
			return at, torn, err
		}
		checksum, text := split(line[:len(line)-1])
		switch {
		case damaged > 0:
			if _, err := parseRecord(text); err == nil {
				return at, torn, fmt.Errorf("line %d is damaged: its checksum does not fit, and good lines follow; bitray deep repair saves them", damaged)
			}
			continue
		case chain(at.checksum, text) != checksum:
			damaged = number
			continue
		case number > 1:
			err = at.follow(text, take)
		case text != firstLine(run):
			err = fmt.Errorf("%w: expected %q, found %.100q", errForeign, firstLine(run), text)
		}
		if err != nil {
			return at, torn, fmt.Errorf("line %d: %w", number, err)
		}
		at.checksum = checksum
		at.size += torn
		torn = 0
	}
}

// follow takes the record of a line whose checksum is right.
func (at *end) follow(text string, take func(*Record) error) error {
	r, err := parseRecord(text)
	if err != nil {
		return err
	}
	if at.count(&r); r.Back != at.back {
		return fmt.Errorf("%d records take something back: expected %d", r.Back, at.back)
	}
	return take(&r)
}

// count counts the records that take something back.
func (at *end) count(r *Record) {
	if r.Event.takesBack() {
		at.back++
	}
}
