package catalog_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

func TestNamesAreSortedAndUnique(t *testing.T) {
	names := catalog.Names()
	if !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Errorf("names are not in strict alphabetical order: %q", names)
	}
}

func TestLookup(t *testing.T) {
	for _, name := range append(catalog.Names(), "reference") {
		technique, err := catalog.Lookup(name)
		if err != nil || technique.Name != name || technique.Sliders == nil {
			t.Errorf("Lookup(%q) = %q, %v", name, technique.Name, err)
		}
	}
	if _, err := catalog.Lookup("abacus"); err == nil {
		t.Error("Lookup of an unknown name gave no error")
	}
}

func TestCardsAreComplete(t *testing.T) {
	for _, technique := range catalog.All() {
		for field, text := range map[string]string{
			"Title": technique.Title, "Inventor": technique.Inventor, "Source": technique.Source,
			"Formula": technique.Formula, "Prefer": technique.Prefer,
		} {
			if text == "" {
				t.Errorf("%s: card has no %s", technique.Name, field)
			}
		}
		if _, err := os.Stat(filepath.Join("..", "..", technique.Package, "doc.go")); err != nil {
			t.Errorf("%s: package %q has no doc.go: %v", technique.Name, technique.Package, err)
		}
	}
}
