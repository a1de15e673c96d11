package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

// TestReadmeSquares derives the table of square numberings in a manual from the mappings.
func TestReadmeSquares(t *testing.T) {
	text := ""
	for _, file := range manuals(t) {
		text += readTestFile(t, file)
	}
	names := strings.Fields("LittleEndianRankFile RankFileBigEndianFiles RankFileBigEndianRanks BigEndianRankFile " +
		"LittleEndianFileRank FileRankBigEndianRanks FileRankBigEndianFiles BigEndianFileRank")
	directions := map[int]string{8: "north", -8: "south", 1: "east", -1: "west"}
	colors := map[string]string{"north": "White", "south": "Black", "east": "-", "west": "-"}
	rows := []string{"| your squares 0 and 1 | White's pawns go | `geometry.White` is | the king's side lies | `transform.Mapping` |", "|---|---|---|---|---|"}
	for i, m := range transform.Mappings() {
		numbered := func(number int) attacks.Square {
			return attacks.Square(transform.ConvertSquare(m, transform.LittleEndianRankFile, number))
		}
		from := func(a, b attacks.Square) string {
			number := func(sq attacks.Square) int {
				return transform.ConvertSquare(transform.LittleEndianRankFile, m, int(sq))
			}
			return directions[number(b)-number(a)]
		}
		pawns, kings := from(attacks.E2, attacks.E3), from(attacks.E1, attacks.F1)
		rows = append(rows, fmt.Sprintf("| %v, %v | %s | %s | %s | `%s` |", numbered(0), numbered(1), pawns, colors[pawns], kings, names[i]))
	}
	if want := strings.Join(rows, "\n") + "\n"; !strings.Contains(text, want) {
		t.Errorf("no manual has the table\n%s", want)
	}
}
