package steps_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/internal/occupancy"
)

// TestLastBoardIsTheAnswer compares the last board with what the technique itself answers, on all squares.
func TestLastBoardIsTheAnswer(t *testing.T) {
	for _, name := range steps.Techniques() {
		technique, err := catalog.Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		answers := map[string]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
			"rook": technique.Rook, "bishop": technique.Bishop, "queen": technique.Queen,
		}
		random := rand.New(rand.NewPCG(1, 0))
		for sq := range attacks.Square(64) {
			for range 30 {
				occ := attacks.Bitboard(occupancy.Random(random))
				for piece, answer := range answers {
					paths, err := steps.Of(name, piece, int(sq), uint64(occ))
					if err != nil {
						t.Fatal(err)
					}
					if got, want := attacks.Bitboard(paths[len(paths)-1].Answer()), answer(sq, occ); got != want {
						t.Fatalf("%s: %s on %v, occupancy %#016x: got\n%v\nwant\n%v", name, piece, sq, uint64(occ), got, want)
					}
				}
			}
		}
	}
}

func TestWhatHasNoSteps(t *testing.T) {
	if _, err := steps.Of("internal/reference", "rook", 0, 0); err == nil {
		t.Error("a technique without steps was accepted")
	}
	if _, err := steps.Of("magic", "knight", 0, 0); err == nil {
		t.Error("a knight was accepted")
	}
}
