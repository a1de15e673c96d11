package positions

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"iter"

	"github.com/bitray/bitray/perft"
)

// Summary says what a list of positions holds, however it is compressed and cut into blocks.
type Summary struct {
	Positions uint64      `json:"positions"`
	Ways      perft.Nodes `json:"ways"` // the sum over all positions
	Most      uint64      `json:"most"` // ways that lead to one of them
	// SHA256 is that of the list, in hexadecimal: of each position, in their order, the four words of the code
	// and the number of ways, little-endian.
	SHA256 string `json:"sha256"`
}

// summing is a summary that is being made.
type summing struct {
	Summary
	hash hash.Hash
}

func newSummary() *summing { return &summing{hash: sha256.New()} }

// add yields blocks that it sums up on the way.
func (s *summing) add(blocks iter.Seq2[[]Entry, error]) iter.Seq2[[]Entry, error] {
	return func(yield func([]Entry, error) bool) {
		var text []byte
		for block, err := range blocks {
			text = text[:0]
			for i := range block {
				e := &block[i]
				for _, word := range e.Code {
					text = binary.LittleEndian.AppendUint64(text, word)
				}
				text = binary.LittleEndian.AppendUint64(text, e.Times)
				s.Ways = s.Ways.AddUint64(e.Times)
				s.Most = max(s.Most, e.Times)
			}
			s.hash.Write(text)
			s.Positions += uint64(len(block))
			if !yield(block, err) {
				return
			}
		}
	}
}

// end returns the summary of what was added.
func (s *summing) end() Summary {
	s.SHA256 = fmt.Sprintf("%x", s.hash.Sum(nil))
	return s.Summary
}

// Sum says what a list holds, some of whose positions come at a time.
func Sum(list iter.Seq2[[]Entry, error]) (Summary, error) {
	sum := newSummary()
	for _, err := range sum.add(list) {
		if err != nil {
			return Summary{}, err
		}
	}
	return sum.end(), nil
}
