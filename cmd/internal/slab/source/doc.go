// Package source reads the multipliers of magic bitboards from source files of any language.
//
// [Read] goes this way, a file of the package for each step:
//
//   - scan.go: the text becomes numbers, each with the signs and the words before it.
//   - keys.go: numbers that a program enters under indices or squares are brought into the order of these.
//   - columns.go: a column is where an array may stand, of numbers side by side or in structs.
//   - reading.go: a reading says for which piece, squares and widths of indices most numbers of a column are right multipliers.
//   - arrays.go: of the readings those are chosen that do not overlap, and each becomes an [Array].
//   - beside.go: the bits, masks and offsets that belong to the multipliers, beside them or in tables elsewhere.
//   - words.go: what the words before a column call it.
//   - place.go: what happened to an array of which many are right on other squares, or lost a part of each number.
package source
