package benchcmd

import (
	"fmt"
	"os"
	"time"
)

// sameFiles holds processes to the files that the first of them opened: the figures of two builds of a
// library would be joined as those of one.
type sameFiles struct {
	paths []string
	first []os.FileInfo
}

// check returns an error if one of the files is not what it was when check was called first.
func (s *sameFiles) check() error {
	for i, path := range s.paths {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		if len(s.first) == i {
			s.first = append(s.first, info)
		}
		if was := s.first[i]; !os.SameFile(was, info) || was.Size() != info.Size() || !was.ModTime().Equal(info.ModTime()) {
			return fmt.Errorf("%s: expected one file for all processes, found it changed: it had %d bytes of %s, and has %d of %s",
				path, was.Size(), was.ModTime().Format(time.StampMilli), info.Size(), info.ModTime().Format(time.StampMilli))
		}
	}
	return nil
}
