package find

// Tester tests multipliers. It is made for millions of tries: attack sets are told apart by
// two bytes, the scratch table is never cleared, and the occupancies that collided in the last try come
// first in the next. The zero value is ready for use. It must not be used by several goroutines at once.
type Tester struct {
	tries uint64
	stamp uint32
	// table holds the stamp of the try that wrote the slot, above the reach of both lines.
	table [1 << MaxBits]uint32
	// order is the order in which the occupancies of the first line are visited, where there are so
	// many of them.
	order [64]uint8
	size  int
}

// Test reports whether m, whose Bits are 1 to [MaxBits], sends no two occupancies of p with
// different attacks to one index.
func (t *Tester) Test(p *Problem, m Multiplier) bool {
	t.begin(p)
	shift := uint(64-m.Bits) & 63
	a, b := &p.lines[0], &p.lines[1]
	occupancies, reach := b.occupancies[:b.size], b.reach[:b.size]
	for visit, i := range t.order[:a.size] {
		product, stamped := a.occupancies[i&63]*m.Magic+m.Addend, t.stamp|uint32(a.reach[i&63])<<8
		for j, occupancy := range occupancies {
			slot := &t.table[(product+occupancy*m.Magic)>>shift&(1<<MaxBits-1)]
			entry := stamped | uint32(reach[j])
			if *slot < t.stamp {
				*slot = entry
			} else if *slot != entry {
				copy(t.order[1:visit+1], t.order[:visit])
				t.order[0] = i
				return false
			}
		}
	}
	return true
}

// begin makes ready for another try.
func (t *Tester) begin(p *Problem) {
	t.tries++
	t.stamp += 1 << 16
	if t.stamp == 0 {
		t.table, t.stamp = [1 << MaxBits]uint32{}, 1<<16
	}
	if t.size != p.lines[0].size {
		t.size = p.lines[0].size
		for i := range t.order {
			t.order[i] = uint8(i)
		}
	}
}

// Used returns the indices that the multiplier of the last test uses, if the test succeeded.
func (t *Tester) Used() (used Slots) {
	for i, entry := range t.table {
		if entry >= t.stamp {
			used[i>>6] |= 1 << (i & 63)
		}
	}
	return used
}

// Tries returns how many multipliers have been tested so far.
func (t *Tester) Tries() uint64 { return t.tries }
