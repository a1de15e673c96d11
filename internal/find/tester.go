package find

// Tester tests multipliers. It is made for millions of tries: attack sets are distinguished by
// their numbers, the scratch table is never cleared, and the occupancies that collided in the last try come
// first in the next. The zero value is ready for use. It must not be used by several goroutines at once.
type Tester struct {
	tries uint64
	stamp uint32
	// table holds the stamp of the try that wrote the slot, above the numbers of the attacks on both lines.
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
	for visit, i := range t.order[:a.size] {
		if !t.along(b, a.occupancies[i&63]*m.Magic+m.Addend, a.numbers[i&63], m.Magic, shift) {
			copy(t.order[1:visit+1], t.order[:visit])
			t.order[0] = i
			return false
		}
	}
	return true
}

// along tests all occupancies of a line together with one of the other line, whose product and number of
// attacks are given.
func (t *Tester) along(l *line, product uint64, number uint8, magic uint64, shift uint) bool {
	stamp := t.stamp
	stamped := stamp | uint32(number)<<8
	numbers := l.numbers[:l.size]
	for j, occupancy := range l.occupancies[:len(numbers)] {
		slot := &t.table[(product+occupancy*magic)>>(shift&63)&(1<<MaxBits-1)]
		entry := stamped | uint32(numbers[j])
		if *slot < stamp {
			*slot = entry
		} else if *slot != entry {
			return false
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

// Enter enters the attacks of p into table, which has a slot for each index, as the last test has found them.
// It must have been a test of p, and successful. Slots that no occupancy leads to stay as they are.
func (t *Tester) Enter(p *Problem, table []uint64) {
	one, other := &p.lines[0].sets, &p.lines[1].sets
	stamp := t.stamp
	for i, entry := range t.table[:len(table)] {
		if entry >= stamp {
			table[i] = one[entry>>8&15] | other[entry&15]
		}
	}
}

// Slot returns the numbers of the attacks on either line, as [Problem.Lines] numbers them, of the occupancies
// that the last test has sent to an index, if it succeeded.
func (t *Tester) Slot(index int) (one, other uint8, used bool) {
	entry := t.table[index&(1<<MaxBits-1)]
	return uint8(entry >> 8), uint8(entry), entry >= t.stamp
}

// Tries returns how many multipliers have been tested so far.
func (t *Tester) Tries() uint64 { return t.tries }
