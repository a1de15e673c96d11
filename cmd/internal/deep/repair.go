package deep

import (
	"bytes"
	"errors"
	"fmt"
	"io"
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
	run, err := open(folder, func(r *Run) (err error) {
		if r.lock, err = takeLock(folder); err == nil {
			kept, lost, err = r.repair()
		}
		return err
	})
	if err != nil {
		return 0, nil, err
	}
	return kept, lost, run.Close()
}

func (r *Run) repair() (kept int, lost []string, err error) {
	content, err := os.ReadFile(filepath.Join(r.folder, journalName))
	if err != nil {
		return 0, nil, err
	}
	var records []journal.Record
	lost, err = r.salvage(bytes.NewReader(content), func(record *journal.Record) { records = append(records, *record) }, func() { records = nil })
	if err != nil || len(lost) == 0 {
		return len(records), nil, err
	}
	damaged := filepath.Join(r.folder, damagedName)
	if _, err := os.Stat(damaged); !errors.Is(err, fs.ErrNotExist) {
		return 0, nil, fmt.Errorf("%s is there from an earlier repair: move it away first", damagedName)
	}
	repaired, err := journal.Text(r.journalName(), records)
	if err = errors.Join(err, WriteFile(r.folder, damagedName, content)); err != nil {
		return 0, nil, err
	}
	if err := WriteFile(r.folder, journalName, repaired); err != nil {
		return 0, nil, errors.Join(err, os.Remove(damaged))
	}
	return len(records), lost, nil
}

// salvage reads what the checksums of a journal that may be damaged bear out, and says what is lost. It calls keep with
// what is believed, and drop when nothing of that is: a line that is lost may have taken it back.
func (r *Run) salvage(in io.Reader, keep func(*journal.Record), drop func()) (lost []string, err error) {
	say := func(format string, args ...any) { lost = append(lost, fmt.Sprintf(format, args...)) }
	err = journal.Salvage(in, r.journalName(), func(record *journal.Record, line int, unsure bool) error {
		if unsure {
			say("a line before line %d took results back, and is lost: the %d chunks that were counted before it are open again", line, r.states.status().Done)
			r.states = newStates(r.Share, r.Chunks())
			drop()
		}
		if err := r.states.note(record); err != nil {
			say("line %d: %v: what was before it is lost", line, err)
		} else {
			keep(record)
		}
		return nil
	}, func(line int, text string) { say("line %d: its checksum does not match: %.300q", line, text) })
	return lost, err
}
