// Package mirror reads moves whose squares have the names of others, as a program prints them that numbers squares in one order and
// names them in another. It is about text alone: the packages that compare moves and those that compare counts have no other ground
// in common.
package mirror

import "github.com/bitray/bitray/transform"

// Way is a way to give squares the names of others. It is its own inverse.
type Way struct {
	symmetry   transform.Symmetry
	Name, Text string // the text is a sentence, without a capital and a full stop
}

// Ways are those that programs have.
var Ways = []Way{
	{transform.VerticalFlip, "mirrored-ranks", "the squares are mirrored: rank 1 is printed as rank 8"},
	{transform.HorizontalMirror, "mirrored-files", "the squares are mirrored: file a is printed as file h"},
	{transform.HalfTurn, "mirrored-squares", "the squares are mirrored: a1 is printed as h8"},
	{transform.DiagonalFlip, "mirrored-diagonally", "files and ranks are exchanged: a2 is printed as b1"},
}

// Read returns a move in UCI notation with the right names for its squares; one that has other text at their place gets any.
func (w Way) Read(move string) string {
	named := []byte(move)
	for i := 0; i < 4 && len(move) >= 4; i += 2 {
		sq := transform.ApplyToSquare(w.symmetry, (move[i+1]-'1')<<3|(move[i]-'a')&7)
		named[i], named[i+1] = 'a'+sq&7, '1'+sq>>3
	}
	return string(named)
}
