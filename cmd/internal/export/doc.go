// Package export writes techniques as source files in C, C++, Rust and Zig, for programs that do not import
// this module: functions for rook, bishop and queen, the tables that they need, and a self-test that compares
// them with a walk along the rays for all subsets of the squares that a piece may see.
//
// # How it is done
//
// A technique in a language is a template (folder templates), in which [File] fills in the numbers, such as masks and
// multipliers; they come from the packages of this module. The templates are generated: cmd/bitray-lab/internal/templates
// has one description of each technique, and prints it in each language.
//
// # Tables
//
// Tables of a few kilobytes are constants of the file. A slab of hundreds of kilobytes is filled by a
// function start, which the program calls once; no language needs a constructor for it.
//
// # Squares
//
// The attacks of sliders are the same functions of numbers in all eight mappings of [transform.Mapping],
// since these are the symmetries of the board. So a file serves all of them; what differs is what its lines and
// directions are called, and the squares in comments.
package export
