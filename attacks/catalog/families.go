package catalog

import (
	"cmp"
	"slices"
)

// techniques lists every technique of the module, in alphabetical order of the names. The cards of a
// family are in the file that has its name.
var techniques = sorted(classicalCards, fillCards, hyperbolaCards, kindergartenCards, magicCards, raywordCards, rotatedCards)

func sorted(families ...[]Technique) []Technique {
	return slices.SortedFunc(slices.Values(slices.Concat(families...)), func(a, b Technique) int {
		return cmp.Compare(a.Name, b.Name)
	})
}
