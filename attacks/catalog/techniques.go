package catalog

import (
	"cmp"
	"slices"
)

// techniques lists every technique of the module, in alphabetical order of the names.
var techniques = sorted(lineTechniques, tableTechniques, packedTechniques)

func sorted(families ...[]Technique) []Technique {
	return slices.SortedFunc(slices.Values(slices.Concat(families...)), func(a, b Technique) int {
		return cmp.Compare(a.Name, b.Name)
	})
}
