package catalog_test

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

func TestNamesAreSortedAndUnique(t *testing.T) {
	names := catalog.Names()
	if !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Errorf("names are not in strict alphabetical order: %q", names)
	}
}

// TestLookup wants no name that is the last element of that of another technique.
func TestLookup(t *testing.T) {
	for _, technique := range append(catalog.All(), catalog.Reference()) {
		for _, name := range []string{technique.Name, path.Base(technique.Name)} {
			if found, err := catalog.Lookup(name); err != nil || found.Name != technique.Name || found.Sliders == nil {
				t.Errorf("Lookup(%q) = %q, %v, want %q", name, found.Name, err, technique.Name)
			}
		}
	}
}

// TestSmallestMagics holds what package magic/symmetric says of its size.
func TestSmallestMagics(t *testing.T) {
	magics := slices.DeleteFunc(catalog.All(), func(t catalog.Technique) bool { return !strings.Contains(strings.ToLower(t.Title), "magic") })
	slices.SortFunc(magics, func(a, b catalog.Technique) int { return a.TableBytes - b.TableBytes })
	if len(magics) < 3 {
		t.Fatalf("the catalog has %d magics, expected 3 or more", len(magics))
	}
	if magics[0].Name != "magic/symmetric/shapes" || magics[1].Name != "magic/symmetric" {
		t.Errorf("the smallest magic is %s, then comes %s; want magic/symmetric/shapes and magic/symmetric",
			magics[0].Name, magics[1].Name)
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
		if u, err := url.Parse(technique.URL); err != nil || u.Scheme != "https" || u.Host == "" {
			t.Errorf("%s: card has the URL %q, want one that begins with https://", technique.Name, technique.URL)
		}
	}
}

// TestDocumentationBeginsWithTheCall reads the start of each package's documentation: after the definition comes the call to
// copy, then when to choose the technique, in the words of its card.
func TestDocumentationBeginsWithTheCall(t *testing.T) {
	for _, technique := range catalog.All() {
		text, err := os.ReadFile(filepath.Join("..", "..", technique.Name, "doc.go"))
		if err != nil {
			t.Error(err)
			continue
		}
		head, _, _ := strings.Cut(string(text), "\n// # ")
		words := strings.Join(strings.Fields(strings.ReplaceAll(head, "\n//", "\n")), " ")
		call := path.Base(technique.Name) + ".Rook(sq, occ)"
		_, after, found := strings.Cut(words, call)
		if !found || !strings.Contains(after, " Prefer it ") || !strings.Contains(after, technique.Prefer) {
			t.Errorf("%s: the documentation begins %q, want the call %s, then %q", technique.Name, words, call, technique.Prefer)
		}
	}
}

// TestTheCatalogCannotBeChanged changes what the functions return, and asks again.
func TestTheCatalogCannotBeChanged(t *testing.T) {
	all, reference, names := catalog.All(), catalog.Reference(), catalog.Names()
	name := names[0]
	all[0], reference.Sliders, names[0] = catalog.Technique{}, nil, ""
	if got := catalog.All()[0]; got.Name != name || catalog.Names()[0] != name || catalog.Reference().Sliders == nil {
		t.Errorf("the first technique is %q now, want %q, and a reference", got.Name, name)
	}
}
