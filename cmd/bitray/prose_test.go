package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

// countOf is what prose says of how many techniques there are, in digits or as a word. Smaller numbers are of
// some of them.
var countOf = regexp.MustCompile(`(?i)\b((?:thirty|forty|fifty)(?:-[a-z]+)?|[3-9][0-9]) (?:sliding-piece )?(?:techniques|attack generators)\b`)

// TestCountsInProse compares the number of techniques with what texts say of it.
func TestCountsInProse(t *testing.T) {
	digits, word := fmt.Sprint(len(catalog.Names())), inWords(len(catalog.Names()))
	texts, err := filepath.Glob("help/*.txt")
	commands, errCommands := filepath.Glob("help/commands/*.txt")
	if err != nil || errCommands != nil {
		t.Fatal(err, errCommands)
	}
	found := 0
	for _, file := range append(append(texts, commands...), "../../README.md", "../../CHANGELOG.md", "../../CONTRIBUTING.md", "README.md", "../../cmd/internal/attackbench/README.md") {
		for _, match := range countOf.FindAllStringSubmatch(readTestFile(t, file), -1) {
			found++
			if said := strings.ToLower(match[1]); said != digits && said != word {
				t.Errorf("%s says %q, there are %s", file, match[0], digits)
			}
		}
	}
	if found < 2 {
		t.Errorf("%d texts say how many techniques there are, want README.md and the help", found)
	}
}

// inWords writes a number from 30 to 59.
func inWords(n int) string {
	tens := []string{"thirty", "forty", "fifty"}[n/10-3]
	if n%10 == 0 {
		return tens
	}
	return tens + "-" + strings.Fields("one two three four five six seven eight nine")[n%10-1]
}

// TestDocumentsCiteNoDrawing looks for documents that take figures from the drawing of the benchmark. It is drawn
// again on other machines; documents name the command that measures.
func TestDocumentsCiteNoDrawing(t *testing.T) {
	for file, text := range filesOf(t, ".go") {
		if strings.HasSuffix(file, "doc.go") && strings.Contains(text, "queens.svg") {
			t.Errorf("%s takes figures from a drawing", file)
		}
	}
}
