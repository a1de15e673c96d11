// Package export writes techniques as source files in C, C++, Rust and Zig, for programs that do not import
// this module: functions for rook, bishop and queen, the tables that they need, and a self-test that compares
// them with a walk along the rays for all subsets of the squares that a piece may see.
//
// # How it is done
//
// A technique is described once, in a small part of Go (folder _techniques). [File] parses the description,
// checks its types and prints it in a language; its numbers, such as masks and multipliers, come from the
// packages of this module. So a technique is one description, and a language is one table, of type dialect,
// with a template (folder layouts) of what stands around its declarations. What languages have different ways
// for are calls of functions without a body (folder helpers): the byte swap, the bit scans, PEXT.
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
