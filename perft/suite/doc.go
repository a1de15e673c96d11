// Package suite reads and writes files of positions with known perft counts, and verifies them.
//
//	for _, row := range suite.Default() {
//		verdict, err := row.Verify(ctx, row.Counts, perft.Options{}) // verdict.Mismatch is the first wrong count, or nil
//	}
//
// Three forms are common, and one file may mix them:
//
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -; D1 20; D2 400; id "start";
//
//	id start
//	epd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//	perft 1 20
//	perft 2 400
//
// The first is that of Roce Chess (http://www.rocechess.ch/perft.html), the second is EPD with the
// counts as operations, and the third, in which "id" names the next position and "perft" adds a count to the last,
// is that of python-chess and shakmaty
// (https://github.com/niklasf/python-chess/tree/master/examples/perft). A position has four to six
// fields: the clocks may be missing. [Read] keeps other operations, and nothing else uses them. Lines
// that start with "#" are comments. [Read] recognizes gzip by the first two bytes.
//
// [Default] is the built-in suite: short, but wide enough to find most mistakes.
package suite
