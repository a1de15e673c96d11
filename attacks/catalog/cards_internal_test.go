package catalog

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/cards"
)

// TestCardsAndTechniquesBelongTogether reads the cards without forgiving a misspelled field, and wants one
// for everything that is named by package in the code.
func TestCardsAndTechniquesBelongTogether(t *testing.T) {
	strict := json.NewDecoder(bytes.NewReader(cards.JSON))
	strict.DisallowUnknownFields()
	var list []struct {
		Card
		cards.Measured
	}
	if err := strict.Decode(&list); err != nil {
		t.Fatal(err)
	}
	var packages []string
	for _, card := range list {
		packages = append(packages, card.Name)
	}
	slices.Sort(packages)
	if named := slices.Sorted(maps.Keys(sliders)); !slices.Equal(packages, named) {
		t.Errorf("there are cards of\n%q, and sliders.go has\n%q", packages, named)
	}
	for pkg := range uses {
		if sliders[pkg] == nil {
			t.Errorf("%s chooses instructions, but is no package in sliders.go", pkg)
		}
	}
}
