package lanes_test

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

var long = flag.Bool("long", false, "follow random games for a million positions of each kind")

// kinds are what random games start from. A start is not always a legal position: of a random
// placement one of the kings may be in check.
var kinds = []struct {
	name  string
	start func(*rand.Rand) string
}{
	{"standard chess", func(*rand.Rand) string { return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" }},
	{"Chess960", func(random *rand.Rand) string {
		p, err := board.Start960(random.IntN(960))
		if err != nil {
			panic(err)
		}
		return p.FEN()
	}},
	{"many pieces", func(random *rand.Rand) string { return army(random) + " w - - 0 1" }},
	{"few pieces", func(random *rand.Rand) string { return handful(random) + " w - - 0 1" }},
}

// inRandomGames calls visit for at least that many positions of random games of each kind, each kind as a
// test of its own, until it fails.
func inRandomGames(t *testing.T, positions int, visit func(t *testing.T, p *board.Position)) {
	for i, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(15, uint64(i)))
			visited := 0
			for visited < positions {
				p, err := board.ParseFEN(kind.start(random))
				if err != nil {
					continue
				}
				visited += playOut(t, &p, random, visit)
				if t.Failed() {
					return
				}
			}
			t.Logf("%d positions", visited)
		})
	}
}

// playOut plays at random from p, to the end or for 200 positions, and returns how many it visited.
func playOut(t *testing.T, p *board.Position, random *rand.Rand, visit func(t *testing.T, p *board.Position)) (visited int) {
	for visited < 200 {
		visit(t, p)
		visited++
		moves := p.AppendLegalMoves(nil)
		if len(moves) == 0 || t.Failed() {
			break
		}
		p.Play(moves[random.IntN(len(moves))])
	}
	return visited
}

func TestRandomGames(t *testing.T) {
	requireKernel(t)
	positions := 7_000
	if *long {
		positions = 1_000_000
	}
	c, triples := new(lanes.Counter), new(lanes.TripleCounter)
	inRandomGames(t, positions, func(t *testing.T, p *board.Position) {
		compare(t, c, p)
		compareTriple(t, triples, c, p)
	})
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
	return placement(ranks)
}

// handful returns a placement of kings and up to six other pieces. Pawns may be about to promote.
func handful(random *rand.Rand) string {
	ranks := make([][]byte, 8)
	for i := range ranks {
		ranks[i] = []byte("........")
	}
	put := func(piece byte, first, last int) {
		ranks[first+random.IntN(last-first+1)][random.IntN(8)] = piece
	}
	for range random.IntN(7) {
		if random.IntN(2) == 0 {
			put("Pp"[random.IntN(2)], 1, 6)
		} else {
			put("QRBNqrbn"[random.IntN(8)], 0, 7)
		}
	}
	put('K', 4, 7)
	put('k', 0, 3)
	return placement(ranks)
}

// placement returns the field of a FEN for ranks in which dots are empty squares.
func placement(ranks [][]byte) string {
	text := string(bytes.Join(ranks, []byte("/")))
	for n := 8; n > 0; n-- {
		text = strings.ReplaceAll(text, strings.Repeat(".", n), strconv.Itoa(n))
	}
	return text
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
