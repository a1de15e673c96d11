package touched

import (
	"bytes"
	"crypto/subtle"
	"math/rand/v2"
	"runtime/debug"
	"slices"
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
// pieces while it asks, and restores them. Questions may panic when their tables are spoiled.
//
// All pieces are spoiled at once first. Each question whose answer changes is then asked with
// one part of the pieces spoiled after the other, and so on down to single pieces. A question
// comes down only where its answer changes, so that it is asked some hundred times, however
// large the tables.
func Lines(pieces []Piece, questions []Question) int {
	// An answer may come from an address that was spoiled.
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
	patterns [2][]byte
	lines    map[uintptr]bool // that were found
}

// branches is in how many parts pieces are cut. A question that panics is slow, and does so
// once on each level, so there should be few levels.
const branches = 16

// descend finds the lines of the pieces that the answers to the questions depend on. It changes
// the order of the questions.
func (p *probe) descend(pieces []Piece, questions []known) {
	dependent := p.dependent(pieces, questions)
	switch {
	case len(dependent) == 0:
	case len(pieces) == 1:
		p.lines[pieces[0].Line] = true
	default:
		for part := range slices.Chunk(pieces, (len(pieces)+branches-1)/branches) {
			p.descend(part, dependent)
		}
	}
}

// dependent moves the questions whose answers depend on the pieces to the front and returns
// them; of a single piece one such question is enough.
func (p *probe) dependent(pieces []Piece, questions []known) []known {
	n := 0
	for _, pattern := range p.patterns {
		p.spoiled(pieces, pattern, func() {
			for i := n; i < len(questions) && (n == 0 || len(pieces) > 1); i++ {
				if questions[i].wrong() {
					questions[i], questions[n] = questions[n], questions[i]
					n++
				}
			}
		})
	}
	return questions[:n]
}

// spoiled calls f while a pattern is added to the pieces modulo 2.
func (p *probe) spoiled(pieces []Piece, pattern []byte, f func()) {
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

// patterns returns what the tables are spoiled with: noise, in which the changes of two entries
// that an answer combines do not cancel out; and the inversion of all bits, which no mask hides
// completely. Noise changes every byte, since in tables of small numbers each byte is an entry.
func patterns() [2][]byte {
	const size = 4099 + LineBytes // a prime number and a line, so that lines far apart differ too
	random := rand.New(rand.NewPCG(1, 1))
	noise := make([]byte, size)
	for i := range noise {
		noise[i] = byte(1 + random.IntN(255))
	}
	return [2][]byte{noise, bytes.Repeat([]byte{0xff}, size)}
}
