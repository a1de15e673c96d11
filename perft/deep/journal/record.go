package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/perft"
)

// Event is what a line of a journal tells.
type Event uint8

// The events.
const (
	// Counted is the first result of a chunk.
	Counted Event = iota
	// Confirmed is another result of a chunk that equals the first, position by position.
	Confirmed
	// Reopened takes back the results of a chunk: it is to be counted again.
	Reopened
)

var eventNames = [...]string{Counted: "counted", Confirmed: "confirmed", Reopened: "reopened"}

// String returns the word that stands in the journal.
func (e Event) String() string {
	if int(e) < len(eventNames) {
		return eventNames[e]
	}
	return fmt.Sprintf("Event(%d)", e)
}

// Record is an event.
type Record struct {
	Event Event
	Chunk int
	// Total is the number of leaves below the chunk, by all ways that lead to it.
	Total perft.Nodes
	// Counts is the checksum of the numbers of leaves below each position of the chunk.
	Counts [sha256.Size]byte
	Origin
	Took time.Duration // processor time, to the microsecond
	Time time.Time     // of the clock of whoever wrote the line, to the millisecond
}

// Origin says who counted, and how. The texts are words: not empty, printable ASCII without spaces.
type Origin struct {
	Worker  string
	Seed    uint64 // of the hash keys
	Method  string
	HashMiB int
	Version string // of the program
}

// text returns r as it stands in a line after the checksum and the number.
func (r *Record) text() string {
	return fmt.Sprintf("%v %d %v %x %s %d %s %d %s %d %d", r.Event, r.Chunk, r.Total, r.Counts,
		r.Worker, r.Seed, r.Method, r.HashMiB, r.Version, r.Took.Microseconds(), r.Time.UnixMilli())
}

// maxWord bounds the texts of an origin.
const maxWord = 200

// The sizes of the numbers of a record. What is beyond could be written and not be read again.
const (
	chunkBits = 31
	hashBits  = 31
	tookBits  = 50 // of microseconds
	timeBits  = 48 // of milliseconds
)

// within reports whether a number is not negative and has so many bits at most.
func within(n int64, bits int) bool { return n>>bits == 0 }

func (r *Record) validate() error {
	if int(r.Event) >= len(eventNames) || !within(int64(r.Chunk), chunkBits) || !within(int64(r.HashMiB), hashBits) || !within(r.Took.Microseconds(), tookBits) {
		return fmt.Errorf("journal: %v of chunk %d, %d MiB, %v: expected an event and no negative number", r.Event, r.Chunk, r.HashMiB, r.Took)
	}
	if !within(r.Time.UnixMilli(), timeBits) {
		return fmt.Errorf("journal: %v: expected a time after 1970; is the clock right?", r.Time)
	}
	for _, word := range []string{r.Worker, r.Method, r.Version} {
		bad := func(c rune) bool { return c <= ' ' || c > '~' }
		if word == "" || len(word) > maxWord || strings.ContainsFunc(word, bad) {
			return fmt.Errorf("journal: %q: expected a word of 1 to %d printable ASCII characters", word, maxWord)
		}
	}
	return nil
}

// fields is the number of fields of a record.
const fields = 11

var errRecord = errors.New("malformed record")

// parseRecord reads what [Record.text] writes, and nothing else.
func parseRecord(text string) (r Record, err error) {
	words := strings.Split(text, " ")
	if len(words) != fields {
		return r, errRecord
	}
	p := parser{words: words}
	r.Event = p.event()
	r.Chunk = int(p.number(chunkBits))
	r.Total, err = perft.ParseNodes(p.word())
	p.note(err)
	p.checksum(&r.Counts)
	r.Worker = p.word()
	r.Seed = p.number(64)
	r.Method = p.word()
	r.HashMiB = int(p.number(hashBits))
	r.Version = p.word()
	r.Took = time.Duration(p.number(tookBits)) * time.Microsecond
	r.Time = time.UnixMilli(int64(p.number(timeBits)))
	p.note(r.validate())
	if p.err == nil && r.text() != text {
		p.err = errRecord // a number with a sign or zeros in front of it
	}
	return r, p.err
}

// parser reads one word after another and remembers the first error.
type parser struct {
	words []string
	err   error
}

func (p *parser) note(err error) {
	if p.err == nil {
		p.err = err
	}
}

func (p *parser) word() string {
	word := p.words[0]
	p.words = p.words[1:]
	return word
}

func (p *parser) number(bits int) uint64 {
	n, err := strconv.ParseUint(p.word(), 10, bits)
	p.note(err)
	return n
}

func (p *parser) event() Event {
	word := p.word()
	for e, name := range eventNames {
		if word == name {
			return Event(e)
		}
	}
	p.note(errRecord)
	return 0
}

func (p *parser) checksum(sum *[sha256.Size]byte) {
	b, err := hex.DecodeString(p.word())
	p.note(err)
	if copy(sum[:], b) != len(sum) || len(b) != len(sum) {
		p.note(errRecord)
	}
}
