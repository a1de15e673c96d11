package suite

import (
	_ "embed"
	"strings"
)

//go:embed default.epd
var defaultSuite string

// Default returns the suite that is built in: the six positions of the Chess Programming Wiki,
// positions that are hard for one reason each, and positions from random games, of standard
// chess and of Chess960.
func Default() []Row {
	rows, err := Read(strings.NewReader(defaultSuite), "built-in")
	if err != nil {
		panic("bitray/suite: " + err.Error()) // part of this package
	}
	return rows
}
