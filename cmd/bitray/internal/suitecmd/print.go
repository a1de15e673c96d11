package suitecmd

import (
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Summary is the end of a file; the names in JSON are stable.
type Summary struct {
	Type      string `json:"type"` // "summary"
	File      string `json:"file"`
	Technique string `json:"technique"`
	Method    string `json:"method"`
	Rows      int    `json:"rows"`   // verified
	Counts    int    `json:"counts"` // verified and right
	cli.Speed
	Failed     int `json:"failed"`     // rows with a wrong count
	Empty      int `json:"empty"`      // rows without a count within the limits
	Unfinished int `json:"unfinished"` // rows that were not reached
}

// add adds a row that is finished.
func (s *Summary) add(r *Row) {
	switch {
	case r.wrong != nil:
		s.Failed++
		s.Rows++
	case len(r.Counts) > 0:
		s.Rows++
	default:
		s.Empty++
	}
	s.Counts += len(r.Counts)
}

// Row is a verified row; the names in JSON are stable.
type Row struct {
	Type      string        `json:"type"` // "row"
	File      string        `json:"file"`
	Line      int           `json:"line"`
	ID        string        `json:"id"`
	FEN       string        `json:"fen"`
	Technique string        `json:"technique"`
	Method    string        `json:"method"`
	OK        bool          `json:"ok"`
	Counts    []suite.Count `json:"counts"` // verified and right
	cli.Speed
	Depth    int             `json:"depth,omitempty"` // of the wrong count, and what follows
	Expected *perft.Nodes    `json:"expected,omitempty"`
	Got      *perft.Nodes    `json:"got,omitempty"`
	Divide   []cli.MoveCount `json:"divide,omitempty"`

	wrong *suite.Mismatch
}

// print reports the rows that failed and sums the file up; JSON has a line for every row.
func (r *run) print(out *cli.Output, asJSON bool) {
	for i, result := range r.results {
		switch {
		case result != nil && asJSON:
			out.JSON(result)
		case result != nil && result.wrong != nil:
			out.Printf("%s\n", cli.Mismatch(&r.rows[i], result.wrong, r.way()))
		}
	}
	if asJSON {
		out.JSON(r.Summary)
		return
	}
	file := printable.Escape(r.File)
	out.Printf("%s: %s: %s, %s, %s nodes, %d failed, %.3f s, %v\n", file, r.way(), cli.Counted(r.Rows, "row"), cli.Counted(r.Counts, "count"),
		cli.Thousands(r.Nodes), r.Failed, r.Seconds, r.Speed)
	if r.Empty > 0 {
		out.Printf("%s: %d of %d rows have no count within the limits\n", file, r.Empty, len(r.rows))
	}
	if r.Unfinished > 0 {
		cli.PrintPartial(out, "%d of %d rows finished", r.Rows, len(r.rows))
	}
}
