package lanes_test

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/replies/lanes"
)

var long = flag.Bool("long", false, "test a million positions of random games")

// TestRandomGames plays at random from the start positions of both kinds of chess, and from
// positions full of unusual pieces.
func TestRandomGames(t *testing.T) {
	requireKernel(t)
	positions := 20_000
	if *long {
		positions = 1_000_000
	}
	random := rand.New(rand.NewPCG(5, 2))
	var c lanes.Counter
	var moves []board.Move
	for positions > 0 && !t.Failed() {
		p, err := board.ParseFEN(startOf(random))
		if err != nil {
			continue // one of the kings of the random placement is in check
		}
		for range 200 {
			compare(t, &c, &p)
			positions--
			if moves = p.AppendLegalMoves(moves[:0]); len(moves) == 0 || t.Failed() {
				break
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	}
}

// startOf returns a start position: standard chess, Chess960, or with other pieces.
func startOf(random *rand.Rand) string {
	switch random.IntN(3) {
	case 0:
		return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	case 1:
		rank, rights := chess960(random)
		return rank + "/pppppppp/8/8/8/8/PPPPPPPP/" + strings.ToUpper(rank) + " w " + strings.ToUpper(rights) + rights + " - 0 1"
	}
	return army(random) + " w - - 0 1"
}

// chess960 returns a back rank where king stands between the rooks, and the rights to castle.
func chess960(random *rand.Rand) (rank, rights string) {
	for {
		pieces := []byte("rnbqkbnr")
		random.Shuffle(len(pieces), func(i, j int) { pieces[i], pieces[j] = pieces[j], pieces[i] })
		s := string(pieces)
		if a, k, b := strings.Index(s, "r"), strings.Index(s, "k"), strings.LastIndex(s, "r"); a < k && k < b {
			return s, string([]byte{'a' + byte(b), 'a' + byte(a)})
		}
	}
}

// army returns a placement of kings and many pieces with few pawns.
func army(random *rand.Rand) string {
	rank := func(from string) []byte {
		pieces := make([]byte, 8)
		for i := range pieces {
			pieces[i] = from[random.IntN(len(from))]
		}
		return pieces
	}
	ranks := [][]byte{
		rank("qrbnbr."), rank("pp.."), rank("......pPnNbQ"), rank("........PpR"),
		rank("........qpP"), rank("......pPnNrB"), rank("PP.."), rank("QRBNQN."),
	}
	ranks[0][random.IntN(8)], ranks[7][random.IntN(8)] = 'k', 'K'
	placement := string(bytes.Join(ranks, []byte("/")))
	for n := 8; n > 0; n-- {
		placement = strings.ReplaceAll(placement, strings.Repeat(".", n), strconv.Itoa(n))
	}
	return placement
}

func FuzzCount(f *testing.F) {
	f.Add("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", uint64(0))
	f.Add("8/8/8/R2pP1k1/8/8/8/4K3 w - d6 0 2", uint64(1))
	f.Add("1rqk2r1/8/8/8/8/8/8/QR1K2R1 w BGbg - 0 1", uint64(2))
	var c lanes.Counter
	var triples lanes.TripleCounter
	f.Fuzz(func(t *testing.T, fen string, game uint64) {
		requireKernel(t)
		p, err := board.ParseFEN(fen)
		if err != nil {
			return
		}
		random := rand.New(rand.NewPCG(game, 0))
		for range 8 {
			compare(t, &c, &p)
			compareTriple(t, &triples, &c, &p)
			moves := p.AppendLegalMoves(nil)
			if len(moves) == 0 {
				return
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	})
}
