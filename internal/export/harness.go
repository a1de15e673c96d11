package export

import (
	"embed"
	"fmt"
	"io"
	"strings"
)

// The harnesses are complete programs, in which "COMPILE" stands for the command that compiles them.
//
//go:embed harness
var harnessFiles embed.FS

var harnesses = []struct{ language, file, compile string }{
	{"c", "bitray.c", "cc -O3 -march=native -o mine mine.c"},
	{"cpp", "bitray.c", "c++ -O3 -march=native -o mine mine.cpp"},
	{"rust", "bitray.rs", "rustc -O --edition 2021 -C target-cpu=native -o mine mine.rs"},
	{"zig", "bitray.zig", ""},
	{"python", "bitray.py", ""},
	{"javascript", "bitray.js", ""},
	{"java", "bitray.java", ""},
	{"csharp", "bitray.cs", ""},
}

// Harnesses returns the names of the languages that [WriteHarness] knows.
func Harnesses() (languages []string) {
	for _, h := range harnesses {
		languages = append(languages, h.language)
	}
	return languages
}

// WriteHarness writes a program in a language that answers as package foreign asks, with a walk along the rays between two
// marked lines, in the place of somebody's own generator.
func WriteHarness(w io.Writer, language string) error {
	for _, h := range harnesses {
		if h.language != language {
			continue
		}
		text, err := harnessFiles.ReadFile("harness/" + h.file)
		if err != nil {
			return err
		}
		if h.language == "cpp" {
			text = []byte(strings.Replace(string(text), "ray walk in C", "ray walk in C++", 1))
		}
		_, err = io.WriteString(w, strings.Replace(string(text), "COMPILE", h.compile, 1))
		return err
	}
	return fmt.Errorf("harness %q: expected one of %s", language, strings.Join(Harnesses(), ", "))
}
