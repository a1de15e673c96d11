package attackbench

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
)

// Names returns the names of all rows that [Subjects] and [SetSubjects] have on this machine: techniques, the
// reference, "interface", and kernels.
func Names() (names []string) {
	for _, t := range all() {
		names = append(names, t.name)
	}
	return append(names, kernels()...)
}

const everything = "all"

// Known returns whether there are subjects with a name that [Choose] takes. If they are of another machine or build, an
// error says of which.
func Known(name string) (known bool, err error) {
	row := rowOf(name)
	if name == everything || slices.Contains(Names(), row) {
		return true, nil
	}
	if reason := otherMachine(row); reason != "" {
		return true, fmt.Errorf("technique %q: %s", name, reason)
	}
	return false, nil
}

// Choose returns the subjects that names stand for: techniques by the names that
// [catalog.Lookup] takes, other rows, such as those of kernels, by theirs, and
// "all" for all. A name that no subject has is an error, which lists those that there are.
func Choose(subjects []Subject, names ...string) ([]Subject, error) {
	var rows, chosen []string
	for _, s := range subjects {
		if !slices.Contains(rows, s.Technique) {
			rows = append(rows, s.Technique)
		}
	}
	for _, name := range names {
		if name == everything {
			return subjects, nil
		}
		row := rowOf(name)
		if !slices.Contains(rows, row) {
			return nil, fmt.Errorf("technique %q: not measured in these modes: expected one of %s", name, strings.Join(append(rows, everything), ", "))
		}
		chosen = append(chosen, row)
	}
	return slices.DeleteFunc(slices.Clone(subjects), func(s Subject) bool { return !slices.Contains(chosen, s.Technique) }), nil
}

func rowOf(name string) string {
	if technique, err := catalog.Lookup(name); err == nil {
		return technique.Name
	}
	return name
}
