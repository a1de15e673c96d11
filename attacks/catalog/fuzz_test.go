package catalog_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// FuzzTechniquesAgree asks every technique of the catalog the same question and compares with
// the reference.
func FuzzTechniquesAgree(f *testing.F) {
	for i, occ := range proof.Weird() {
		f.Add(uint8(i*11), uint64(occ))
	}
	techniques, reference := catalog.All(), catalog.Reference()
	f.Fuzz(func(t *testing.T, square uint8, occupied uint64) {
		sq, occ := attacks.Square(square&63), attacks.Bitboard(occupied)
		for _, technique := range techniques {
			for _, piece := range []struct {
				name      string
				got, want attacks.Bitboard
			}{
				{"rook", technique.Rook(sq, occ), reference.Rook(sq, occ)},
				{"bishop", technique.Bishop(sq, occ), reference.Bishop(sq, occ)},
				{"queen", technique.Queen(sq, occ), reference.Queen(sq, occ)},
			} {
				if piece.got != piece.want {
					t.Errorf("%s: %s on %v, occupancy %#016x: occupancy, want, got\n%s", technique.Name,
						piece.name, sq, occupied, transform.Draw(occ, piece.want, piece.got))
				}
			}
		}
	})
}
