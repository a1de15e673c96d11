package suite

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
)

// People post suites as tables in source files, as CSV, Markdown and plain text. The loose reader knows none of these forms. It finds
// positions by their shape, and takes the numbers after each on its line and on lines below, or else those above it, for its counts, in the
// way that words say or, since the right counts are known, in that in which most of them are right.

// perftCall matches a call of perft, in any language, with the depth as the only number among its arguments.
const perftCall = perftName + `\((?:[^,]*[^,0-9],|\s*[A-Za-z_]\w*,)*\s*([0-9]+)\s*(?:,(?:[^0-9()]|[A-Za-z_]\w*)*)?\)`

// perftName matches the name of a function that counts.
const perftName = `(?:[Pp]erft|[Dd]epth)\w*(?:::)?(?:<[^<>]*>)?`

const startWord = `\b(?i:(?:default|initial|start(?:ing)?)_?(?:(?:pos(?:ition)?|board)?_?fen|pos(?:ition)?|board)|fen_?start\w*)\b`

var (
	// fenShape matches what is meant as a position, also a damaged one.
	fenShape = pattern.Lazy(`\bstartpos\b|\b[PNBRQKpnbrqk1-8]+(?:/[PNBRQKpnbrqk1-8]+){3,}(?:[ \t]+(?:-|(?:[wb]|[KQkqA-Ha-h]{1,4}|[a-h][1-8]|[0-9]+)\b)){0,5}|\b\w+/[\w/]+[ \t]+[wb][ \t]+(?:-|[KQkqA-Ha-h]+)`)
	// startName matches what constants of the start position are called.
	startName = pattern.Lazy(startWord)
	renaming  = pattern.Lazy(startWord + `\s*=`)
	// startPhrase matches a heading or sentence that begins with words for the start position, outside of quotes and code.
	startPhrase = pattern.Lazy(`^#*([^"'` + "`" + `=:;{}]*)\b(?i:(?:start(?:ing)?|initial) position)\b`)
	mapLiteral  = pattern.Lazy(`\{\s*1\s*(?::|=>)\s*[0-9][^{}]*\}`) // of counts by depth
	lineComment = pattern.Lazy(`(?:^(?://|#(?:[^\[a-z]|\[[^a-z]|$))|([\s\d,;(){}\]])(?://|#(?:[^\[]|\[[^a-z]|$))).*`)
	otherGame   = pattern.Lazy(`(?i)\b(?:anti-?chess|give-?away|suicide|atomic|crazyhouse|horde|racing-?kings|(?:3|three)-?check|king-?of-?the-?hill|koth|bughouse|los-?alamos|makruk|shatranj|xiangqi|shogi)\b`)
	// noComment matches an attribute of Rust, a heading with startPhrase, and directives and macros with a position or a count.
	noComment    = pattern.Lazy(`^#(?:\[[a-z]|#.*(?i:start|initial)|[a-z]+[ (].*(?:(?:/\w+){5}|[Pp]erft))`)
	attributeRow = pattern.Lazy(`^\s*#\[\w+(?:::\w+)*\(\s*[0-9]\w*\s*,\s*[0-9]\w*\s*\)\]`)
	// strictRest matches what may be after a position in the forms that are documented, and named what is meant as a count.
	strictRest = pattern.Lazy(`^(?:[0-9]|[ \t;]*(?:\pL\w*(?:[^\w=]|$)|$))`)
	named      = pattern.Lazy(`\b[Dd][0-9]+[ \t:="]+[0-9]|^\W*(?i:(?:perft|depth|ply)\W+)+[0-9]+\D+[0-9]|\bdepth\W+[0-9]+\W+perft\W+[0-9]`)
	otherName  = pattern.Lazy(`^\s*[A-Za-z]\w*:$`)
	// separator stands between the columns of a table. Of the cells of its heading expectedCell matches that of the right counts, where others have
	// those of a program.
	separator    = pattern.Lazy(`[|;,\t]`)
	depthCell    = pattern.Lazy(`(?i)^[\W_]*(?:perft[ _]?)?(?:depth|ply|plies)[\W_]*$`)
	expectedCell = pattern.Lazy(`(?i)^[^(=]*(?:expected|reference|correct)[^(=]*$`)
	nodesCell    = pattern.Lazy(`(?i)^[\W_]*(?:(?:leaf|total)[ _]?)?(?:nodes?|leaves|counts?|positions)[\W_]*$`)
	numberCell   = pattern.Lazy(`^\W*[0-9][0-9.,'_ ]*\W*$`)
	// checked matches a call of perft with the number that it is compared with, after or before it: EXPECT_EQ(perft(3), 97862),
	// expect(perft(3)).toBe(97862), got := perft(3); got != 97862.
	checked = pattern.Lazy(perftCall + `[\s)]*(?:[=!]=|,|(?:\|>\s*\w+)?(?:\.\w+)+\(|;\s*\w+\s*!=)\s*([0-9][\w']*)|` +
		`\b([0-9][\w']*)(?:[\s)]*,|\s*[=!]?=)[^,;0-9]*?` + perftCall)
	// depthCall matches a call whose result is kept, with the depth, and comparison a later line about the result.
	depthCall  = pattern.Lazy(`(?:=.*` + perftName + `\((?:[^,0-9]*,)*\s*|\bgo perft )([0-9]+)\b`)
	comparison = pattern.Lazy(`(?i)assert|expect|require|check|equal|[=!]=|searched`)
	testedCall = pattern.Lazy(perftName + `\(|\bgo perft `)
)

// isStrict reports whether a text without a right position is meant to begin with one, as in the forms that are documented.
func isStrict(text string) bool {
	fen := fenShape().FindString(text)
	return fen != "" && strings.HasPrefix(text, fen) && strictRest().MatchString(text[len(fen):])
}

// readLoose reads the position or the numbers on a line, if there are any. Otherwise it may mean anything, unless it has counts.
func (r *reader) readLoose(line string) *Error {
	if line = r.inTable(startPhrase().ReplaceAllString(line, "${1}startpos")); !strings.Contains(line, "|") {
		line = lineComment().ReplaceAllString(line, "$1")
	}
	name := "startpos"
	if strings.Count(line, "/") > 6 {
		name = "" // of the position that is there
		r.renamed = r.renamed || renaming().MatchString(line) && !strings.Contains(line, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
	} else if r.renamed {
		name = "board"
	}
	line = r.checkedIn(startName().ReplaceAllString(line, name))
	if list := mapLiteral().FindString(line); list != "" {
		line = list
	}
	var fens []string
	if strings.Contains(line, "/") || strings.Contains(line, "startpos") { // which is fast
		fens = fenShape().FindAllString(line, -1)
	}
	switch n := len(fens); {
	case n == 0 && r.prose:
		r.prose = strings.Count(line, ")") <= strings.Count(line, "(")
	case n > 0 && otherGame().MatchString(line):
		r.finish()
		return r.open(Row{}, at(none, fmt.Errorf("expected standard chess or Chess960, found %s", otherGame().FindString(line))))
	case n > 0:
		around := append(fenShape().Split(line, -1), "") // as nothing may follow
		if len(figuresIn(around[1:n]...).numbers) > 0 {
			return at(none, errors.New("expected the counts of one position on a line, found more"))
		}
		beside, before := around[n], strings.TrimSuffix(around[0], "fen ")
		if len(figuresIn(beside).numbers) == 0 && figuresIn(before).areCounts(2) {
			beside = before
		}
		if r.row.FEN == "" {
			before = strings.Join(r.numbers, " ") + " " + before
		}
		err := r.addPosition(fens[n-1], beside)
		numbers := figuresIn(before).numbers
		r.before = numbers[max(0, len(numbers)-1):]
		r.doubtCounts(before)
		return err
	case r.row.FEN != "" && r.numbers != nil && otherName().MatchString(line) && figuresIn(line).others:
		r.finish() // what follows is of another position
	case figuresIn(line).areCounts(1), r.continues(line), attributeRow().MatchString(line):
		r.addNumbers(line)
	case named().MatchString(line), misses(append(r.without, r.row), line, 1, r.row.Counts, r.numbers), misses(r.without, line, near):
		r.prose = strings.Count(line, "(") > strings.Count(line, ")")
		return notCounts()
	default:
		r.doubtCounts(line)
	}
	return nil
}

func notCounts() *Error {
	return at(none, errors.New("expected a position, or counts and nothing else"))
}

// doubtCounts keeps the place of a line that may have a count of the open row, of which none is read yet.
func (r *reader) doubtCounts(line string) {
	if r.doubt == 0 && r.numbers == nil && len(r.row.Counts) == 0 && misses([]Row{r.row}, line, near) {
		r.doubt = r.line
	}
}

// inTable leaves of a line of a table the position, the depth and the count, if the heading says in which columns they are: of several
// counts that is the expected one.
func (r *reader) inTable(line string) string {
	columns, depth, count := r.columns[0], r.columns[1], r.columns[2]
	switch cells := cellsOf(line, r.between); {
	case len(cells) > columns || len(cells) <= max(depth, count):
		r.columns = [3]int{}
	case numberCell().MatchString(cells[depth]) && numberCell().MatchString(cells[count]):
		return fmt.Sprint(fenShape().FindString(line), callMark, cells[depth], " ", cells[count])
	}
	head := strings.ReplaceAll(line, "^", "|") // as DokuWiki has it
	between := separator().FindString(head)
	cells := cellsOf(head, between)
	depth, count = slices.IndexFunc(cells, depthCell().MatchString), slices.IndexFunc(cells, expectedCell().MatchString)
	if count < 0 {
		count = slices.IndexFunc(cells, nodesCell().MatchString)
	}
	if depth >= 0 && count >= 0 {
		r.between, r.columns = between, [3]int{len(cells), depth, count}
	}
	return line
}

// continues reports whether a line is in the same table as the last one with numbers, whatever words it has.
func (r *reader) continues(line string) bool {
	bars := strings.Count(line, "|")
	return bars > 1 && len(r.numbers) > 0 && bars == strings.Count(r.numbers[len(r.numbers)-1], "|") && len(figuresIn(line).numbers) > 1
}

// cellsOf returns the cells of a line of a table.
func cellsOf(line, between string) []string {
	if between == "" {
		return strings.Fields(line)
	}
	return strings.Split(strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(line), "|"), "|"), between)
}

// checkedIn leaves of a line of a test the position, the depth and the count, whatever the other words are. Such a line is never above
// its position.
func (r *reader) checkedIn(line string) string {
	if r.called == "" && !testedCall().MatchString(line) {
		return line
	}
	fen, rest := fenShape().FindString(line), fenShape().ReplaceAllString(line, "")
	depth, count, figures := r.called, "", figuresIn(rest)
	if call := checked().FindStringSubmatch(rest); call != nil {
		depth, count = call[1]+call[4], call[2]+call[3]
	} else if call := depthCall().FindStringSubmatch(rest); call != nil && fen == "" && !figures.areCounts(1) {
		r.called = call[1]
	} else if depth != "" && len(figures.numbers) == 1 && comparison().MatchString(rest) {
		count = figures.numbers[0]
	}
	switch {
	case count == "":
		return line
	case fen == "" && r.row.FEN == "" && !r.skip:
		r.refuse(r.line, expectedPosition("counts", strings.TrimSpace(line)))
		r.skip = true // and so are the counts after it
		return ""
	}
	r.called = ""
	return fmt.Sprint(fen, callMark, depth, " ", count)
}

// callMark is before the depth and the count of a call that a test checks.
const callMark = " depth "

func isNoCall(line string) bool { return !strings.HasPrefix(line, callMark) }

// addNumbers keeps a text with numbers for the open row, or the next one.
func (r *reader) addNumbers(text string) {
	if r.skip {
		return
	}
	if r.closed || len(r.row.Counts)+len(r.row.Operations) > 0 {
		r.finish()
	}
	if r.row.Line == 0 {
		r.row.Line = r.line
	}
	r.numbers = append(r.numbers, text)
}

// addPosition opens a row. Numbers above it are its own, unless there are some in the text beside it.
func (r *reader) addPosition(fen, text string) *Error {
	beside := len(figuresIn(text).numbers) > 0
	if r.row.FEN == fen && r.numbers == nil && len(r.row.Counts) == 0 { // as the name of a test
		r.row = Row{}
	}
	if r.row.FEN != "" || beside || len(figuresIn(r.numbers...).numbers) < 2 {
		r.finish()
	}
	err := r.open(parseRow(fen))
	switch {
	case err != nil:
		r.numbers = nil
	case r.numbers != nil:
		r.finish()
	case beside:
		r.addNumbers(text)
	}
	return err
}
