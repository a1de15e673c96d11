package slab

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/transform"
)

// key is the index or the square under which a program enters a number, such as 17 of magics[17] = 1, [A1] = 1 or {17: 1}, and what
// it enters it in.
type key struct {
	at   int    // or -1
	of   string // the name before it and the member behind
	lead int    // numbers before that are the key: none, or one
}

// keyed matches the text before a number with a key: what is before that, the index or square, members behind it, and a sign that
// gives it the number. A comma does so behind a square only that is not in brackets.
var keyed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?is)^(.*)(?:(?:\[\s*(\d{1,3})\s*\]|\b(?:sq_?)?([a-h][1-8])\b)((?:\]?(?:\.|->)\w+|\]?\[\w+\])*)[^;},]*[=:>]` +
		`|\b(?:sq_?)?([a-h][1-8])["')]*(?:,|\s+to\b))[^;}]*$`)
})

// owner matches the name before a key.
var owner = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?:\w|\.|->|::)*(?:\[\w+\])*[ \t([{"']?$`) })

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

func owned(words string) string { return strings.Trim(owner().FindString(words), " \t([{\"'") }

// behind matches what is between a number that is a key and another: a sign that gives it the number, or, to a long one, a comma.
var behind = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[)\s]*(?:(,)|[=:>-]|to\b)[^;}\n]*$`) })

// numbered gives the numbers behind short ones these as keys, such as 17 of {17: 1}, case 17: return 1, or magics(17) = 1.
func numbered(all []number, text string) {
	for i := 1; i < len(all); i++ {
		n, before := &all[i], &all[i-1]
		m := behind().FindStringSubmatch(text[before.end:n.at])
		if m != nil && before.key.at < 0 && before.end-before.at <= 3 && before.value < 2*64 && (m[1] == "" || n.value >= least) {
			n.key = key{int(before.value), owned(text[before.words[0]:before.at]) + "#", 1}
		}
	}
}

// run are the numbers that are entered in one array, with as many behind each that belong to it.
type run struct {
	size   int
	places []int
}

// follows reports whether a number comes directly behind the first of a run, with the next key.
func (r *run) follows(all []number, i int) bool {
	first := r.places[0]
	return all[first].key.at+1 == all[i].key.at && first+r.size == i-all[i].lead
}

// byKey brings the numbers that a program enters in arrays by keys into the order of these, as they are in the end: the last of a
// key, and a number of no text where there is none. The keys of a run are all, or nearly all, squares.
func byKey(all []number, text string) (sorted []number) {
	if tally(len(all), func(i int) bool { return all[i].key.at >= 0 }) < leastCount {
		numbered(all, text)
	}
	size, next := make([]int, len(all)), len(all) // of each number with a key
	for i, n := range slices.Backward(all) {
		if n.key.at >= 0 {
			size[i], next = next-i, i-n.lead
		}
	}
	var runs []*run
	open := map[string]*run{}
	for i, n := range all {
		if n.key.at < 0 {
			continue
		}
		r := open[n.of]
		if last := len(runs) - 1; r == nil && last >= 0 && len(runs[last].places) == 1 && runs[last].follows(all, i) {
			r = runs[last] // other words are before the first
			open[n.of] = r
		}
		if r == nil || size[i] < r.size || len(r.places) >= leastCount && n.key == all[r.places[0]].key {
			r = &run{size: size[i]}
			open[n.of], runs = r, append(runs, r)
		}
		if r.places = append(r.places, i); size[i] > r.size {
			delete(open, n.of) // what follows does not belong to it
		}
	}
	inRun, starts := map[int]bool{}, map[int][]number{}
	for _, r := range runs {
		if in := r.sorted(all); in != nil {
			starts[r.places[0]-all[r.places[0]].lead] = in
			for _, i := range r.places {
				for j := i - all[i].lead; j < i+r.size; j++ {
					inRun[j] = true
				}
			}
		}
	}
	for i, n := range all {
		if sorted = append(sorted, starts[i]...); !inRun[i] {
			sorted = append(sorted, n)
		}
	}
	return sorted
}

// sorted returns the numbers of a run from the first key to the last, or nothing if it is no array by squares.
func (r *run) sorted(all []number) (sorted []number) {
	last, before, most, first := map[int]int{}, map[int]int{}, 0, all[r.places[0]]
	for _, i := range r.places {
		k := all[i].key.at
		if earlier, twice := last[k]; twice {
			before[k] = all[earlier].at
		}
		last[k], most = i, max(most, k)
	}
	base := 0
	if _, zero := last[0]; !zero && most%64 == 0 {
		base = 1 // of languages that count from 1
	}
	count := (most-base)/64*64 + 64
	if few := 16; len(last) < leastCount || count-len(last) > few || len(r.places)-len(last) > few {
		return nil
	}
	for k := range count {
		i, ok := last[k+base]
		for j := range r.size {
			n := number{at: first.at, end: first.at}
			if ok {
				n = all[i+j]
				n.earlier = before[k+base]
			} else if len(sorted) > 0 {
				n.at = sorted[len(sorted)-1].at
				n.end = n.at
			}
			n.gap = ","
			sorted = append(sorted, n)
		}
	}
	sorted[0].gap, sorted[0].words = "=", first.words
	return sorted
}
