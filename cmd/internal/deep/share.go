package deep

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
)

// Share is a part of a run that a process counts for itself: number I, from 1, of N shares has the chunks I-1, I-1+N,
// I-1+2N and so on. Neighbors in the list cost alike, so each share has cheap and dear ones. The zero Share has all
// chunks.
type Share struct{ I, N int }

// maxShares bounds the number of shares; there may be more than chunks.
const maxShares = 1 << 30

// ParseShare reads a share such as 3/16.
func ParseShare(text string) (s Share, err error) {
	if _, err := fmt.Sscanf(text, "%d/%d", &s.I, &s.N); err != nil || s.String() != text || s.I < 1 || s.I > s.N || s.N > maxShares {
		return Share{}, errors.New("expected I/N with I from 1 to N, such as 3/16")
	}
	return s, nil
}

// String returns I/N, or "" for the zero Share.
func (s Share) String() string {
	if s == (Share{}) {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.I, s.N)
}

// folder returns the name of the folder of the share in that of its run.
func (s Share) folder() string { return strings.Replace(s.String(), "/", "-of-", 1) }

// chunk returns the chunk of number i in the share.
func (s Share) chunk(i int) int { return max(s.I-1, 0) + i*max(s.N, 1) }

// index returns which of the chunks of the share a chunk is, and whether it is one.
func (s Share) index(chunk int) (i int, is bool) {
	above := chunk - s.chunk(0)
	return above / max(s.N, 1), above >= 0 && above%max(s.N, 1) == 0
}

// len returns how many of all chunks the share has.
func (s Share) len(chunks int) int {
	return (max(chunks-s.chunk(0), 0) + max(s.N, 1) - 1) / max(s.N, 1)
}

// journalName returns what the first line of the journal names.
func (r *Run) journalName() string {
	return strings.TrimSuffix(r.Manifest.Run+" "+r.Share.String(), " ")
}

// OpenShare takes up a share of the run in a folder, which is only read. What the share counts goes to a folder of its
// own, out, or if that is "" to shares/I-of-N in the folder of the run. Chunks that were counted elsewhere by now, by
// the run or by another share in its folder, are left out.
func OpenShare(folder string, share Share, out string) (*Run, error) {
	whole, err := Read(folder)
	if err != nil {
		return nil, err
	}
	defer whole.Close()
	out = cmp.Or(out, filepath.Join(folder, sharesName, share.folder()))
	r := &Run{Manifest: whole.Manifest, Share: share, folder: out, plan: folder, states: newStates(share, whole.Chunks())}
	if err = os.MkdirAll(out, 0o755); err == nil {
		err = r.openShare(whole)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", out, err), r.Close())
	}
	return r, nil
}

func (r *Run) openShare(whole *Run) (err error) {
	if r.lock, err = takeLock(r.folder); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(r.folder, journalName)); errors.Is(err, fs.ErrNotExist) {
		first, err := journal.Text(r.journalName(), nil)
		if err = errors.Join(err, WriteFile(r.folder, journalName, first)); err != nil {
			return err
		}
	}
	if err := r.read(); err != nil {
		return err
	}
	counted, err := whole.countedAnywhere(r.Share, r.folder)
	if err != nil {
		return err
	}
	if err := r.check(false); err != nil {
		return err
	}
	r.states.leaveOut(counted)
	return nil
}

// ShareFolders returns the folders of shares in the folder of the run, by their names.
func (r *Run) ShareFolders() (folders []string, err error) {
	entries, err := os.ReadDir(filepath.Join(r.folder, sharesName))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	for _, e := range entries {
		folders = append(folders, filepath.Join(r.folder, sharesName, e.Name()))
	}
	return folders, err
}

// countedAnywhere returns which chunks of a share need not be counted, as the run has counted them, or another share in
// its folder but the one in the folder given.
func (r *Run) countedAnywhere(by Share, except string) (counted []bool, err error) {
	counted = r.countedHere()
	folders, err := r.ShareFolders()
	for _, folder := range folders {
		if sameFolder(folder, except) || !r.meets(by, folder) {
			continue
		}
		s, _ := r.readShare(folder)
		r.addCounted(counted, s)
		err = errors.Join(err, s.Close())
	}
	return counted, err
}

// countedHere returns which chunks the run has counted, or leaves to no share.
func (r *Run) countedHere() []bool {
	counted := make([]bool, r.Chunks())
	for chunk := range counted {
		c := r.states.at(chunk)
		counted[chunk] = c.done || c.here
	}
	return counted
}

// addCounted adds what a share has counted. What was taken back of it does not count.
func (r *Run) addCounted(counted []bool, s *Run) {
	for _, chunk := range s.states.list(true) {
		if !r.states.at(chunk).refuses(s.origin(chunk)) {
			counted[chunk] = true
		}
	}
}

// meets reports whether the share in a folder may have chunks of another share.
func (r *Run) meets(other Share, folder string) bool {
	f, err := os.Open(filepath.Join(folder, journalName))
	if err != nil {
		return true
	}
	defer f.Close()
	s, err := (&Run{Manifest: r.Manifest, folder: folder}).namedShare(journal.Name(f))
	return err != nil || s.N != other.N || s.I == other.I
}

func sameFolder(a, b string) bool {
	x, err := os.Stat(a)
	y, err2 := os.Stat(b)
	return err == nil && err2 == nil && os.SameFile(x, y)
}

// origin returns who has counted a chunk of a share, as the journal of the run notes it.
func (r *Run) origin(chunk int) Origin {
	origin := r.states.at(chunk).origin.Value()
	origin.Share = r.Share.String()
	return origin
}

// readShare reads what can be read of the folder of a share of the run, which may be being written, and says what
// cannot.
func (r *Run) readShare(folder string) (s *Run, wrong []string) {
	s = &Run{Manifest: r.Manifest, folder: folder, states: newStates(Share{}, 0)}
	if err := s.readAsShare(&wrong); err != nil {
		s.states, wrong = newStates(Share{}, 0), append(wrong, err.Error())
	}
	return s, wrong
}

func (r *Run) readAsShare(wrong *[]string) (err error) {
	if r.log, err = os.Open(filepath.Join(r.folder, journalName)); err != nil {
		return err
	}
	if r.Share, err = r.namedShare(journal.Name(r.log)); err != nil {
		return err
	}
	if named, err := ParseShare(strings.Replace(filepath.Base(r.folder), "-of-", "/", 1)); err == nil && named != r.Share {
		*wrong = append(*wrong, fmt.Sprintf("by its name it is share %s, by its journal %s", named, r.Share))
	}
	r.states = newStates(r.Share, r.Chunks())
	if r.counts, err = os.Open(filepath.Join(r.folder, countsName)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if _, err := r.log.Seek(0, io.SeekStart); err != nil {
		return err
	}
	lost, err := r.salvage(r.log, func(*journal.Record) {}, func() {})
	if len(lost) > 0 {
		*wrong = append(*wrong, "journal: "+lost[0])
	}
	if len(lost) > 1 {
		*wrong = append(*wrong, fmt.Sprintf("journal: and %d more such lines", len(lost)-1))
	}
	return err
}

// namedShare returns the share that the first line of a journal names; that of the folder's name if the line is
// damaged.
func (r *Run) namedShare(name string) (Share, error) {
	run, share, isShare := strings.Cut(name, " ")
	switch {
	case name == "":
		share = strings.Replace(filepath.Base(r.folder), "-of-", "/", 1)
	case run != r.Manifest.Run:
		return Share{}, fmt.Errorf("it is of another plan: expected the run %s, found %.64s", r.Manifest.Run, run)
	case !isShare:
		return Share{}, errors.New("it is of the whole run: expected the journal of a share")
	}
	return ParseShare(share)
}
