package report

import (
	"errors"
	"fmt"
	"io"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// WriteChanges writes what changed from one result to another: the figures that differ significantly, or
// all that both have, in the order of the new one. That they have none in common is an error.
func WriteChanges(w io.Writer, old, new *Result, all bool) error {
	before := map[attackbench.Cell]Figure{}
	for _, f := range old.Figures {
		before[f.Cell] = f
	}
	lines := []string{"old\tnew\tchange\tfigure, ns per look-up\t"}
	both, significant := 0, 0
	for _, f := range new.Figures {
		was, known := before[f.Cell]
		if !known {
			continue
		}
		both++
		change := "~"
		if Differ(was, f) {
			significant++
			change = fmt.Sprintf("%+.1f%%", 100*(f.Median/was.Median-1))
		} else if !all {
			continue
		}
		lines = append(lines, fmt.Sprintf("%s ±%s\t%s ±%s\t%s\t%v\t", nanoseconds(was.Median), percent(was.Uncertainty()),
			nanoseconds(f.Median), percent(f.Uncertainty()), change, printable.Escape(f.Cell.String())))
	}
	if both == 0 {
		return errors.New("expected figures that are in both, found none")
	}
	text := "old: " + origin(old) + "new: " + origin(new) + "\n"
	if significant > 0 || all {
		text += printable.Table(lines...)
	}
	text += fmt.Sprintf("%d of %d figures changed significantly", significant, both)
	if unmatched := len(old.Figures) + len(new.Figures) - 2*both; unmatched > 0 {
		text += fmt.Sprintf("; %d are in one result only", unmatched)
	}
	_, err := io.WriteString(w, text+".\n")
	return err
}
