package catalog_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// FuzzTechniquesAgree asks every technique of the catalog the same question and compares with
// the reference. Numbers beyond 63 are squares too: all take the low six bits, and none panics.
func FuzzTechniquesAgree(f *testing.F) {
	random := rand.New(rand.NewPCG(6, 0))
	for square := range 256 {
		f.Add(uint8(square), occupancy.Random(random))
	}
	techniques, reference := append(catalog.All(), catalog.Reference()), catalog.Reference()
	f.Fuzz(func(t *testing.T, square uint8, occupied uint64) {
		sq, occ := attacks.Square(square), attacks.Bitboard(occupied)
		for _, technique := range techniques {
			for _, piece := range []struct {
				name      string
				got, want attacks.Bitboard
			}{
				{"rook", technique.Rook(sq, occ), reference.Rook(sq&63, occ)},
				{"bishop", technique.Bishop(sq, occ), reference.Bishop(sq&63, occ)},
				{"queen", technique.Queen(sq, occ), reference.Queen(sq&63, occ)},
			} {
				if piece.got != piece.want {
					t.Errorf("%s: %s on %d, occupancy %#016x: occupancy, want, got\n%s", technique.Name,
						piece.name, square, occupied, transform.Draw(occ, piece.want, piece.got))
				}
			}
		}
	})
}
