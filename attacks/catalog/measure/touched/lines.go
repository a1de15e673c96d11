package touched

import (
	"crypto/subtle"
	"math/rand/v2"
	"runtime/debug"
)

// LineBytes is the size of a cache line.
const LineBytes = 64

// Piece is what a variable has of a cache line: all 64 bytes, or fewer where it begins or ends.
type Piece struct {
	Line  uintptr // number of the line: its address divided by [LineBytes]
	Bytes []byte
}

// Question asks a technique something and returns its answer, the same each time.
type Question func() uint64

// Lines returns the number of cache lines on whose content an answer depends. It changes the
// pieces while it asks, and restores them. Questions may panic when their tables are spoilt.
//
// All pieces are spoilt at once first. Each question whose answer changes is then asked with
// either half of the pieces spoilt, and so on down to single pieces. A question comes down only
// where its answer changes, so that it is asked some dozens of times, however large the tables.
func Lines(pieces []Piece, questions []Question) int {
	// An answer may come from an address that was spoilt.
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	p := probe{patterns: patterns(), lines: map[uintptr]bool{}}
	all := make([]known, len(questions))
	for i, q := range questions {
		all[i] = known{q, q()}
	}
	p.descend(pieces, all)
	return len(p.lines)
}

// known is a question with its right answer.
type known struct {
	ask  Question
	want uint64
}

// wrong reports whether the answer is not the right one, or there is none.
func (k known) wrong() (wrong bool) {
	defer func() {
		if recover() != nil {
			wrong = true
		}
	}()
	return k.ask() != k.want
}

type probe struct {
	patterns [][]byte
	lines    map[uintptr]bool // that were found
}

func (p *probe) descend(pieces []Piece, questions []known) {
	if len(pieces) == 0 || len(questions) == 0 {
		return
	}
	questions = p.dependent(pieces, questions)
	if len(pieces) > 1 {
		p.descend(pieces[:len(pieces)/2], questions)
		p.descend(pieces[len(pieces)/2:], questions)
	} else if len(questions) > 0 {
		p.lines[pieces[0].Line] = true
	}
}

// dependent returns the questions whose answers depend on the pieces.
func (p *probe) dependent(pieces []Piece, questions []known) (dependent []known) {
	rest := questions
	for _, pattern := range p.patterns {
		var right []known
		p.spoilt(pieces, pattern, func() {
			for _, q := range rest {
				if q.wrong() {
					dependent = append(dependent, q)
				} else {
					right = append(right, q)
				}
			}
		})
		rest = right
	}
	return dependent
}

// spoilt calls f while a pattern is added to the pieces modulo 2.
func (p *probe) spoilt(pieces []Piece, pattern []byte, f func()) {
	add := func() {
		for i, piece := range pieces {
			at := i * LineBytes % (len(pattern) - LineBytes)
			subtle.XORBytes(piece.Bytes, piece.Bytes, pattern[at:])
		}
	}
	add()
	defer add()
	f()
}

// patterns returns what the tables are spoilt with: noise, in which the changes of two entries
// that an answer combines do not cancel out; and the inversion of all bits, which no mask hides
// altogether. Noise changes every byte, since in tables of small numbers each byte is an entry.
// Two patterns of noise make it unlikely that an answer comes out right by chance.
func patterns() [][]byte {
	const size = 4099 + LineBytes // a prime number and a line, so that no two lines look alike for long
	random := rand.New(rand.NewPCG(1, 1))
	patterns := make([][]byte, 3)
	for i := range patterns {
		patterns[i] = make([]byte, size)
		for j := range patterns[i] {
			patterns[i][j] = byte(1 + random.IntN(255))
			if i == len(patterns)-1 {
				patterns[i][j] = 0xff
			}
		}
	}
	return patterns
}
