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

// RepairJournal writes a new journal for the run in a folder, with all records that the checksums of the old
// one confirm, and says how many these are. For each line that is lost it returns a sentence; if there is
// none, nothing was changed. The damaged journal is kept beside it. What is lost is open again.
func RepairJournal(folder string) (kept int, lost []string, err error) {
	m, err := ReadManifest(folder)
	if err != nil {
		return 0, nil, err
	}
	lock, err := takeLock(folder)
	if err != nil {
		return 0, nil, fmt.Errorf("%s: %w", folder, err)
	}
	defer lock.Close()
	r := &repairing{chunks: m.Chunks(), states: newStates(m.Chunks())}
	if err := r.repair(folder, m.Run); err != nil {
		return 0, nil, fmt.Errorf("%s: %w", folder, err)
	}
	return len(r.records), r.lost, nil
}

// repairing is a repair that is going on.
type repairing struct {
	chunks  int
	states  *states
	records []journal.Record // that are kept
	lost    []string
}

func (r *repairing) repair(folder, run string) error {
	content, err := os.ReadFile(filepath.Join(folder, journalName))
	if err == nil {
		err = journal.Salvage(string(content), run, r.keep, func(line int, text string) {
			r.say("line %d: no checksum bears it out: %.300q", line, text)
		})
	}
	if err != nil || len(r.lost) == 0 {
		return err
	}
	damaged := filepath.Join(folder, damagedName)
	if _, err := os.Stat(damaged); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there from an earlier repair: move it away first", damagedName)
	}
	repaired, err := journal.Text(run, r.records)
	if err = errors.Join(err, writeFile(folder, damagedName, content)); err != nil {
		return err
	}
	if err := writeFile(folder, journalName, repaired); err != nil {
		return errors.Join(err, os.Remove(damaged))
	}
	return nil
}

// keep takes a record. If a line that is lost may have taken back what was before, nothing of that is
// believed.
func (r *repairing) keep(record *journal.Record, line int, unsure bool) {
	if unsure {
		r.say("a line before line %d took results back, and is lost: the %d chunks that were counted before it are open again", line, r.states.status().Done)
		r.records, r.states = nil, newStates(r.chunks)
	}
	if err := r.states.note(record); err != nil {
		r.say("line %d: %v: what was before it is lost", line, err)
		return
	}
	r.records = append(r.records, *record)
}

func (r *repairing) say(format string, args ...any) {
	r.lost = append(r.lost, fmt.Sprintf(format, args...))
}
