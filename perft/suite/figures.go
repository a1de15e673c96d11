package suite

import (
	"strings"

	"github.com/bitray/bitray/internal/pattern"
)

// otherWord matches what else is counted or measured.
const otherWord = `(?:\w*(?:time|[kmg]?nps|captures?|checks|mates?|passants?|castl(?:es?|ings?)|promotions?)(?:_count)?|[mnuµ]?s|msec|secs?|seconds?|elapsed|e\.?p\.?)`

var (
	// labeled matches a number of something else after its name, and a name of a list of counts, which is before no depth.
	labeled = pattern.Lazy(`(?i)\b(?:got|actual|` + otherWord + `)["'\x60]?[ \t]*(?:\(\w+\))?[ \t]*[:=]?[ \t]*[0-9][\w.,']*|\bperft["']?[ \t]*[:=][ \t]*[\[{(]`)
	// token matches a word, or a number with what belongs to it.
	token = pattern.Lazy(`[A-Za-z_]\w*|[0-9][\w']*(?:\.[0-9]\w*)*`)
	// countWord matches the words on lines that hold counts and nothing else.
	countWord = pattern.Lazy(`(?i)^(?:\w*(?:perft|depth|nodes?|counts?|ply|plies|leaf|leaves|moves?)\w*|d\d*|name|expected|results?|should\w*|assert\w*|expect\w*|` +
		`arguments|\w*case|inlinedata|datarow|push_back|add|append|vec|vector|board|pos|positions|game|new|in|ok|searched|total|` + otherWord + `)$`)
	depthWord = pattern.Lazy(`(?i)perft|depth|^(?:ply|plies)$`)
	// inNumber matches what a number in a source file has beside digits: its type, and signs between groups of digits.
	inNumber = pattern.Lazy(`(?i)(?:u?l{1,2}|u|n|[iu](?:8|16|32|64|128|size))$|[_']`)
	// noNumber matches what is neither a depth nor a count: a number of something else, with a sign, a range or a date, and an index.
	noNumber = pattern.Lazy(`(?i)[0-9][\w.,']*[ \t]*` + otherWord + `\b|(^|[\s,;:=(\[{|])[-+][0-9][\w.']*|\b[0-9]+(?:-[0-9]+)+\b|\b\w+\[[0-9]+\]|\b[a-z]\w*/[0-9]+\b|\b\w+\.[a-z]+:[0-9]+|\bpos(?:ition)? [0-9]+\b`)
	// otherSquare matches a square, beside which D1 is one.
	otherSquare = pattern.Lazy(`\b[A-CE-H][1-8]\b`)
	// groups matches groups of three digits, which may be numbers of their own.
	groups = pattern.Lazy(`\b[1-9][0-9]{0,2}(?:[,.][0-9]{3})+\b`)
)

// figures are the numbers in a text, with what the words beside them say.
type figures struct {
	numbers []string
	paired  bool // they are pairs of depth and count
	others  bool // something does not belong to counts
}

func figuresIn(texts ...string) figures {
	text := noNumber().ReplaceAllString(labeled().ReplaceAllString(strings.Join(texts, " "), ""), "$1 ")
	f, named := figures{paired: true, others: strings.Contains(text, "+=")}, false
	for _, found := range token().FindAllString(text, -1) {
		if countName().MatchString(found) {
			found, named, f.paired = found[1:], true, f.paired && !otherSquare().MatchString(text)
		}
		if found[0] > '9' {
			named, f.others = named || depthWord().MatchString(found), f.others || !countWord().MatchString(found)
			continue
		}
		f.paired = f.paired && named == (len(f.numbers)%2 == 0)
		f.numbers, named = append(f.numbers, inNumber().ReplaceAllString(found, "")), false
	}
	f.paired = f.paired && len(f.numbers) > 0 && len(f.numbers)%2 == 0
	return f
}

// ungrouped joins groups of three digits to one number.
func ungrouped(text string) string { return groups().ReplaceAllStringFunc(text, separators.Replace) }

// areCounts reports whether there are some numbers, and nothing that does not belong to counts.
func (f figures) areCounts(least int) bool { return len(f.numbers) >= least && !f.others }

// pairsIn returns the numbers in a text of counts, each of which has its depth before it.
func pairsIn(text string) []string {
	if f := figuresIn(text); f.paired && !f.others {
		return f.numbers
	}
	return nil
}
