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

// step returns the difference of two squares of this module, given the numbers of the squares.
func (c compass) step(from, to int) int {
	return transform.ApplyToSquare(c.back, to) - transform.ApplyToSquare(c.back, from)
}

var directions = map[int]string{
	8: "north", -8: "south", 1: "east", -1: "west", 9: "north-east", 7: "north-west", -7: "south-east", -9: "south-west",
}

// direction names the direction of a step from d4, number 27 or not: a step is the same everywhere.
func (c compass) direction(step int) string { return directions[c.step(27, 27+step)] }

// line names a line by two neighbors on it.
func (c compass) line(first, second int) string {
	switch c.step(first, second) {
	case 8, -8:
		return "file"
	case 1, -1:
		return "rank"
	case 9, -9:
		return "diagonal"
	}
	return "anti-diagonal"
}

// edge names a rank or a file by two neighbors on it, such as "file a".
func (c compass) edge(first, second int) string {
	line, square := c.line(first, second), c.square(first)
	if line == "file" {
		return line + " " + square[:1]
	}
	return line + " " + square[1:]
}

// words maps the geometry of a description, in words, to that of the mapping.
func (c compass) words() map[string]string {
	words := map[string]string{
		"file": c.line(0, 8), "rank": c.line(0, 1), "diagonal": c.line(0, 9), "anti-diagonal": c.line(7, 14),
		"a1": c.square(0), "h1": c.square(7), "a8": c.square(56), "h8": c.square(63),
	}
	for step, name := range directions {
		words[name] = c.direction(step)
	}
	for i := range 8 {
		words["file "+string(rune('a'+i))] = c.edge(i, i+8)
		words[fmt.Sprint("rank ", i+1)] = c.edge(8*i, 8*i+1)
	}
	words["files"], words["ranks"] = words["file"]+"s", words["rank"]+"s"
	return words
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
