package journal

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"
)

// castagnoli returns the table of CRC-32C, which the standard library makes when it is first asked.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// checksumDigits is the length of a checksum at the start of a line.
const checksumDigits = 8

// seal returns the line of a text that follows a line with the given checksum, and its own.
func seal(before, text string) (line, checksum string) {
	checksum = chain(before, text)
	return checksum + " " + text + "\n", checksum
}

// chain returns the checksum of a text that follows a line with the given checksum.
func chain(before, text string) string {
	sum := crc32.Update(crc32.Checksum([]byte(before), castagnoli()), castagnoli(), []byte(text))
	return fmt.Sprintf("%08x", sum)
}

// fits reports whether a line follows the line with the given checksum, and returns its text.
func fits(before, line string) (text string, ok bool) {
	if len(line) <= checksumDigits || line[checksumDigits] != ' ' {
		return "", false
	}
	text = line[checksumDigits+1:]
	return text, chain(before, text) == line[:checksumDigits]
}

// firstLine is the text of the first line of the journal of a run.
func firstLine(run string) string { return "bitray-journal-1 " + run }

// errForeign says that a journal belongs to another run.
var errForeign = errors.New("it is not the journal of this run")

// parse reads the lines of the journal of a run. It returns the records, the checksum of the last
// good line and the number of bytes up to its end. What follows them is torn. A journal with a good
// line after a bad one is an error.
func parse(content []byte, run string) (records []Record, checksum string, good int, err error) {
	number := 0 // of the line, from 1
	for {
		line, whole := nextLine(content[good:])
		if !whole {
			return records, checksum, good, nil
		}
		number++
		text, ok := fits(checksum, line)
		if !ok {
			return records, checksum, good, damage(content[good:], number)
		}
		switch {
		case number == 1 && text != firstLine(run):
			return nil, "", 0, fmt.Errorf("line 1: %w: expected %q, found %q", errForeign, firstLine(run), text)
		case number > 1:
			r, err := parseNumbered(text, number)
			if err != nil {
				return nil, "", 0, err
			}
			records = append(records, r)
		}
		checksum = line[:checksumDigits]
		good += len(line) + 1
	}
}

// parseNumbered reads the record of a line whose checksum is right.
func parseNumbered(text string, number int) (Record, error) {
	count, text, _ := strings.Cut(text, " ")
	if count != fmt.Sprint(number-1) {
		return Record{}, fmt.Errorf("line %d: expected record %d, found %q", number, number-1, count)
	}
	r, err := parseRecord(text)
	if err != nil {
		return Record{}, fmt.Errorf("line %d: %w", number, err)
	}
	return r, nil
}

// nextLine returns the first line of content without its end, and whether it has one.
func nextLine(content []byte) (line string, whole bool) {
	end := bytes.IndexByte(content, '\n')
	if end < 0 {
		return "", false
	}
	return string(content[:end]), true
}

// damage returns an error if a line that looks whole follows the first of the lines, which is bad
// and has the given number. Such a line was written after the bad one was there.
func damage(lines []byte, number int) error {
	for i := 0; ; i++ {
		line, whole := nextLine(lines)
		if !whole {
			return nil
		}
		if i > 0 && looksWhole(line) {
			return fmt.Errorf("line %d is damaged: its checksum does not fit, and good lines follow", number)
		}
		lines = lines[len(line)+1:]
	}
}

// looksWhole reports whether a line has the form of a record, whatever its checksum.
func looksWhole(line string) bool {
	words := strings.SplitN(line, " ", 3)
	if len(words) < 3 {
		return false
	}
	_, err := parseRecord(words[2])
	return err == nil
}
