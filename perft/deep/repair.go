package deep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/perft/deep/internal/journal"
)

// damagedName is what a journal is called that was repaired.
const damagedName = "journal.damaged"

// Repair is what the repair of a journal has come to.
type Repair struct {
	Kept int      `json:"kept"` // records
	Lost []string `json:"lost"` // of each line that is lost, a sentence; if there is none, nothing was changed
}

// repairing is a repair that is going on.
type repairing struct {
	Repair
	manifest *Manifest
	states   *states
	records  []journal.Record
}

// RepairJournal writes the journal of the run in a folder anew, with all records that its checksums bear
// out. The damaged journal is kept beside it. What is lost is open again.
func RepairJournal(folder string) (*Repair, error) {
	m, err := ReadManifest(folder)
	if err != nil {
		return nil, err
	}
	lock, err := takeLock(folder)
	if err != nil {
		return nil, err
	}
	defer lock.Close()
	name, damaged := filepath.Join(folder, journalName), filepath.Join(folder, damagedName)
	content, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	r := repairing{Repair: Repair{Lost: []string{}}, manifest: m, states: newStates(m.Chunks())}
	if err := journal.Salvage(string(content), m.Run, r.keep, r.lose); err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	r.Kept = len(r.records)
	if len(r.Lost) == 0 {
		return &r.Repair, nil
	}
	if _, err := os.Stat(damaged); !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: is there from an earlier repair: move it away first", damaged)
	}
	if err := createJournal(name+".new", m.Run, r.records); err != nil {
		return nil, errors.Join(err, os.Remove(name+".new"))
	}
	if err := os.WriteFile(damaged, content, 0o644); err != nil {
		return nil, err
	}
	return &r.Repair, errors.Join(os.Rename(name+".new", name), syncFolder(folder))
}

// keep takes a record. If a line that is lost may have taken back what was before, nothing of that is
// believed.
func (r *repairing) keep(record *journal.Record, line int, unsure bool) error {
	if unsure {
		r.say("a line before line %d took results back, and is lost: the %d chunks that were counted before it are open again", line, r.states.done)
		r.records, r.states = nil, newStates(r.manifest.Chunks())
	}
	if err := r.states.note(record); err != nil {
		r.say("line %d: %v: what was before it is lost", line, err)
		return nil
	}
	r.records = append(r.records, *record)
	return nil
}

func (r *repairing) lose(line int, text string) {
	r.say("line %d: no checksum bears it out: %.300q", line, text)
}

func (r *repairing) say(format string, args ...any) {
	r.Lost = append(r.Lost, fmt.Sprintf(format, args...))
}
