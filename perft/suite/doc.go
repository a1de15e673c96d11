// Package suite reads and writes files of positions with known perft counts.
//
// Three forms are in use, and one file may mix them:
//
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -; D1 20; D2 400; id "start";
//
//	id start
//	epd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//	perft 1 20
//	perft 2 400
//
// The first is Roce Chess's, the second is EPD with the counts as operations, the third is that
// of python-chess and shakmaty. A position has four to six fields: the clocks may be missing.
// Operations that are no counts are kept and otherwise ignored. Lines that start with "#" are
// comments. Input compressed by gzip is recognised by its first two bytes.
//
// [Default] is a suite that is built in: short, and wide enough to find most mistakes.
package suite
