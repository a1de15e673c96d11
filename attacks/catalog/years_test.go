package catalog_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

var (
	address = regexp.MustCompile(`https://\S+`)
	year    = regexp.MustCompile(`\b(19|20)\d\d\b`)
)

// TestYearsAreThoseOfTheDocumentation looks for the year of each card in the section Origin of the
// package. Years elsewhere in the documentation, and numbers in addresses, do not count.
func TestYearsAreThoseOfTheDocumentation(t *testing.T) {
	for _, technique := range catalog.All() {
		years := year.FindAllString(address.ReplaceAllString(origin(t, technique.Name), ""), -1)
		found := technique.Year == 0 // unknown: years in the section are those of something else
		for _, year := range years {
			found = found || year == strconv.Itoa(technique.Year)
		}
		if !found {
			t.Errorf("%s: the card says %d, the section Origin of doc.go has the years %q",
				technique.Name, technique.Year, years)
		}
	}
}

// origin returns the section Origin of a package's documentation.
func origin(t *testing.T, pkg string) string {
	t.Helper()
	file := filepath.Join("..", "..", pkg, "doc.go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "// # Origin\n")
	if !found {
		t.Fatalf("%s has no section Origin", file)
	}
	section, _, _ = strings.Cut(section, "// # ")
	return section
}
