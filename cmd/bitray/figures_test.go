package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

var (
	// figure is a time, a speed, a size, a ratio or a share. Sizes in bytes are counted, not measured.
	figure = regexp.MustCompile(`\b\d[\d,.]*(?: ?(?:ns|µs|ms|s|Mnps|KiB|MiB|GiB|kB|MB|GB|TB)\b| (?:nano|milli)?seconds?\b| (?:minutes?|hours?|percent|times|million nodes)\b| ?%)`)
	// origin is a command, or a link to the section of a manual that names one.
	origin = regexp.MustCompile(`\bbitray(?:-lab)? [a-z]|\bgo (?:test|run) |\.ci/\w|\]\([^)]*\.md#`)
	// section is the heading of a section in Markdown, or in the documentation of a package.
	section = regexp.MustCompile(`(?m)^##? .*\n`)
)

// TestFiguresNameTheirOrigin wants a command in each section of a README.md, and of the documentation of a package
// that users import, that has figures. Table sizes of techniques need none: TestTableBytes of the catalog holds them.
func TestFiguresNameTheirOrigin(t *testing.T) {
	sizes := map[string]bool{}
	for _, technique := range catalog.All() {
		for unit, bytes := range map[string]float64{"KiB": 1 << 10, "kB": 1e3, "MB": 1e6} {
			sizes[fmt.Sprintf("%.3g %s", float64(technique.TableBytes)/bytes, unit)] = true
		}
	}
	texts := packageDocumentation(t)
	for file, text := range filesOf(t, ".md") {
		if path.Base(file) == "README.md" {
			texts[file] = text
		}
	}
	found := 0
	for file, text := range texts {
		for _, part := range section.Split(text, -1) {
			for _, number := range figure.FindAllString(part, -1) {
				found++
				if !sizes[number] && !origin.MatchString(part) {
					t.Errorf("%s: %q stands in a section without a command that shows it:\n%.200s", file, number, strings.TrimSpace(part))
				}
			}
		}
	}
	if found < 50 {
		t.Errorf("%d figures, expected 50 or more: the pattern overlooks them", found)
	}
}

// packageDocumentation returns the documentation of the packages that users import, by its file.
func packageDocumentation(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for file, text := range filesOf(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || regexp.MustCompile(`(^|/)(internal|testdata|_.*|cmd)/`).MatchString(file) {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if parsed.Doc != nil {
			texts[file] = parsed.Doc.Text()
		}
	}
	return texts
}
