package export

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/internal/slab"
)

// All files that [File] writes have sizes between these.
const (
	MinSize = 6_000
	MaxSize = 40_000
)

// Techniques returns the names of the techniques that [File] knows, in order.
func Techniques() (names []string) {
	for _, t := range techniques {
		names = append(names, t.name)
	}
	return names
}

// File returns a source file with the functions of a technique, one of [Techniques], in one of [Languages]. The
// error says which of them there is not.
func File(technique, language string) (text string, err error) {
	t, err := lookup(technique)
	if err != nil {
		return "", err
	}
	return t.file(language, fmt.Sprintf("bitray export --technique %s --language %s", t.name, language))
}

// SlabFile returns a source file of magic, or of magic/packed if there are addends, whose tables lie as layout says.
// It proves the layout first and returns the error of [slab.Layout.Fill]. No board may be turned, and no offset may
// be below zero.
func SlabFile(layout slab.Layout, language string) (text string, err error) {
	name, numbers := "magic", magicNumbers
	if slices.ContainsFunc(layout, func(e slab.Entry) bool { return e.Addend != 0 }) {
		name, numbers = "magic/packed", packedNumbers
	}
	t, err := lookup(name)
	if err != nil {
		return "", err
	}
	t.numbers = func() (tables, int, error) { return numbers(layout) }
	return t.file(language, "bitray magics export --language "+language)
}
