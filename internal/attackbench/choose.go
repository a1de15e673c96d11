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

// Choose returns the subjects that names stand for: techniques by the names that
// [catalog.Lookup] takes, other rows, such as those of kernels, by theirs, and
// "all" for all. A name that no subject has is an error, which says why and lists
// those that there are.
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
			return nil, fmt.Errorf("technique %q: %sexpected one of %s",
				name, absence(row), strings.Join(append(rows, everything), ", "))
		}
		chosen = append(chosen, row)
	}
	return slices.DeleteFunc(slices.Clone(subjects), func(s Subject) bool { return !slices.Contains(chosen, s.Technique) }), nil
}

// Known reports whether some subject, here or on another machine, has a name that [Choose] takes.
func Known(name string) bool {
	row := rowOf(name)
	return name == everything || slices.Contains(Names(), row) || otherMachine(row) != ""
}

func rowOf(name string) string {
	if technique, err := catalog.Lookup(name); err == nil {
		return technique.Name
	}
	return name
}

// absence says why no subject has a row, and nothing if there is no such row.
func absence(row string) string {
	if slices.Contains(Names(), row) {
		return "not measured in these modes: "
	}
	if reason := otherMachine(row); reason != "" {
		return reason + ": "
	}
	return ""
}
