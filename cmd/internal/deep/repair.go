package deep

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
)

// damagedName is what a journal is called that was repaired.
const damagedName = "journal.damaged"

// RepairJournal writes a new journal for the run in a folder, with all records that the checksums of the old
// one confirm, and says how many these are. For each line that is lost it returns a sentence; if there is
// none, nothing was changed. The damaged journal is kept beside it. What is lost is open again.
func RepairJournal(folder string) (kept int, lost []string, err error) {
	r := new(repairing)
	run, err := open(folder, r.repair)
	if err != nil {
		return 0, nil, err
	}
	return len(r.records), r.lost, run.Close()
}

// repairing is a repair that is going on.
type repairing struct {
	run     *Run             // of which nothing is open but the lock
	records []journal.Record // that are kept
	lost    []string
}

func (r *repairing) repair(run *Run) (err error) {
	if run.lock, err = takeLock(run.folder); err != nil {
		return err
	}
	r.run = run
	content, err := os.ReadFile(filepath.Join(run.folder, journalName))
	if err == nil {
		err = journal.Salvage(bytes.NewReader(content), run.Manifest.Run, r.keep, func(line int, text string) {
			r.say("line %d: no checksum bears it out: %.300q", line, text)
		})
	}
	if err != nil || len(r.lost) == 0 {
		return err
	}
	damaged := filepath.Join(run.folder, damagedName)
	if _, err := os.Stat(damaged); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there from an earlier repair: move it away first", damagedName)
	}
	repaired, err := journal.Text(run.Manifest.Run, r.records)
	if err = errors.Join(err, WriteFile(run.folder, damagedName, content)); err != nil {
		return err
	}
	if err := WriteFile(run.folder, journalName, repaired); err != nil {
		return errors.Join(err, os.Remove(damaged))
	}
	return nil
}

// keep takes a record. If a line that is lost may have taken back what was before, nothing of that is
// believed.
func (r *repairing) keep(record *journal.Record, line int, unsure bool) error {
	if unsure {
		r.say("a line before line %d took results back, and is lost: the %d chunks that were counted before it are open again", line, r.run.states.status().Done)
		r.records, r.run.states = nil, newStates(r.run.Chunks())
	}
	if err := r.run.states.note(record); err != nil {
		r.say("line %d: %v: what was before it is lost", line, err)
	} else {
		r.records = append(r.records, *record)
	}
	return nil
}

func (r *repairing) say(format string, args ...any) {
	r.lost = append(r.lost, fmt.Sprintf(format, args...))
}
