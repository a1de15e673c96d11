// Package suite reads and writes files of positions with known perft counts, and verifies them.
//
//	for _, row := range suite.Default() {
//		verdict, err := row.Verify(ctx, perft.Options{}) // verdict.Mismatch is the first wrong count, or nil
//	}
//
// [Default] is the built-in suite: short, but wide enough to find most mistakes. [Rows] yields the rows of a file of any
// size, [Read] returns them.
//
// Four forms are common, and one file may mix them:
//
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -; D1 20; D2 400; id "start";
//
//	id start
//	epd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//	perft 1 20
//	perft 2 400
//
//	{"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d1": 20, "d2": 400, "divide_d1": {"a2a3": 1}, "tags": ["start"]}
//
// The first is that of Roce Chess (http://www.rocechess.ch/perft.html), the second is EPD with the
// counts as operations, and the third, in which "id" names the next position and "perft" adds a count to the last,
// is that of python-chess and shakmaty
// (https://github.com/niklasf/python-chess/tree/master/examples/perft). The fourth, an object on a line, is that of large
// collections: a count of 0 is unknown, and so is a divide without moves; [Row.Verify] compares divides, too; other members
// are not looked at. A position has four to six fields: the clocks may be missing. Other operations of EPD are kept, and
// nothing else uses them. Lines that start with "#" are comments. Gzip is recognized by the first two bytes.
//
// Of other text, such as CSV, Markdown, or a table in a source file, the positions are read and the numbers near them: those
// after a position on its line and on lines below with nothing but counts and words such as "perft" and "depth", or else those
// above, and those of calls in tests, such as "EXPECT_EQ(engine.perft(3), 97862)". Words decide first: a heading with "depth" and
// "nodes" says which columns of a table are read, "depth" is before a depth, and numbers of captures, checks, milliseconds and the like are
// none. Where no words say it, the numbers are pairs of depth and count, or the counts from depth 1, which is the number of legal moves, or
// from another depth before or after them, or a column, or one count among smaller numbers: that of these in which most counts are right. All
// of it is kept, so that the wrong counts are found. 0 before or after counts is unknown, and a number with a sign is no count. What has as many
// counts far from the right ones as right ones is refused, and so are lines with counts that are not read, or with a position of another game that
// they name. Lines without a position or counts are passed over. JSON in other forms is such text. A table below several positions may have a
// column for each, after one of depths. "START_FEN" and the like are the start position, and so is "start position" in a heading or sentence.
package suite
