// Package cards holds the text of the catalog's cards, and the part of it that the catalog does not promise: what was
// measured.
package cards

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// JSON is a list of cards.
//
//go:embed cards.json
var JSON []byte

// List returns the cards with the fields that T has of them: those of package catalog, or a [Measured].
func List[T any]() (list []T) {
	if err := json.Unmarshal(JSON, &list); err != nil {
		panic("bitray/cards: cards.json: " + err.Error())
	}
	return list
}

// Measured is what a card says that depends on the machine or on the release of Go.
type Measured struct {
	// BuildSeconds is how long a program that links the technique takes at its start to fill its tables: the
	// shortest of many starts on a Zen 4. Other machines may take several times as long.
	BuildSeconds float64 `json:"build_seconds"`
	// InlinesThroughHelper says whether Rook and Bishop become part of the caller also where it has its own function of
	// one line around them, such as
	//
	//	func rookAttacks(sq Square, occ Bitboard) Bitboard { return magic.Rook(sq, occ) }
	//
	// With Go 1.26 that is so if they leave some ten units of the compiler's budget.
	InlinesThroughHelper bool `json:"inlines_through_helper"`
}

var measured = sync.OnceValue(func() map[string]Measured {
	type named struct {
		Name string
		Measured
	}
	all := map[string]Measured{}
	for _, card := range List[named]() {
		all[card.Name] = card.Measured
	}
	return all
})

// Of returns what was measured for the technique of that name, such as "magic/pext".
func Of(name string) Measured { return measured()[name] }
