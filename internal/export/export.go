package export

import (
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// Options say what [Write] writes.
type Options struct {
	Technique string // one of [Techniques]
	Language  string // one of [Languages]
	// Package is the namespace in C++, and what all names begin with in C: a word in lower case. Empty, it is
	// [DefaultPackage]. A file in Rust or Zig is named by its file, so there it must be empty.
	Package string
	Mapping transform.Mapping // how the squares are numbered
}

// DefaultPackage is the name that a file has if [Options] give none.
const DefaultPackage = "attacks"

// All files that [Write] writes have sizes between these.
const (
	LeastSize = 6_000
	MostSize  = 40_000
)

// Techniques returns the names of the techniques that [Write] knows, in order.
func Techniques() []string {
	names := make([]string, len(techniques))
	for i, t := range techniques {
		names[i] = t.name
	}
	return names
}

// Write writes a source file with the functions of a technique. The error says which option is not possible,
// and why.
func Write(w io.Writer, o Options) error {
	t, err := lookup(o.Technique)
	if err != nil {
		return err
	}
	command := fmt.Sprintf("bitray export --technique %s --language %s", t.name, o.Language)
	if o.Package != "" {
		command += " --package " + o.Package
	}
	if o.Mapping != transform.LittleEndianRankFile {
		command += " --mapping " + MappingName(o.Mapping)
	}
	return t.write(w, o, command)
}

// WriteSlab writes a source file with the functions of magic bitboards whose tables lie as layout says, in a
// language and a package as [Options] have them. It proves the layout first and returns the error of
// [slab.Layout.Fill].
//
// If an offset is negative, all are raised, and the slab is longer by as much: indices are not negative.
func WriteSlab(w io.Writer, layout slab.Layout, o Options) error {
	t, err := slabTechnique(layout)
	if err != nil {
		return err
	}
	return t.write(w, o, fmt.Sprintf("bitray magics export --language %s", o.Language))
}

// write writes the file of a technique.
func (t technique) write(w io.Writer, o Options, command string) error {
	l, known := languageOf(o.Language)
	if !known || l.dialect == nil {
		return fmt.Errorf("language %q: expected one of %s", o.Language, strings.Join(Languages(), ", "))
	}
	if reason := t.refused[l.name]; reason != "" {
		return fmt.Errorf("technique %s cannot be written in %s: %s", t.name, l.title, reason)
	}
	if err := l.check(&o); err != nil {
		return err
	}
	p, err := t.program(o.Mapping)
	if err != nil {
		return err
	}
	text, err := (&file{l, p, t.card, o, command}).print()
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}

// file is what is printed in a language.
type file struct {
	language
	*program
	card    catalog.Card
	options Options
	command string // that writes the file
}
