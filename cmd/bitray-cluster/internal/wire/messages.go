package wire

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// Greeting is what a worker says first.
type Greeting struct {
	Instance string        `json:"instance"` // tells processes with the same key apart
	Version  string        `json:"version"`
	Threads  int           `json:"threads"`
	Method   string        `json:"method"`
	HashMiB  int           `json:"hash_mib"`
	Golden   []perft.Nodes `json:"golden"` // known counts, by its own method
}

// Welcome answers a greeting.
type Welcome struct {
	Refused   string `json:"refused,omitempty"` // why the worker cannot take part
	Remaining int    `json:"remaining"`         // plies below each position
	Seed      uint64 `json:"seed"`              // of the worker's hash keys
	BeatMS    int64  `json:"beat_ms"`           // how often to say that it is alive
}

// Beat says that a worker is there, and which parts of chunks it has in hand.
type Beat struct {
	Instance string `json:"instance"`
	Held     []Part `json:"held"`
}

// Request asks for chunks; it is a [Beat] too.
type Request struct {
	Beat
	Want int `json:"want"` // chunks
}

// Answer answers requests and beats.
type Answer struct {
	Unknown  bool   `json:"unknown,omitempty"`  // the worker has to greet first
	Refused  string `json:"refused,omitempty"`  // it cannot take part any more
	Complete bool   `json:"complete,omitempty"` // there is nothing left to do
	Jobs     []Job  `json:"jobs,omitempty"`
	Useless  []Part `json:"useless,omitempty"` // of what is in hand: others have counted it
}

// Part is a range of the positions of a chunk, mostly all of them.
type Part struct {
	Chunk int `json:"chunk"`
	From  int `json:"from"`
	To    int `json:"to"`
}

// Job is a part of a chunk to be counted.
type Job struct {
	Part
	Ticket string `json:"ticket"` // shows that this worker was given this part
	Len    int    `json:"len"`    // positions of the whole chunk
	Block  []byte `json:"block"`  // the positions of the whole chunk, see [deep.DecodeBlock]
	Sum    uint32 `json:"sum"`    // the checksum of the block
}

// Counted is a result.
type Counted struct {
	Instance string `json:"instance"`
	Part
	Ticket string `json:"ticket"`
	TookUS int64  `json:"took_us"` // processor time
	Counts []byte `json:"counts"`  // eight bytes a position, little-endian
	// How it was counted, as the worker says.
	Seed    uint64 `json:"seed"`
	Method  string `json:"method"`
	HashMiB int    `json:"hash_mib"`
	Version string `json:"version"`
}

// MaxPayload is the size of the largest message.
const MaxPayload = 1 << 20

// maxThreads bounds what a worker may say of itself.
const maxThreads = 1 << 16

var errForm = errors.New("malformed message")

// Encode returns a message as it is sent.
func Encode(message any) []byte {
	b, err := json.Marshal(message)
	if err != nil {
		panic(err) // messages hold nothing that cannot be marshaled
	}
	return b
}

// message is what [Decode] reads.
type message interface{ validate() error }

// Decode reads a message and checks it.
func Decode[M message](data []byte, into M) error {
	if len(data) > MaxPayload {
		return fmt.Errorf("%w: %d bytes, expected at most %d", errForm, len(data), MaxPayload)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return fmt.Errorf("%w: %w", errForm, err)
	}
	return into.validate()
}

func (g *Greeting) validate() error {
	switch {
	case CheckName(g.Instance) != nil:
		return CheckName(g.Instance)
	case !isWord(g.Version) || !isWord(g.Method) || len(g.Golden) > 100 || g.HashMiB < 0:
		return errForm
	case g.Threads < 1 || g.Threads > maxThreads:
		return fmt.Errorf("%w: %d threads", errForm, g.Threads)
	}
	return nil
}

// isWord reports whether a text can stand in a journal.
func isWord(text string) bool {
	bad := func(c rune) bool { return c <= ' ' || c > '~' }
	return text != "" && len(text) <= 100 && !strings.ContainsFunc(text, bad)
}

func (w *Welcome) validate() error {
	if w.Refused == "" && (w.Remaining < 1 || w.Remaining > 64 || w.BeatMS < 1) {
		return errForm
	}
	return nil
}

func (b *Beat) validate() error {
	if err := CheckName(b.Instance); err != nil {
		return err
	}
	for i := range b.Held {
		if err := b.Held[i].check(); err != nil {
			return err
		}
	}
	return nil
}

func (r *Request) validate() error {
	if r.Want < 1 || r.Want > maxThreads {
		return fmt.Errorf("%w: %d chunks wanted", errForm, r.Want)
	}
	return r.Beat.validate()
}

func (a *Answer) validate() error {
	for i := range a.Jobs {
		if err := a.Jobs[i].validate(); err != nil {
			return err
		}
	}
	return nil
}

func (p *Part) check() error {
	if p.Chunk < 0 || p.From < 0 || p.From >= p.To || p.To > deep.MaxChunk {
		return fmt.Errorf("%w: positions %d to %d of chunk %d", errForm, p.From, p.To, p.Chunk)
	}
	return nil
}

// Len returns the number of positions of the part.
func (p *Part) Len() int { return p.To - p.From }

func (j *Job) validate() error {
	if err := j.Part.check(); err != nil {
		return err
	}
	if j.To > j.Len || j.Len > deep.MaxChunk {
		return fmt.Errorf("%w: positions up to %d of %d", errForm, j.To, j.Len)
	}
	return nil
}

// Checksum is the checksum of a block, a CRC-32C.
func Checksum(block []byte) uint32 {
	return crc32.Checksum(block, crc32.MakeTable(crc32.Castagnoli))
}

// Positions returns the positions of the part.
func (j *Job) Positions() ([]deep.Entry, error) {
	if Checksum(j.Block) != j.Sum {
		return nil, fmt.Errorf("chunk %d: wrong checksum of its positions", j.Chunk)
	}
	entries, err := deep.DecodeBlock(j.Block, j.Len)
	if err != nil {
		return nil, fmt.Errorf("chunk %d: %w", j.Chunk, err)
	}
	return entries[j.From:j.To], nil
}

func (c *Counted) validate() error {
	if err := errors.Join(c.Part.check(), CheckName(c.Instance)); err != nil {
		return err
	}
	if len(c.Counts) != 8*c.Part.Len() || c.TookUS < 0 || c.TookUS > int64(365*24*time.Hour/time.Microsecond) {
		return fmt.Errorf("%w: %d bytes of counts for %d positions", errForm, len(c.Counts), c.Part.Len())
	}
	if !isWord(c.Method) || !isWord(c.Version) || c.HashMiB < 0 {
		return errForm
	}
	return nil
}

// SetCounts sets the counts.
func (c *Counted) SetCounts(counts []uint64) {
	c.Counts = make([]byte, 0, 8*len(counts))
	for _, n := range counts {
		c.Counts = binary.LittleEndian.AppendUint64(c.Counts, n)
	}
}

// Numbers returns the counts.
func (c *Counted) Numbers() []uint64 {
	counts := make([]uint64, len(c.Counts)/8)
	for i := range counts {
		counts[i] = binary.LittleEndian.Uint64(c.Counts[8*i:])
	}
	return counts
}
