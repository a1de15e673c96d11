package suitecmd

import (
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
)

// print reports the rows that failed and sums the file up; JSON has a line for every row.
func (r *run) print(out *cli.Output, asJSON bool) error {
	if asJSON {
		return r.printJSON(out)
	}
	for i := range r.jobs {
		if job := &r.jobs[i]; job.verdict.Mismatch != nil {
			cli.PrintMismatch(out, job.row, job.verdict.Mismatch, job.way.String())
		}
	}
	s := r.summary()
	out.Printf("%s: %v: %s, %s, %v nodes, %d failed, %.3f s, %s\n",
		printable.Escape(s.File), r.way, cli.Counted(s.Rows, "row"), cli.Counted(s.Counts, "count"), s.Nodes, s.Failed, s.Seconds, cli.Speed(s.Nodes, r.elapsed))
	if s.Empty > 0 {
		out.Printf("%s: %d of %d rows have no count within the limits\n", printable.Escape(s.File), s.Empty, len(r.jobs))
	}
	if s.Unfinished > 0 {
		cli.PrintPartial(out, "%d of %d rows finished", s.Rows, len(r.jobs))
	}
	return nil
}

// SummaryJSON is the end of a file as the program prints it; the names are stable.
type SummaryJSON struct {
	Type       string      `json:"type"` // "summary"
	File       string      `json:"file"`
	Technique  string      `json:"technique"`
	Method     string      `json:"method"`
	Rows       int         `json:"rows"`       // verified
	Counts     int         `json:"counts"`     // verified and right
	Nodes      perft.Nodes `json:"nodes"`      // counted
	Failed     int         `json:"failed"`     // rows with a wrong count
	Empty      int         `json:"empty"`      // rows without a count within the limits
	Unfinished int         `json:"unfinished"` // rows that were not reached
	Seconds    float64     `json:"seconds"`
	NPS        float64     `json:"nps"`
}

func (r *run) summary() SummaryJSON {
	s := SummaryJSON{
		Type: "summary", File: r.file, Technique: r.way.technique, Method: r.way.method().String(),
		Failed: r.failed(), Seconds: r.elapsed.Seconds(),
	}
	for _, job := range r.jobs {
		switch {
		case len(job.counts) == 0:
			s.Empty++
		case !job.done:
			s.Unfinished++
		default:
			s.Rows++
		}
		s.Counts += len(job.verdict.Verified)
		s.Nodes = s.Nodes.Add(job.verdict.Nodes)
	}
	s.NPS = cli.PerSecond(s.Nodes, r.elapsed)
	return s
}

// RowJSON is a verified row as the program prints it; the names are stable.
type RowJSON struct {
	Type      string          `json:"type"` // "row"
	File      string          `json:"file"`
	Line      int             `json:"line"`
	ID        string          `json:"id"`
	FEN       string          `json:"fen"`
	Technique string          `json:"technique"`
	Method    string          `json:"method"`
	OK        bool            `json:"ok"`
	Counts    []cli.DepthJSON `json:"counts"` // verified and right
	Nodes     perft.Nodes     `json:"nodes"`
	Seconds   float64         `json:"seconds"`
	Depth     int             `json:"depth,omitempty"` // of the wrong count, and what follows
	Expected  *perft.Nodes    `json:"expected,omitempty"`
	Got       *perft.Nodes    `json:"got,omitempty"`
	Divide    []cli.MoveJSON  `json:"divide,omitempty"`
}

func (r *run) printJSON(out *cli.Output) error {
	for i := range r.jobs {
		if job := &r.jobs[i]; job.done {
			if err := out.JSON(job.asJSON()); err != nil {
				return err
			}
		}
	}
	return out.JSON(r.summary())
}

func (j *job) asJSON() RowJSON {
	m := j.verdict.Mismatch
	printed := RowJSON{
		Type: "row", File: j.row.File, Line: j.row.Line, ID: j.row.ID, FEN: j.row.FEN,
		Technique: j.way.technique, Method: j.way.method().String(),
		OK: m == nil, Counts: cli.Depths(j.verdict.Verified), Nodes: j.verdict.Nodes, Seconds: j.elapsed.Seconds(),
	}
	if m != nil {
		printed.Depth, printed.Expected, printed.Got = m.Depth, &m.Nodes, &m.Got
		printed.Divide = cli.Divide(&j.row.Position, m.Divide, j.row.Position.Chess960())
	}
	return printed
}
