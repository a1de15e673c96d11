package catalog

import (
	"bytes"
	"encoding/json"
	"testing"
)

// TestCardsAndTechniquesBelongTogether reads the cards without forgiving a misspelled field, and wants one
// for everything that is named by package in the code.
func TestCardsAndTechniquesBelongTogether(t *testing.T) {
	strict := json.NewDecoder(bytes.NewReader(cards))
	strict.DisallowUnknownFields()
	var list []Card
	if err := strict.Decode(&list); err != nil {
		t.Fatal(err)
	}
	packages := map[string]bool{}
	for _, card := range list {
		packages[card.Package] = true
		if sliders[card.Package] == nil {
			t.Errorf("the card of %s is that of %s, which is no package in sliders.go", card.Name, card.Package)
		}
	}
	for pkg := range sliders {
		if !packages[pkg] {
			t.Errorf("%s has no card", pkg)
		}
	}
	for pkg := range uses {
		if sliders[pkg] == nil {
			t.Errorf("%s chooses instructions, but is no package in sliders.go", pkg)
		}
	}
}
