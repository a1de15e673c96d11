package plan

import "errors"

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

// partition is a set of files over which records are spread by their hash. There is none where
// there is no record.
type partition [fanout]*spill

// run hands each position of the source on once, with all its ways, in the order of discovery, in
// which the source must come. Level is 0, or how often the source has been spread.
func (d *distinct) run(level int, source func(add func(*record) error) error, take func(*record) error) (err error) {
	var parts *partition
	defer func() { err = errors.Join(err, parts.remove()) }()
	err = source(func(r *record) error {
		if d.set.full() {
			if level == levels {
				return errors.New("positions do not fit the memory even when they are spread: expected more memory")
			}
			if parts == nil {
				parts = new(partition)
			}
			if err := d.spread(level, parts); err != nil {
				return err
			}
		}
		return d.set.add(r)
	})
	switch {
	case err != nil:
		return err
	case parts == nil:
		return d.empty(take)
	}
	if err := d.spread(level, parts); err != nil {
		return err
	}
	for i := range parts {
		if parts[i] == nil {
			continue
		}
		if err := d.gather(level, &parts[i]); err != nil {
			return err
		}
	}
	return merge(parts[:], take)
}

// empty hands on what is in the set, and empties it.
func (d *distinct) empty(take func(*record) error) error {
	defer d.set.clear()
	return d.set.each(take)
}

// spread empties the set into the files of a partition. It takes the low bits of the hash; the set takes the high ones.
func (d *distinct) spread(level int, parts *partition) error {
	return d.empty(func(r *record) (err error) {
		file := &parts[hash(&r.code)>>(level*fanoutBits)%fanout]
		if *file == nil {
			if *file, err = newSpill(d.folder); err != nil {
				return err
			}
		}
		return (*file).add(r)
	})
}

// gather removes what comes up again from a file of a partition.
func (d *distinct) gather(level int, part **spill) error {
	all := *part
	single, err := newSpill(d.folder)
	if err != nil {
		return err
	}
	*part = single
	err = all.finish()
	if err == nil {
		err = d.run(level+1, func(add func(*record) error) error { return merge([]*spill{all}, add) }, single.add)
	}
	return errors.Join(err, single.finish(), all.remove())
}

func (p *partition) remove() (err error) {
	if p == nil {
		return nil
	}
	for _, s := range p {
		if s != nil {
			err = errors.Join(err, s.remove())
		}
	}
	return err
}
