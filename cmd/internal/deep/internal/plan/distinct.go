package plan

import (
	"errors"
	"os"
)

// fanout is the number of files that a full set is spread over.
const fanout = 256

// distinct hands each of the positions on once, with all its ways, in the order of discovery, in which
// they come. When the set is full, it is emptied into files in a folder, by the hash of the positions, so
// that what equals is in the same file. Each file is then read into the set alone.
func (s *set) distinct(folder string, all Source, take func(*record) error) (err error) {
	defer s.clear()
	var files []*spill // none while the set holds all
	defer func() {
		for _, f := range files {
			err = errors.Join(err, f.file.Close())
		}
		if files != nil {
			err = errors.Join(err, os.RemoveAll(folder))
		}
	}()
	spread := func() (err error) {
		if files == nil {
			files, err = newSpills(folder, fanout)
		}
		if err != nil {
			return err
		}
		// The low bits of the hash choose the file; the set takes the high ones.
		defer s.clear()
		return s.each(func(r *record) error { return files[hash(&r.Code)%fanout].add(r) })
	}
	var r record
	for entries, err := range all {
		for i := 0; i < len(entries) && err == nil; i++ {
			r.Entry = entries[i]
			if s.full() {
				err = spread()
			}
			if err == nil {
				err = s.add(&r)
			}
			r.first++
		}
		if err != nil {
			return err
		}
	}
	if files == nil {
		return s.each(take)
	}
	if err := spread(); err != nil {
		return err
	}
	for _, f := range files {
		if err := f.unite(s); err != nil {
			return err
		}
	}
	return merge(files, take)
}
