package source

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/transform"
)

// key is the index or the square under which a program enters a number, such as 17 of magics[17] = 1, [A1] = 1 or {17: 1}, and what
// it enters it in.
type key struct {
	at    int    // or -1
	of    string // the name before it and the member behind
	lead  int    // numbers before that are the key: none, or one
	size  int    // the number and those behind it that have no key
	moved bool   // it stands elsewhere, by its key
	late  bool   // it is the first, under index 1 in statements of languages that count from 0
}

// keyed matches the text before a number with a key: what is before that, the index or square, members behind it, and a sign that
// gives it the number. A comma does so behind a square only that is not in brackets.
var keyed = pattern.Lazy(`(?is)^(.*)(?:(?:\[\s*(\d{1,3})\s*\]|\b(?:sq_?)?([a-h][1-8])\b)((?:\]?(?:\.|->)\w+|\]?\[\w+\])*)[^;},]*[=:>]` +
	`|\b(?:sq_?)?([a-h][1-8])["')]*(?:,|\s+to\b))[^;}]*$`)

// owner matches the name before a key.
var owner = pattern.Lazy(`(?:\w|\.|->|::)*(?:\[\w+\])*[([{"']?$`)

// newKey returns the key of a number from the text before it.
func newKey(words string) key {
	m := keyed().FindStringSubmatch(words)
	if m == nil {
		return key{at: -1}
	}
	k := key{of: owned(m[1]) + "#" + m[4]}
	if sq, err := transform.ParseSquare[uint8](strings.ToLower(m[3] + m[5])); err == nil {
		k.at = int(sq)
	} else {
		k.at, _ = strconv.Atoi(m[2])
	}
	return k
}

func owned(words string) string { return strings.Trim(owner().FindString(words), "([{\"'") }

// behind matches what is between a number that is a key and another: a sign that gives it the number, or, to a long one, a comma.
var behind = pattern.Lazy(`^[)\s]*(?:(,)|[=:>-]|to\b)[^;}\n]*$`)

// numbered gives the numbers behind short ones these as keys, such as 17 of {17: 1}, case 17: return 1, or magics(17) = 1.
func numbered(all []number, text string) {
	for i := 1; i < len(all); i++ {
		n, before := &all[i], &all[i-1]
		m := behind().FindStringSubmatch(text[before.end:n.at])
		if m != nil && before.key.at < 0 && before.end-before.at <= 3 && before.value < 2*64 && (m[1] == "" || n.value >= least) {
			n.key = key{at: int(before.value), of: owned(text[before.words[0]:before.at]) + "#", lead: 1}
		}
	}
}

// byKey brings the numbers that a program enters in arrays by keys into the order of these, as they are in the end: the last of a
// key, and a number of no text where there is none.
func byKey(all []number, text string) (sorted []number) {
	if tally(len(all), func(i int) bool { return all[i].key.at >= 0 }) < leastCount {
		numbered(all, text)
	}
	next := len(all)
	for i, n := range slices.Backward(all) {
		if n.key.at >= 0 {
			all[i].size, next = next-i, i-n.lead
		}
	}
	open, runs := map[string]int{}, [][]int(nil)
	for i, n := range all {
		if n.key.at < 0 {
			continue
		}
		r, is := open[n.of]
		if !is || n.size < all[runs[r][0]].size || len(runs[r]) >= leastCount && n.key.at == all[runs[r][0]].key.at {
			r, runs = len(runs), append(runs, nil)
			open[n.of] = r
		}
		runs[r] = append(runs[r], i)
	}
	starts := map[int][]number{}
	for _, r := range runs {
		if in := inOrder(all, r); in != nil {
			in[0].late = in[0].late && !countsFromOne().MatchString(text)
			starts[r[0]-all[r[0]].lead] = in
			for _, i := range r {
				for j := i - all[i].lead; j < i+all[r[0]].size; j++ {
					all[j].moved = true
				}
			}
		}
	}
	for i, n := range all {
		if sorted = append(sorted, starts[i]...); !n.moved {
			sorted = append(sorted, n)
		}
	}
	return sorted
}

// countsFromOne matches a line as Lua and Julia have them, which may end statements with semicolons, too.
var countsFromOne = pattern.Lazy(`(?m)^\s*(?:local|end|function|using)\b`)

// inOrder returns numbers of one array by their keys, each with those behind it, or nothing if the keys are not squares, all or
// nearly all.
func inOrder(all []number, run []int) (sorted []number) {
	places, most := map[int][]int{}, 0
	for _, i := range run {
		k := all[i].key.at
		places[k], most = append(places[k], i), max(most, k)
	}
	base := 0
	if most%64 == 0 && places[0] == nil {
		base = 1 // of languages that count from 1, or by mistake
	}
	count := (most-base)/64*64 + 64
	if len(places) < leastCount || max(count, len(run))-len(places) > 16 {
		return nil
	}
	first := all[run[0]]
	for k, at := 0, first.at; k < count; k++ {
		p := places[k+base]
		for j := range first.size {
			n := number{at: at, end: at}
			if p != nil {
				n = all[p[len(p)-1]+j]
				at = n.at
			}
			if len(p) > 1 {
				n.earlier = all[p[len(p)-2]].at
			}
			n.gap = ","
			sorted = append(sorted, n)
		}
	}
	sorted[0].gap, sorted[0].words, sorted[0].late = "=", first.words, base == 1 && all[run[1]].gap == ";="
	return sorted
}
