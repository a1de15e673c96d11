package plan

import (
	"errors"
)

// distinct removes what comes up again from streams of records, with bounded memory and temporary
// files in a folder.
type distinct struct {
	set    *set
	folder string
}

// fanout is the number of files that a full set is spread over.
const (
	fanoutBits = 8
	fanout     = 1 << fanoutBits
)

// levels is the number of times that records may be spread: each takes other bits of the hash.
const levels = 32 / fanoutBits

// run hands each position of the source on once, with all its ways, in the order of discovery, in
// which the source must come. Level is 0, or how often the source has been spread.
func (d *distinct) run(level int, source func(add func(*record) error) error, take func(*record) error) (err error) {
	var parts *partition
	defer func() { err = errors.Join(err, parts.remove()) }()
	err = source(func(r *record) error {
		if d.set.full() {
			if parts == nil {
				if parts, err = newPartition(d.folder, level); err != nil {
					return err
				}
			}
			if err := d.spread(parts); err != nil {
				return err
			}
		}
		return d.set.add(r)
	})
	if err != nil {
		return err
	}
	if parts == nil {
		err := d.set.each(take)
		d.set.clear()
		return err
	}
	if err := d.spread(parts); err != nil {
		return err
	}
	return d.gather(level, parts, take)
}

// spread empties the set into the files of a partition.
func (d *distinct) spread(parts *partition) error {
	err := d.set.each(parts.add)
	d.set.clear()
	return err
}

// gather removes what comes up again from each file of a partition and merges them.
func (d *distinct) gather(level int, parts *partition, take func(*record) error) error {
	for i, part := range parts.files {
		if part == nil {
			continue
		}
		single, err := newSpill(d.folder)
		if err != nil {
			return err
		}
		parts.files[i] = single
		err = part.finish()
		if err == nil {
			err = d.run(level+1, part.each, single.add)
		}
		if err := errors.Join(err, single.finish(), part.remove()); err != nil {
			return err
		}
	}
	return merge(parts.files[:], take)
}

// partition is a set of files over which records are spread by their hash. There is none where
// there is no record.
type partition struct {
	folder string
	shift  int
	files  [fanout]*spill
}

func newPartition(folder string, level int) (*partition, error) {
	if level == levels {
		return nil, errors.New("positions do not fit the memory even when they are spread: expected more memory")
	}
	return &partition{folder: folder, shift: level * fanoutBits}, nil
}

// add takes the low bits of the hash; the set takes the high ones.
func (p *partition) add(r *record) (err error) {
	file := &p.files[hash(&r.code)>>p.shift%fanout]
	if *file == nil {
		if *file, err = newSpill(p.folder); err != nil {
			return err
		}
	}
	return (*file).add(r)
}

func (p *partition) remove() (err error) {
	if p == nil {
		return nil
	}
	for _, s := range p.files {
		if s != nil {
			err = errors.Join(err, s.remove())
		}
	}
	return err
}
