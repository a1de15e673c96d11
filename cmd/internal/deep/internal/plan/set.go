package plan

import (
	"errors"
	"math/bits"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// record is a position, the number of ways that lead to it, and where it stands in the order of
// discovery.
type record struct {
	positions.Entry
	first uint64
}

// set is an exact set of positions that keeps the order in which they were added. It takes memory
// in pages as it grows, up to its limit.
type set struct {
	pages [][]record
	slots []uint32 // the number of a record, counted from 1, where its hash leads; 0 is free
	n     int
	limit int
}

const (
	pageBits = 14
	pageSize = 1 << pageBits
	// A set has three slots for two records.
	slotsPerTwo = 3
	// recordBytes is the size of a record and its slots, and of the slots that these replace
	// while the set grows.
	recordBytes = 48 + 6 + 3
	// firstSlots is the number of slots to begin with.
	firstSlots = 1 << 12
)

// newSet returns a set that holds at least one page of positions, and as many more as fit the
// memory.
func newSet(memory int64) *set {
	limit := max(memory/recordBytes, pageSize)
	return &set{slots: make([]uint32, firstSlots), limit: int(min(limit, 1<<32-2))}
}

// full reports whether the set takes no more positions.
func (s *set) full() bool { return s.n >= s.limit }

// clear empties the set and keeps its memory.
func (s *set) clear() {
	s.n = 0
	clear(s.slots)
}

func (s *set) record(i int) *record { return &s.pages[i>>pageBits][i&(pageSize-1)] }

// add adds a position or, if it is there, its ways to those that are known. The set must not be
// full.
func (s *set) add(r *record) error {
	if s.n*slotsPerTwo >= 2*len(s.slots) {
		s.grow()
	}
	slot, known := s.find(&r.Code)
	if known != nil {
		sum, carry := bits.Add64(known.Times, r.Times, 0)
		if carry != 0 {
			return errors.New("more than 2^64 paths lead to one position: expected a split at an earlier ply")
		}
		known.Times = sum
		return nil
	}
	if s.n>>pageBits == len(s.pages) {
		s.pages = append(s.pages, make([]record, pageSize))
	}
	*s.record(s.n) = *r
	s.n++
	s.slots[slot] = uint32(s.n)
	return nil
}

// find returns the record of a position and its slot or, with no record, the slot where it would go.
func (s *set) find(c *board.Code) (slot uint64, r *record) {
	n := uint64(len(s.slots))
	for slot, _ = bits.Mul64(hash(c), n); s.slots[slot] != 0; slot = (slot + 1) % n {
		if r := s.record(int(s.slots[slot] - 1)); r.Code == *c {
			return slot, r
		}
	}
	return slot, nil
}

// grow doubles the slots, or goes to what the limit needs.
func (s *set) grow() {
	most := s.limit/2*slotsPerTwo + slotsPerTwo
	s.slots = nil // before the new ones are made
	s.slots = make([]uint32, max(min(s.n*slotsPerTwo, most), firstSlots))
	for i := range s.n {
		slot, _ := s.find(&s.record(i).Code)
		s.slots[slot] = uint32(i + 1)
	}
}

// each calls take with the positions in the order in which they were added.
func (s *set) each(take func(*record) error) error {
	for i := range s.n {
		if err := take(s.record(i)); err != nil {
			return err
		}
	}
	return nil
}

// hash spreads codes. It decides where a position is kept, never whether two are the same.
func hash(c *board.Code) uint64 {
	high1, low1 := bits.Mul64(c[0]^0x9E3779B97F4A7C15, c[1]^0xBF58476D1CE4E5B9)
	high2, low2 := bits.Mul64(c[2]^0x94D049BB133111EB, c[3]^0xD6E8FEB86659FD93)
	high, low := bits.Mul64(high1^low1, high2^low2)
	return high ^ low
}
