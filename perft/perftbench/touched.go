package perftbench

import (
	"runtime/debug"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/footprint/touched"
	"github.com/bitray/bitray/attacks/catalog"
)

// TouchedBytes returns, by the names of techniques, the bytes of the cache lines on which their
// answers to the workloads [Game] of rooks, bishops and queens depend. It corrupts the tables of the
// techniques line by line: run it in a process that does nothing else. It fails where
// [touched.Memory] does.
func TouchedBytes(techniques []catalog.Technique) (map[string]int, error) {
	memory, err := touched.Memory()
	if err != nil {
		return nil, err
	}
	debug.SetGCPercent(-1) // only the questions should run while tables are corrupt
	asked := gameQuestions()
	bytes := make(map[string]int, len(techniques))
	for _, t := range techniques {
		bytes[t.Name] = touched.LineBytes * touched.Lines(memory, questionsTo(t, asked))
	}
	return bytes, nil
}

// gameQuestion is a question that perft asks.
type gameQuestion struct {
	piece attackbench.Piece
	sq    attacks.Square
	occ   attacks.Bitboard
}

// gameQuestions returns the questions of the workload [Game] of all pieces, each once.
func gameQuestions() (asked []gameQuestion) {
	seen := map[gameQuestion]bool{}
	for _, piece := range attackbench.Pieces() {
		w := Game(piece)
		for i, sq := range w.Squares {
			if q := (gameQuestion{piece, sq, w.Occupancies[i]}); !seen[q] {
				seen[q] = true
				asked = append(asked, q)
			}
		}
	}
	return asked
}

func questionsTo(t catalog.Technique, asked []gameQuestion) []touched.Question {
	questions := make([]touched.Question, len(asked))
	for i, q := range asked {
		ask := t.Queen
		switch q.piece {
		case attackbench.Rook:
			ask = t.Rook
		case attackbench.Bishop:
			ask = t.Bishop
		}
		questions[i] = func() uint64 { return uint64(ask(q.sq, q.occ)) }
	}
	return questions
}
