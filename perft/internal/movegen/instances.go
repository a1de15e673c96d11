package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// The type arguments of generate, by name. White and Black say which side is to move.
type (
	White  = constbool.No
	Black  = constbool.Yes
	counts = constbool.No // the moves
	lists  = constbool.Yes
	whole  = constbool.No // all moves
	part   = constbool.Yes
	static = constbool.No // the sliders of the default technique
	given  = constbool.Yes
)

// The functions below inline: a call of one is a call of generate.

// List appends the legal moves of a position to dst.
func List[Side constbool.Flag, M ~uint16](pieces *[2]attacks.Pieces, r Rights, dst []M) []M {
	return generate[lists, Side, whole, static](pieces, r, nil, dst).Moves
}

// Count returns the number of legal moves of a position.
func Count[Side constbool.Flag](pieces *[2]attacks.Pieces, r Rights) int {
	return generate[counts, Side, whole, static, uint16](pieces, r, nil, nil).Count
}

// ListPart appends a part of the legal moves of a position to dst.
func ListPart[Side constbool.Flag, M ~uint16](pieces *[2]attacks.Pieces, r Rights, o *Options, dst []M) []M {
	return generate[lists, Side, part, static](pieces, r, o, dst).Moves
}

// With is [List], if Listing, or else [Count], with the attacks of other sliders.
func With[Listing, Side constbool.Flag, M ~uint16](pieces *[2]attacks.Pieces, r Rights, o *Options, dst []M) Output[M] {
	return generate[Listing, Side, whole, given](pieces, r, o, dst)
}
