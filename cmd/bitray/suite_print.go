package main

import (
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board/excerpt"
	"github.com/bitray/bitray/perft/suite"
)

// print reports the rows that failed and sums the file up; JSON has a line for every row.
func (r *suiteRun) print(out *output, asJSON bool) error {
	if asJSON {
		return r.printJSON(out)
	}
	for i := range r.jobs {
		if job := &r.jobs[i]; job.verdict.Mismatch != nil {
			printMismatch(out, job.row, job.verdict.Mismatch, job.way.String())
		}
	}
	s := r.summary()
	out.printf("%s: %v: %s, %s, %v nodes, %d failed, %.3f s, %s\n",
		excerpt.Escape(s.File), r.way, counted(s.Rows, "row"), counted(s.Counts, "count"), s.Nodes, s.Failed, s.Seconds, speed(s.Nodes, r.elapsed))
	if s.Empty > 0 {
		out.printf("%s: %d of %d rows have no count within the limits\n", excerpt.Escape(s.File), s.Empty, len(r.jobs))
	}
	if s.Unfinished > 0 {
		out.printf("partial: %d of %d rows finished\n", s.Rows, len(r.jobs))
	}
	return nil
}

// printMismatch prints the first wrong count of a row, move by move. By says who has counted.
func printMismatch(out *output, row *suite.Row, m *suite.Mismatch, by string) {
	out.printf("%s: %s: depth %d: expected %v, got %v\n", excerpt.Escape(row.Place()), by, m.Depth, m.Nodes, m.Got)
	out.printf("%s\n", row.FEN)
	pos := row.Position
	for _, c := range m.Divide {
		out.printf("%s: %v\n", pos.UCI(c.Move, pos.Chess960()), c.Nodes)
	}
	out.printf("\n")
}

// suiteSummary is the end of a file as the program prints it; the names are stable.
type suiteSummary struct {
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

func (r *suiteRun) summary() suiteSummary {
	s := suiteSummary{
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
	s.NPS = perSecond(s.Nodes, r.elapsed)
	return s
}

// suiteRowJSON is a verified row as the program prints it; the names are stable.
type suiteRowJSON struct {
	Type      string       `json:"type"` // "row"
	File      string       `json:"file"`
	Line      int          `json:"line"`
	ID        string       `json:"id"`
	FEN       string       `json:"fen"`
	Technique string       `json:"technique"`
	Method    string       `json:"method"`
	OK        bool         `json:"ok"`
	Counts    []depthJSON  `json:"counts"` // verified and right
	Nodes     perft.Nodes  `json:"nodes"`
	Seconds   float64      `json:"seconds"`
	Depth     int          `json:"depth,omitempty"` // of the wrong count, and what follows
	Expected  *perft.Nodes `json:"expected,omitempty"`
	Got       *perft.Nodes `json:"got,omitempty"`
	Divide    []countJSON  `json:"divide,omitempty"`
}

// depthJSON is a count at a depth.
type depthJSON struct {
	Depth int         `json:"depth"`
	Nodes perft.Nodes `json:"nodes"`
}

func (r *suiteRun) printJSON(out *output) error {
	for i := range r.jobs {
		if job := &r.jobs[i]; job.done {
			if err := out.json(job.asJSON()); err != nil {
				return err
			}
		}
	}
	return out.json(r.summary())
}

func (j *suiteJob) asJSON() suiteRowJSON {
	m := j.verdict.Mismatch
	printed := suiteRowJSON{
		Type: "row", File: j.row.File, Line: j.row.Line, ID: j.row.ID, FEN: j.row.FEN,
		Technique: j.way.technique, Method: j.way.method().String(),
		OK: m == nil, Counts: countsJSON(j.verdict.Verified), Nodes: j.verdict.Nodes, Seconds: j.elapsed.Seconds(),
	}
	if m != nil {
		printed.Depth, printed.Expected, printed.Got = m.Depth, &m.Nodes, &m.Got
		printed.Divide = divideJSON(&j.row.Position, m.Divide, j.row.Position.Chess960())
	}
	return printed
}

func countsJSON(counts []suite.Count) []depthJSON {
	printed := make([]depthJSON, len(counts))
	for i, c := range counts {
		printed[i] = depthJSON{c.Depth, c.Nodes}
	}
	return printed
}
