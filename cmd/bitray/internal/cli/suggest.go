package cli

import "strings"

// mostTypos is how many mistakes a word may have to be taken for another.
const mostTypos = 2

// didYouMean asks for those of the names that are spelled like word, and is empty if none is.
func didYouMean(word string, names []string) string {
	var alike []string
	for _, name := range names {
		if typos(word, name) <= min(mostTypos, len(strings.TrimLeft(name, "-"))/2) {
			alike = append(alike, name)
		}
	}
	if len(alike) == 0 {
		return ""
	}
	return ", did you mean " + strings.Join(alike, " or ") + "?"
}

// typos counts the mistakes that make one word of another: bytes that are missing, superfluous,
// wrong or swapped with their neighbor. It is the optimal string alignment distance.
func typos(a, b string) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		for j := range d[i] {
			switch {
			case i == 0 || j == 0:
				d[i][j] = i + j
				continue
			case a[i-1] == b[j-1]:
				d[i][j] = d[i-1][j-1]
			default:
				d[i][j] = d[i-1][j-1] + 1
			}
			d[i][j] = min(d[i][j], d[i-1][j]+1, d[i][j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(a)][len(b)]
}
