package export

import (
	"embed"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// Options say what [Write] writes.
type Options struct {
	Technique string // one of [Techniques]
	Language  string // one of [Languages]
	// Package is the namespace in C++, and what all names begin with in C: a word in lower case. Empty, it is [DefaultPackage]. A file in Rust or Zig is named by its file, so there it must be empty.
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
	slices.Sort(names)
	return names
}

// Languages returns the names of the languages that [Write] knows.
func Languages() (names []string) {
	for _, l := range languages {
		if l.print != nil {
			names = append(names, l.name)
		}
	}
	return names
}

// Titles returns the languages that [Write] knows as a sentence has them, such as "C or Zig".
func Titles() string {
	var titles []string
	for _, l := range languages {
		if l.print != nil {
			titles = append(titles, l.title)
		}
	}
	last := len(titles) - 1
	return strings.Join(titles[:last], ", ") + " or " + titles[last]
}

// Harnesses returns the names of the languages that [WriteHarness] knows.
func Harnesses() (names []string) {
	for _, l := range languages {
		names = append(names, l.name)
	}
	return names
}

// Write writes a source file with the functions of a technique. The error says which option is not possible, and why.
func Write(w io.Writer, o Options) error {
	t, card, err := lookup(o.Technique)
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
	return t.write(w, o, card, command)
}

// WriteSlab writes a source file with the functions of magic bitboards whose tables lie as layout says, in a language
// and a package as [Options] have them. It proves the layout first and returns the error of [slab.Layout.Fill].
//
// If an offset is negative, all are raised, and the slab is longer by as much: indices are not negative.
func WriteSlab(w io.Writer, layout slab.Layout, o Options) error {
	t, card, err := slabTechnique(layout)
	if err != nil {
		return err
	}
	return t.write(w, o, card, fmt.Sprintf("bitray magics export --language %s", o.Language))
}

// write writes the file of a technique.
func (t technique) write(w io.Writer, o Options, card catalog.Card, command string) error {
	l, known := languageOf(o.Language)
	if !known || l.print == nil {
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
	_, err = w.Write(l.print(&file{program: p, card: card, options: o, command: command}))
	return err
}

// file is what a language prints.
type file struct {
	*program
	card    catalog.Card
	options Options
	command string // that writes the file
}

// WriteHarness writes a program in a language that answers as package internal/program asks, with a walk along the rays between two
// marked lines, in the place of somebody's own generator.
func WriteHarness(w io.Writer, language string) error {
	l, known := languageOf(language)
	if !known {
		return fmt.Errorf("harness %q: expected one of %s", language, strings.Join(Harnesses(), ", "))
	}
	text, err := harnesses.ReadFile("harness/" + l.harness)
	if err != nil {
		return err
	}
	_, err = strings.NewReplacer("COMPILE", l.compile, `"ray walk in C"`, `"ray walk in `+l.title+`"`).WriteString(w, string(text))
	return err
}

// The harnesses are complete programs, in which "COMPILE" stands for the command that compiles them.
//
//go:embed harness
var harnesses embed.FS

// language is what there is in a language.
type language struct {
	name, title      string
	harness, compile string             // the file, and the command for it if its comment names one
	print            func(*file) []byte // nil if there are no techniques
	reserved         []string           // what a package cannot be called; nil if a file is named by its file alone
}

var languages = []language{
	{"c", "C", "bitray.c", "cc -O3 -march=native -o mine mine.c", printC, append(keywordsOfC, "main")},
	{"c++", "C++", "bitray.c", "c++ -O3 -march=native -o mine mine.cpp", printCPlusPlus,
		slices.Concat(keywordsOfCPlusPlus, keywordsOfC, []string{"main"})},
	{"rust", "Rust", "bitray.rs", "rustc -O --edition 2021 -C target-cpu=native -o mine mine.rs", printRust, nil},
	{"zig", "Zig", "bitray.zig", "", printZig, nil},
	{name: "python", harness: "bitray.py"},
	{name: "javascript", harness: "bitray.js"},
	{name: "java", harness: "bitray.java"},
	{name: "csharp", harness: "bitray.cs"},
}

func languageOf(name string) (l language, known bool) {
	at := slices.IndexFunc(languages, func(l language) bool { return l.name == name })
	if at < 0 {
		return l, false
	}
	return languages[at], true
}

// check reports a package that the language cannot have, and sets the default.
func (l language) check(o *Options) error {
	if l.reserved == nil && o.Package != "" {
		return fmt.Errorf("package %q: expected none, a file in %s is named by its file", o.Package, l.title)
	}
	if o.Package == "" {
		o.Package = DefaultPackage
	}
	if !isName(o.Package) || slices.Contains(l.reserved, o.Package) {
		return fmt.Errorf("package %q: expected a word of lower-case letters and digits that %s leaves free, such as %s",
			o.Package, l.title, DefaultPackage)
	}
	return nil
}

// isName reports whether s is a word of lower-case letters and digits.
func isName(s string) bool {
	for i, c := range []byte(s) {
		if letter := 'a' <= c && c <= 'z'; !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}
