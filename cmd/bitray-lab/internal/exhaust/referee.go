package exhaust

// referee decides whether a partly decided multiplier may still become a magic.
type referee struct {
	shift  uint
	owners []owner // of each slot of the table
	stamp  uint32
	open   []choice // scratch
}

// owner says which attack set a slot must hold. It counts only if its stamp is the current one.
type owner struct {
	stamp   uint32
	attacks uint64
}

// choice is an occupancy that goes into one of two neighboring slots.
type choice struct {
	low, high uint32
	attacks   uint64
}

// allows reports whether the occupancies of l can be given slots without a destructive collision,
// looking at one occupancy at a time. If all are known exactly, the answer is final.
func (r *referee) allows(l level, magic uint64) bool {
	r.stamp++
	if r.stamp == 0 {
		clear(r.owners)
		r.stamp = 1
	}
	r.open = r.open[:0]
	for i := range l {
		b := &l[i]
		product := b.occupancy * magic
		low, high := uint32(product>>r.shift), uint32((product+b.slack)>>r.shift)
		if low != high {
			r.open = append(r.open, choice{low, high, b.attacks})
		} else if !r.claim(low, b.attacks) {
			return false
		}
	}
	return r.resolve()
}

// claim gives a slot to an attack set, unless another one has it.
func (r *referee) claim(slot uint32, attacks uint64) bool {
	o := &r.owners[slot]
	if o.stamp != r.stamp {
		*o = owner{r.stamp, attacks}
	}
	return o.attacks == attacks
}

// closed reports whether a slot belongs to another attack set.
func (r *referee) closed(slot uint32, attacks uint64) bool {
	o := &r.owners[slot]
	return o.stamp == r.stamp && o.attacks != attacks
}

// resolve makes the choices that have become forced, until none is left. It reports whether
// that was possible.
func (r *referee) resolve() bool {
	for before := -1; before != len(r.open); {
		before = len(r.open)
		remaining := r.open[:0]
		for _, c := range r.open {
			possible := true
			switch {
			case r.closed(c.low, c.attacks):
				possible = r.claim(c.high, c.attacks)
			case r.closed(c.high, c.attacks):
				possible = r.claim(c.low, c.attacks)
			default:
				remaining = append(remaining, c)
			}
			if !possible {
				return false
			}
		}
		r.open = remaining
	}
	return true
}
