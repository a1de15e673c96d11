package deep

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
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
	r := &Run{Manifest: whole.Manifest, Share: share, folder: out, states: newStates(share, whole.Chunks())}
	if err = os.MkdirAll(out, 0o755); err == nil {
		r.lock, err = takeLock(out)
	}
	if _, missing := os.Stat(filepath.Join(out, journalName)); err == nil && errors.Is(missing, fs.ErrNotExist) {
		err = WriteFile(out, journalName, journal.First(r.journalName()))
	}
	if err == nil {
		err = r.read(folder)
	}
	if err == nil {
		err = r.check(false)
	}
	if err == nil {
		err = r.leaveOut(whole)
	}
	return r.opened(err)
}

// leaveOut leaves out of the share what the run or another share in its folder has counted.
func (r *Run) leaveOut(whole *Run) error {
	counted := whole.countedHere()
	folders, err := whole.ShareFolders()
	for _, folder := range folders {
		if whole.meets(r.Share, folder) {
			s := whole.readShare(folder)
			whole.addCounted(counted, s)
			err = errors.Join(err, s.Close())
		}
	}
	r.states.leaveOut(counted)
	return err
}

// ShareFolders returns the folders of shares in the folder of the run, by the number of shares and theirs.
func (r *Run) ShareFolders() (folders []string, err error) {
	entries, err := os.ReadDir(filepath.Join(r.folder, sharesName))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	for _, e := range entries {
		folders = append(folders, filepath.Join(r.folder, sharesName, e.Name()))
	}
	slices.SortStableFunc(folders, func(a, b string) int {
		return cmp.Or(cmp.Compare(shareOf(a).N, shareOf(b).N), cmp.Compare(shareOf(a).I, shareOf(b).I))
	})
	return folders, err
}

// shareOf returns the share that the name of a folder has, or the zero one.
func shareOf(folder string) Share {
	s, _ := ParseShare(strings.Replace(filepath.Base(folder), "-of-", "/", 1))
	return s
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

// addCounted adds what a share has counted, except what is not believed.
func (r *Run) addCounted(counted []bool, s *Run) {
	for _, chunk := range s.states.list(true) {
		if !r.states.refuses(r.states.at(chunk), s.origin(chunk)) {
			counted[chunk] = true
		}
	}
}

// meets reports whether the share in a folder may have chunks of another share.
func (r *Run) meets(other Share, folder string) bool {
	s, err := (&Run{Manifest: r.Manifest, folder: folder}).namedShare()
	return err != nil || s.N != other.N || s.I == other.I
}

// origin returns who has counted a chunk of a share, as the journal of the run notes it.
func (r *Run) origin(chunk int) Origin {
	origin := r.states.at(chunk).origin.Value()
	origin.Share = r.Share.String()
	return origin
}

// readShare reads what can be read of the folder of a share of the run, which may be being written.
func (r *Run) readShare(folder string) *Run {
	s := &Run{Manifest: r.Manifest, folder: folder, states: newStates(Share{}, 0)}
	share, err := s.namedShare()
	if err == nil {
		s.Share, s.states = share, newStates(share, s.Chunks())
		err = s.readJournal()
	}
	if named := shareOf(folder); err == nil && named.N > 0 && named != share {
		s.Wrong = append(s.Wrong, fmt.Sprintf("by its name it is share %s, by its journal %s", named, share))
	}
	if err != nil {
		s.Share, s.states, s.Wrong = Share{}, newStates(Share{}, 0), []string{err.Error()}
	}
	return s
}

// namedShare returns the share that the first line of the journal names; that of the folder's name if the line is
// damaged.
func (r *Run) namedShare() (Share, error) {
	f, err := os.Open(filepath.Join(r.folder, journalName))
	if err != nil {
		return Share{}, err
	}
	defer f.Close()
	name, err := journal.Name(f)
	run, share, isShare := strings.Cut(name, " ")
	switch {
	case err != nil:
		return Share{}, err
	case name == "":
		return ParseShare(shareOf(r.folder).String())
	case run != r.Manifest.Run:
		return Share{}, fmt.Errorf("it is of another plan: expected the run %s, found %.64s", r.Manifest.Run, run)
	case !isShare:
		return Share{}, errors.New("it is of the whole run: expected the journal of a share")
	}
	return ParseShare(share)
}

// Taken is what a run has taken in of the folder of a share.
type Taken struct {
	ShareFolder
	Taken        int `json:"taken"`        // chunks that were open in the run
	Repeated     int `json:"repeated"`     // chunks of which the run had the same result
	Refused      int `json:"refused"`      // chunks whose results are not believed
	Contradicted int `json:"contradicted"` // chunks of which the run had another result
}

// takenCounts is how many counts of a share are taken in at a time, as one group.
const takenCounts = 1 << 16

// Take takes in what the shares in folders have counted, which may be being written, and calls each with what it has taken of
// a folder. Each chunk is checked: that it belongs to the share, that its counts are in bounds and are those that the journal
// of the share vouches for, and that they come to its total. What the run has counted otherwise is taken back, and left to a
// machine that has the run's folder. The error says why the run itself cannot be written or read, or is that of ctx.
func (r *Run) Take(ctx context.Context, folders []string, each func(Taken)) error {
	defer debug.SetGCPercent(debug.SetGCPercent(50)) // the states of the run are most of the memory, and stay
	items := func(yield func(*group, error) bool) {
		for _, folder := range folders {
			s := r.readShare(folder)
			t := &Taken{ShareFolder: s.shareFolder()}
			for chunks := range slices.Chunk(s.states.list(true), max(takenCounts/r.Chunk, 1)) {
				if !yield(&group{s: s, t: t, chunks: chunks}, ctx.Err()) {
					return
				}
			}
			if !yield(&group{s: s, t: t, last: true}, ctx.Err()) {
				return
			}
		}
	}
	// A share is read while those before it are weighed and taken in.
	for g, err := range ordered.Map(runtime.GOMAXPROCS(0), items, r.weighGroup) {
		if err == nil {
			err = r.takeGroup(g)
		}
		if err != nil {
			return err
		}
		if g.last {
			each(*g.t)
		}
	}
	return nil
}

// group is some chunks of a share, which are taken in at a time.
type group struct {
	s       *Run
	t       *Taken
	chunks  []int
	results []Result
	unfit   int // chunks whose counts do not fit the journal of the share
	last    bool
}

// maxMoves is more than the moves of any position.
const maxMoves = 1 << 10

// weighGroup weighs the chunks of a group.
func (r *Run) weighGroup(g *group) (*group, error) {
	most := math.Pow(maxMoves, float64(r.Remaining())) // leaves below any position
	for _, chunk := range g.chunks {
		c := g.s.states.at(chunk)
		counts, err := g.s.Counts(chunk)
		if err != nil {
			g.unfit++
			continue
		}
		result := Result{Chunk: chunk, Counts: counts, Origin: g.s.origin(chunk), Took: c.took, sum: c.sum}
		if result.total, err = r.total(chunk, result.Counts); err != nil {
			return nil, err
		}
		if result.total != c.total || float64(slices.Max(counts)) > most {
			g.unfit++
		} else {
			g.results = append(g.results, result)
		}
	}
	return g, nil
}

// takeGroup commits a group, and says what has become of it.
func (r *Run) takeGroup(g *group) error {
	if err := r.commit(g.results, g.t); err != nil {
		return err
	}
	if g.t.Refused += g.unfit; g.unfit > 0 {
		g.t.say("%d chunks: their counts do not fit its journal", g.unfit)
	}
	if g.last {
		return g.s.Close()
	}
	return nil
}

// say notes a sentence on what is wrong, unless there are many.
func (t *Taken) say(format string, args ...any) {
	if len(t.Wrong) < 10 {
		t.Wrong = append(t.Wrong, fmt.Sprintf(format, args...))
	}
}

// by says who has counted.
func by(o Origin) string {
	if o.Share == "" {
		return o.Party
	}
	return fmt.Sprintf("share %s of %s", o.Share, o.Party)
}
