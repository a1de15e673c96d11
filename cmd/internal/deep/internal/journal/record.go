package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/perft"
)

// Event is what a line of a journal tells.
type Event string

// The events.
const (
	// Counted is the result of a chunk.
	Counted Event = "counted"
	// Confirmed is another result of a chunk that equals the first, position by position.
	Confirmed Event = "confirmed"
	// Reopened takes back the result of a chunk: it is to be counted again.
	Reopened Event = "reopened"
	// Disputed takes back the result of a chunk of which shares have brought another one: it is counted again, and no
	// share is believed about it.
	Disputed Event = "disputed"
	// Refused takes back all results of an origin, which is not believed again.
	Refused Event = "refused"
)

// Record is an event. What follows the chunk belongs to results.
type Record struct {
	Event Event `json:"event"`
	Chunk int   `json:"chunk,omitzero"`
	// Total is the number of leaves below the chunk, by all ways that lead to it.
	Total perft.Nodes `json:"total,omitzero"`
	// Counts is the SHA-256 of the numbers of leaves below each position of the chunk.
	Counts Sum `json:"counts,omitzero"`
	Origin
	Took time.Duration `json:"took_ns,omitzero"` // 0 if it is not known
	Time time.Time     `json:"time"`             // of the clock of whoever wrote the line, in UTC
}

// Sum is a SHA-256, in JSON in hexadecimal.
type Sum [sha256.Size]byte

func (s Sum) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, s[:]), nil }

func (s *Sum) UnmarshalText(text []byte) error {
	if hex.DecodedLen(len(text)) != len(s) {
		return fmt.Errorf("SHA-256 %.100q: expected %d digits", text, hex.EncodedLen(len(s)))
	}
	_, err := hex.Decode(s[:], text)
	return err
}

// Origin says who counted, and how. The texts are words: 1 to 200 printable ASCII characters
// without spaces.
type Origin struct {
	Party   string `json:"party,omitzero"`
	Seed    uint64 `json:"seed,omitzero"` // of the hash keys
	Method  string `json:"method,omitzero"`
	HashMiB int    `json:"hash_mib,omitzero"`
	Version string `json:"version,omitzero"` // of the program
	Share   string `json:"share,omitzero"`   // such as 3/16, if it was taken in from one
}

// maxWord bounds the texts of an origin.
const maxWord = 200

// maxTook bounds the time that a chunk may take: a hundred years.
const maxTook = 100 * 365 * 24 * time.Hour

// Validate says what is out of bounds in r. What passes can be written, and read again.
func (r *Record) Validate() error {
	switch r.Event {
	case Counted, Confirmed, Refused:
		for _, word := range []string{r.Party, r.Method, r.Version} {
			if !IsWord(word) {
				return fmt.Errorf("%.*q: expected a word of 1 to %d printable ASCII characters", maxWord, word, maxWord)
			}
		}
	case Reopened, Disputed:
	default:
		return fmt.Errorf("event %q: expected %s, %s, %s, %s or %s", r.Event, Counted, Confirmed, Reopened, Disputed, Refused)
	}
	switch {
	case r.Took < 0 || r.Took > maxTook:
		return fmt.Errorf("counted in %v: expected 0 to %v", r.Took, maxTook)
	case r.Total.Overflows():
		return fmt.Errorf("total of %v leaves: expected fewer", r.Total)
	}
	return nil
}

// IsWord reports whether a text can stand in an [Origin].
func IsWord(text string) bool {
	bad := func(c rune) bool { return c <= ' ' || c > '~' }
	return text != "" && len(text) <= maxWord && !strings.ContainsFunc(text, bad)
}
