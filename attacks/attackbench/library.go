package attackbench

import "slices"

// Library is what is known of a row that stands for a generator in a shared library, or for calls of
// an empty function in place of such a generator.
type Library struct {
	// File is the path of the library, empty for calls of an empty function.
	File   string `json:"file,omitempty"`
	Author string `json:"author,omitempty"` // as the library says
	// TableBytesUnknown says that the library does not tell how large its tables are.
	TableBytesUnknown bool          `json:"table_bytes_unknown,omitempty"`
	Calls             []LibraryCall `json:"calls,omitempty"`
}

// LibraryCall says how the library was asked in a mode.
type LibraryCall struct {
	Piece string `json:"piece"`
	Mode  Mode   `json:"mode"`
	Through
}

// Through returns how the library was asked in a group; ok is false if it was not.
func (l *Library) Through(g Group) (t Through, ok bool) {
	i := slices.IndexFunc(l.Calls, func(c LibraryCall) bool { return c.Piece == g.Piece && c.Mode == g.Mode })
	if i < 0 {
		return Through{}, false
	}
	return l.Calls[i].Through, true
}

// Through returns how the row of a cell was asked; the zero value if that is no library.
func (r *Result) Through(c Cell) (t Through) {
	if row, _ := r.Row(c.Technique); row.Library != nil {
		t, _ = row.Library.Through(c.Group())
	}
	return t
}

// String writes t for people, such as "rooks" or "rook, a call each".
func (t Through) String() string {
	if t.CallCost != "" {
		return t.Function + ", a call each"
	}
	return t.Function
}

// Empty reports whether the row stands for calls of an empty function.
func (r Row) Empty() bool { return r.Library != nil && r.Library.File == "" }

// Ranked returns the figures of a group by their places. Calls of an empty function answer nothing: they
// have no place, and stand last.
func (r *Result) Ranked(g Group) []Ranked {
	var answers, calls []Figure
	for _, f := range r.Of(g) {
		if row, _ := r.Row(f.Technique); row.Empty() {
			calls = append(calls, f)
		} else {
			answers = append(answers, f)
		}
	}
	ranked := Rank(answers)
	for _, f := range calls {
		ranked = append(ranked, Ranked{Figure: f})
	}
	return ranked
}
