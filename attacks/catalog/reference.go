package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
)

// Reference returns the ray walk: the definition of what is right.
func Reference() Technique { return rayWalk }

var rayWalk = Technique{
	Card: Card{
		Name: "reference", Title: "Ray walk", Package: "attacks/reference",
		Source: "the rules of chess", Formula: "step until blocked",
		Prefer: "you doubt everything else",
	},
	Sliders: attacks.NewSliders(reference.Rook, reference.Bishop, reference.Queen),
}
