package suite

import (
	"regexp"
	"strings"
)

var (
	// token matches a word, or a number with what belongs to it.
	token = regexp.MustCompile(`[A-Za-z_]\w*|[0-9][\w']*(?:\.[0-9]\w*)*`)
	// countWord matches the words on lines that hold counts and nothing else.
	countWord = regexp.MustCompile(`(?i)^(?:\w*(?:perft|depth|nodes?|counts?|ply|plies|leaf|leaves)\w*|d\d*|name|expected|results?|moves?|assert\w*|expect\w*|arguments|` +
		`vec|vector|board|pos|game|new|in|ms|s|sec|seconds|time|m?nps|ok)$`)
	depthWord = regexp.MustCompile(`(?i)perft|depth|^ply$`)
	// inNumber matches what a number in a source file has beside digits: its type, and signs between groups of digits.
	inNumber = regexp.MustCompile(`(?i)(?:u?l{1,2}|u|n|[iu](?:8|16|32|64|128|size))$|[_']`)
	// groups matches groups of three digits, which may be numbers of their own.
	groups = regexp.MustCompile(`\b[1-9][0-9]{0,2}(?:[,.][0-9]{3})+\b`)
)

// figures are the numbers in a text, with what the words beside them say.
type figures struct {
	numbers []string
	paired  bool // they are pairs of depth and count
	depth   bool // the last one is a depth, as words say
	others  bool // something does not belong to counts
}

func figuresIn(texts ...string) figures {
	text := strings.Join(texts, " ")
	f, named := figures{paired: true, others: strings.Contains(text, "+=")}, false
	for _, found := range token.FindAllString(text, -1) {
		if countName.MatchString(found) {
			found, named = found[1:], true
		}
		if found[0] > '9' {
			named, f.others = named || depthWord.MatchString(found), f.others || !countWord.MatchString(found)
			continue
		}
		f.paired, f.depth = f.paired && named == (len(f.numbers)%2 == 0), named
		f.numbers, named = append(f.numbers, inNumber.ReplaceAllString(found, "")), false
	}
	f.paired = f.paired && len(f.numbers)%2 == 0
	return f
}

// areCounts reports whether there are some numbers, and nothing that does not belong to counts.
func (f figures) areCounts(least int) bool { return len(f.numbers) >= least && !f.others }

// pairsIn returns the numbers in a text of counts, each of which has its depth before it.
func pairsIn(text string) []string {
	if f := figuresIn(text); f.paired && !f.others {
		return f.numbers
	}
	return nil
}
