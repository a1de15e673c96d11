// Package formats reads and writes layouts of package slab in the source files of other programs.
//
// [WriteJSON] writes a table in JSON; [FromExport] reads it back, and the tables in source files of "bitray magics export"
// and "bitray export". [FromSource] takes the
// multipliers out of a source file in any language. [Parse] finds out which of these, or the lines of
// [github.com/bitray/bitray/internal/slab.ReadText], a file is. All of them return layouts that are yet to
// be proved: [github.com/bitray/bitray/internal/slab.Layout.Fill] does that.
package formats
