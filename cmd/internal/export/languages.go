package export

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

// Languages returns the names of the languages that [File] knows.
func Languages() []string {
	return names(slices.DeleteFunc(slices.Clone(languages), func(l language) bool { return !l.techniques }))
}

// Harnesses returns the names of the languages that [Harness] knows.
func Harnesses() []string { return names(languages) }

func names(all []language) (names []string) {
	for _, l := range all {
		names = append(names, l.name)
	}
	return names
}

// Harness returns a program in a language that answers as package cmd/internal/external asks. Between two marked
// lines it has a walk along the rays, to be replaced by the user's own generator.
func Harness(language string) (text string, err error) {
	i := slices.Index(Harnesses(), language)
	if i < 0 {
		return "", fmt.Errorf("harness %q: expected one of %s", language, strings.Join(Harnesses(), ", "))
	}
	l := languages[i]
	program, err := harnesses.ReadFile("harness/" + l.harness)
	return strings.NewReplacer("COMPILE", l.compile, `"ray walk in C"`, `"ray walk in `+l.title+`"`).Replace(string(program)), err
}

// The harnesses are complete programs, in which "COMPILE" stands for the command that compiles them.
//
//go:embed harness
var harnesses embed.FS

// language is what there is in a language.
type language struct {
	name, title      string
	harness, compile string // the file, and the command for it if its comment names one
	techniques       bool   // whether there are templates of techniques
}

var languages = []language{
	{"c", "C", "bitray.c", "cc -O3 -march=native -o mine mine.c", true},
	{"c++", "C++", "bitray.c", "c++ -O3 -march=native -o mine mine.cpp", true},
	{"rust", "Rust", "bitray.rs", "rustc -O --edition 2021 -C target-cpu=native -o mine mine.rs", true},
	{"zig", "Zig", "bitray.zig", "", true},
	{name: "python", harness: "bitray.py"},
	{name: "javascript", harness: "bitray.js"},
	{name: "java", harness: "bitray.java"},
	{name: "csharp", harness: "bitray.cs"},
}
