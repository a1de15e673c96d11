package export

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/transform"
)

// The attacks of sliders do not depend on how the squares are numbered, as long as the numbering is a
// symmetry of the board: attacks on the turned board are the turned attacks. So the code is the same in all
// mappings; what differs is what its lines and directions are called. The descriptions call them by the names
// that they have where a1 is 0 and b1 is 1.

// compass names the squares, lines and directions of a mapping, given their numbers.
type compass struct {
	back transform.Symmetry // from numbers to the squares of this module
}

func newCompass(m transform.Mapping) compass { return compass{m.Symmetry().Inverse()} }

// square names the square of a number.
func (c compass) square(number int) string {
	return transform.SquareName(transform.ApplyToSquare(c.back, number))
}

// step returns what a step between numbers is between the squares of this module, measured from d4, number 27
// or not: a step is the same everywhere.
func (c compass) step(step int) int {
	return transform.ApplyToSquare(c.back, 27+step) - transform.ApplyToSquare(c.back, 27)
}

var directions = map[int]string{
	8: "north", -8: "south", 1: "east", -1: "west", 9: "north-east", 7: "north-west", -7: "south-east", -9: "south-west",
}

// line names the line of a step.
func (c compass) line(step int) string {
	turned := c.step(step)
	return map[int]string{8: "file", 1: "rank", 9: "diagonal", 7: "anti-diagonal"}[max(turned, -turned)]
}

// edge names the rank or the file of a square by a step on it, such as "file a".
func (c compass) edge(number, step int) string {
	line, square := c.line(step), c.square(number)
	if line == "file" {
		return line + " " + square[:1]
	}
	return line + " " + square[1:]
}

// words returns the geometry of a description as a mapping has it, in an order that is the same in all.
func (c compass) words() (words []string) {
	for _, step := range []int{8, 1, 9, 7} {
		words = append(words, c.line(step), directions[c.step(step)], directions[c.step(-step)])
	}
	for i := range 8 {
		words = append(words, c.edge(i, 8), c.edge(8*i, 1))
	}
	return append(words, c.line(8)+"s", c.line(1)+"s", c.square(0), c.square(7), c.square(56), c.square(63))
}

// MappingName returns the name of a mapping on a command line: the squares that it numbers 0 and 1, such as
// "a8b8".
func MappingName(m transform.Mapping) string {
	c := newCompass(m)
	return c.square(0) + c.square(1)
}

// MappingNames returns the names of all mappings, that of this module first.
func MappingNames() (names []string) {
	for _, m := range transform.Mappings() {
		names = append(names, MappingName(m))
	}
	return names
}

// ParseMapping returns the mapping that [MappingName] gives the name.
func ParseMapping(name string) (transform.Mapping, error) {
	for _, m := range transform.Mappings() {
		if name == MappingName(m) {
			return m, nil
		}
	}
	return 0, fmt.Errorf("mapping %q: expected the squares with the numbers 0 and 1, one of %s", name, strings.Join(MappingNames(), ", "))
}
