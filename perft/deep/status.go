package deep

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/journal"
)

// Status is how far a run has come.
type Status struct {
	Chunks    int
	Done      int         // chunks that are counted
	Confirmed int         // of those, chunks that were counted again with the same result
	Nodes     perft.Nodes // leaves below the chunks that are done
	// Work is the time that one thread would have taken for what is done.
	Work time.Duration
	// Left is the time that one thread would take for the rest.
	Left Estimate
	// Threads is how many threads were counting on average lately, as the journal tells.
	Threads float64
	// Last is when the journal was written last; it is zero if nothing is done.
	Last time.Time
}

// Status returns how far the run has come.
func (r *Run) Status() Status {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.chunks.status()
}

// ReadStatus returns the manifest of the run in a folder and how far it has come, also while
// another process works on it.
func ReadStatus(folder string) (*Manifest, Status, error) {
	m, err := readManifest(folder)
	if err != nil {
		return nil, Status{}, err
	}
	states, err := readStates(folder, m)
	if err != nil {
		return nil, Status{}, err
	}
	return m, states.status(), nil
}

// readStates reads the journal without changing it.
func readStates(folder string, m *Manifest) (states, error) {
	f, err := os.Open(filepath.Join(folder, journalName))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	records, err := journal.Read(f, info.Size(), m.Run)
	if err != nil {
		return nil, errors.New(folder + ": " + err.Error())
	}
	return newStates(m, records)
}

// lately is the time over which the number of threads is taken.
const lately = 10 * time.Minute

func (s states) status() Status {
	status := Status{Chunks: len(s)}
	for i := range s {
		c := &s[i]
		if !c.done {
			continue
		}
		status.Done++
		if c.confirmed > 0 {
			status.Confirmed++
		}
		status.Nodes = status.Nodes.Add(c.total)
		status.Work += c.took
		if c.at.After(status.Last) {
			status.Last = c.at
		}
	}
	status.Left = s.left()
	status.Threads = s.threads(status.Last)
	return status
}

// threads divides the work of the chunks that were finished lately by the time that they span.
func (s states) threads(last time.Time) float64 {
	var work time.Duration
	first := last
	for i := range s {
		c := &s[i]
		if !c.done || last.Sub(c.at) > lately {
			continue
		}
		work += c.took
		if start := c.at.Add(-c.took); start.Before(first) {
			first = start
		}
	}
	if span := last.Sub(first); span > 0 {
		return work.Seconds() / span.Seconds()
	}
	return 0
}
