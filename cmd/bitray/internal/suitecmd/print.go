package suitecmd

import (
	"strings"

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
	Unfinished int `json:"unfinished"` // rows that were read, but not verified

	Partial     bool `json:"partial"` // the file was not read to its end
	Refused     int  `json:"refused"` // lines that could not be read
	Unreachable int  `json:"unreachable"`

	empty []string // the lines of the first rows without a count within the limits
}

// add adds a row that is finished.
func (s *Summary) add(r *Row) {
	switch {
	case !r.OK:
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
	Depth    int               `json:"depth,omitempty"` // of the wrong count, and what follows
	Expected *perft.Nodes      `json:"expected,omitempty"`
	Got      *perft.Nodes      `json:"got,omitempty"`
	Divide   []perft.MoveCount `json:"divide,omitempty"`
	Wanted   []perft.MoveCount `json:"wanted,omitempty"`

	mismatch string // the wrong count, for people
}

// Refused is a row that could not be read; the names in JSON are stable.
type Refused struct {
	Type string `json:"type"` // "refused"
	*suite.Error
	Reason string `json:"reason"`
}

// Print says what is wrong, and where.
func (r Refused) Print(out *cli.Output) {
	out.Printf("refused: %s\n", cli.FitForTerminal(r.Error.Error()))
}

// Print reports a row that failed.
func (r *Row) Print(out *cli.Output) {
	if !r.OK {
		out.Printf("%s\n", r.mismatch)
	}
}

// way names the technique and the method, such as "default by simd".
func (s *Summary) way() string { return s.Technique + " by " + s.Method }

// Print sums the file up.
func (s *Summary) Print(out *cli.Output) {
	file, all := printable.Escape(s.File), s.Rows+s.Empty+s.Unfinished
	out.Printf("%s: %s: %s, %s, %s nodes, %d failed, %.3f s, %v\n", file, s.way(), cli.Counted(s.Rows, "row"), cli.Counted(s.Counts, "count"),
		cli.Thousands(s.Nodes), s.Failed, s.Seconds, s.Speed)
	if s.Empty > 0 {
		more := map[bool]string{true: ", ..."}[s.Empty > len(s.empty)]
		out.Printf("%s: %d of %d rows have no count to verify: line %s%s\n", file, s.Empty, all, strings.Join(s.empty, ", "), more)
	}
	if s.Unreachable > 0 {
		out.Printf("%s: %s left out, no game reaches the positions\n", file, cli.Counted(s.Unreachable, "row"))
	}
	if s.Partial {
		cli.PrintPartial(out, "%d of the %d rows read so far finished", s.Rows, all)
	}
}
