package suite

import (
	_ "embed"
	"strings"
)

//go:embed default.epd
var defaultSuite string

// Default returns the built-in suite: the six positions of the Chess Programming Wiki
// (https://www.chessprogramming.org/Perft_Results), positions that are each hard for one reason, and
// positions from random games of standard chess and Chess960. Each call returns new rows.
func Default() []Row {
	rows, err := Read(strings.NewReader(defaultSuite), "built-in")
	if err != nil {
		panic("bitray/suite: " + err.Error()) // part of this package
	}
	return rows
}
