package suite

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"strings"
	"unicode"

	"github.com/bitray/bitray/internal/printable"
)

const (
	// maxLine is the longest line that is read, in bytes.
	maxLine = 1 << 20
	// maxRefused is the largest number of lines that [Read] refuses before it takes the text for something else.
	maxRefused = 1000
	// maxBare is how many positions without counts may be above them.
	maxBare = 32
	// maxShown is the most that an error quotes of a text, in bytes.
	maxShown = 40
)

// Rows yields the rows of the suite in r in their order, and keeps few of them. The text in r may be compressed by gzip;
// a line has at most 1 MiB. The file name is for [Row.File] and errors.
//
// A line that is no row, or belongs to one that is none, comes as a [*RefusedError] of that line. Any other error is an [*Error] and
// the last: the text cannot be read to its end.
func Rows(r io.Reader, file string) iter.Seq2[Row, error] {
	return func(yield func(Row, error) bool) {
		reader := reader{file: file, yield: yield}
		if err := reader.readAll(r); err != nil && !reader.stopped {
			yield(Row{}, err)
		}
	}
}

// Read returns the rows of the suite in r in their order, as [Rows] yields them, and a [*RefusedError] of the lines that are none. Other
// errors come without rows.
func Read(r io.Reader, file string) ([]Row, error) {
	var rows []Row
	var all []*Error
	for row, err := range Rows(r, file) {
		refused, ok := errors.AsType[*RefusedError](err)
		switch {
		case err == nil:
			rows = append(rows, row)
		case !ok:
			return nil, err
		case len(all) == maxRefused:
			return nil, &Error{File: file, Err: fmt.Errorf("more than %d lines that are no rows: expected a suite", maxRefused)}
		default:
			all = append(all, refused.Lines...)
		}
	}
	if len(all) > 0 {
		return rows, &RefusedError{all}
	}
	return rows, nil
}

// ReadFile reads a file as [Read] does. If the file cannot be opened, the error is that of [os.Open].
func ReadFile(file string) ([]Row, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return Read(f, file)
}

func uncompressed(r io.Reader) (io.Reader, error) {
	buffered := bufio.NewReaderSize(r, 1<<16)
	magic, err := buffered.Peek(2)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if !bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		return buffered, nil
	}
	return gzip.NewReader(buffered)
}

// reader holds what was read of a file so far.
type reader struct {
	file    string
	line    int
	yield   func(Row, error) bool
	stopped bool // by yield

	bare    []Row    // the last ones, without counts
	without []Row    // those above without counts, whether they may be in a table or not
	row     Row      // the last one, for counts on lines of their own; without a position only the line of numbers above one
	numbers []string // lines with numbers for the row
	doubt   int      // a line with a number that may be a count of the row, if it has no others
	closed  bool     // the block that these lines are in, without a position: the next block, or numbers after it, are others
	depth   int      // of blocks in braces and brackets
	from    int      // the depth of the last position
	before  []string // the last number before the position, on its line or above, or none
	called  string   // the depth of a call of perft whose result may be compared on a later line
	prose   bool     // a parenthesis is open in a text that was refused
	id      string   // of the next position
	renamed bool     // a name for the start position is that of another
	skip    bool     // the last position was refused, and the counts on lines of their own in its block with it
	between string   // the columns of a table
	columns [3]int   // of a table: their number, and those of the depth and the expected count
}

// readAll reads to the end of the text, and returns why that was not reached.
func (r *reader) readAll(from io.Reader) error {
	plain, err := uncompressed(from)
	if err != nil {
		return &Error{File: r.file, Err: err}
	}
	lines := bufio.NewScanner(plain)
	lines.Buffer(nil, maxLine)
	for lines.Scan() && lines.Err() == nil && !r.stopped { // on an error, Scan first returns the start of a line
		r.line++
		line := strings.TrimRight(strings.TrimPrefix(lines.Text(), "\ufeff"), blanks+"\r\x00")
		opened := strings.Count(line, "{") - strings.Count(line, "}")
		if opened > 0 && r.closed {
			r.finish()
		}
		r.depth = max(0, r.depth+opened+strings.Count(line, "[")-strings.Count(line, "]"))
		r.refuse(r.line, r.read(line))
		if opened < 0 {
			r.skip = r.skip && r.depth >= r.from
			r.closed = r.row.FEN == "" && r.numbers != nil
		}
		if r.depth < r.from && r.row.FEN != "" {
			r.finish()
		}
	}
	if err = lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		err = fmt.Errorf("longer than %d bytes", maxLine)
	}
	if err != nil {
		return &Error{File: r.file, Line: r.line + 1, Err: err}
	}
	r.finish()
	r.flush(0)
	r.refuse(r.line, r.idLeft())
	return nil
}

// refuse yields what is wrong with a line, if anything is.
func (r *reader) refuse(line int, err *Error) {
	if err != nil && !r.stopped {
		err.File, err.Line = r.file, line
		r.stopped = !r.yield(Row{}, &RefusedError{[]*Error{err}})
	}
}

// open begins a row, unless it is refused.
func (r *reader) open(row Row, err *Error) *Error {
	r.from, r.called, r.before = r.depth, "", nil
	if r.skip = err != nil; !r.skip {
		row.File, row.Line, row.ID = r.file, r.line, cmp.Or(row.ID, r.id)
		if len(row.Counts) == 0 {
			row.right = &growth{position: row.Position}
		}
		r.row = row
	}
	r.id = ""
	return err
}

// finish yields the open row, to which nothing is added, with the counts that its numbers are.
func (r *reader) finish() {
	row, numbers, doubt, err := r.row, r.numbers, r.doubt, (*Error)(nil)
	r.row, r.numbers, r.closed, r.from, r.doubt = Row{}, nil, false, 0, 0
	switch {
	case row.FEN == "" && len(figuresIn(numbers...).numbers) > 1: // one may mean anything
		err = expectedPosition("counts", numbers[0])
	case row.FEN != "" && numbers != nil:
		if rows := append(r.bare, row); arrangeTable(rows, numbers) {
			r.bare, row, r.without = rows[:len(r.bare)], rows[len(r.bare)], nil
			break
		}
		if err = row.arrange(numbers); err != nil && len(r.before) > 0 && row.arrange(append(r.before, numbers...)) == nil {
			err = nil
		}
		if text := strings.Join(numbers, " "); err == nil && misses(append(r.without, row), text, 1, row.Counts) {
			err = at(none, fmt.Errorf("expected the counts of one position alone, found more in %s", printable.Quote(text, 2*maxShown)))
		}
	}
	r.refuse(row.Line, err)
	switch {
	case err != nil || row.FEN == "":
	case row.Counts == nil:
		if doubt > 0 {
			r.refuse(doubt, notCounts())
		}
		r.bare = append(r.bare, row)
		r.flush(maxBare)
		r.without = append(r.without[max(0, len(r.without)-maxBare):], row)
	default:
		r.flush(0)
		r.without = slices.DeleteFunc(r.without, func(other Row) bool { return other.Position == row.Position })
		r.stopped = r.stopped || !r.yield(row, nil)
	}
}

// flush yields the rows that may have counts below, but for the last n.
func (r *reader) flush(n int) {
	for ; len(r.bare) > n && !r.stopped; r.bare = r.bare[1:] {
		r.stopped = !r.yield(r.bare[0], nil)
	}
}

func (r *reader) read(line string) *Error {
	text := strings.TrimLeft(line, blanks)
	first := strings.TrimLeftFunc(text, unicode.IsSpace)
	if end := strings.IndexFunc(first, unicode.IsSpace); end >= 0 {
		first = first[:end]
	}
	switch {
	case first == "" || text[0] == '#' && !noComment().MatchString(text) || line == "[" || line == "]": // a JSON array may have an object on each line
		return nil
	case first == "id":
		err := r.idLeft()
		r.id = unquoted(strings.TrimSpace(text[len("id"):]))
		return err
	case first == "perft" && r.addCount(strings.Fields(text)): // most lines of such files
		return nil
	case first == "epd":
		text = strings.TrimLeft(text[len("epd"):], blanks)
	}
	parse, object := parseRow, strings.HasPrefix(text, "{") && strings.Contains(text, `"fen"`) && !goesOn(text)
	if object {
		parse = parseObject
	}
	row, err := parse(text)
	switch {
	case err != nil && !object && !isStrict(text), err == nil && object && len(row.Counts) == 0 && countMember().MatchString(text):
		return r.readLoose(line)
	case err != nil:
		err.Column += len(line) - len(text)
	}
	r.finish()
	return r.open(row, err)
}

// addCount adds the count of a line "perft 1 20" to the open row, if that is all it needs.
func (r *reader) addCount(words []string) bool {
	return r.row.FEN != "" && r.numbers == nil && len(words) == 3 && r.row.addCount(words[1], words[2]) == nil
}

// idLeft says that no position came after an id.
func (r *reader) idLeft() *Error {
	if r.id == "" {
		return nil
	}
	return expectedPosition("id", r.id)
}

func expectedPosition(of, text string) *Error {
	return at(none, fmt.Errorf("expected a position for the %s %s", of, printable.Quote(text, maxShown)))
}
