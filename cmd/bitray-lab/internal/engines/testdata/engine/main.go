// Command engine stands for the engine of somebody else: a program that speaks a little UCI and
// walks along rays of a board whose bits count from h8.
package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
	"strings"
)

func main() {
	fillSteps()
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		switch command := lines.Text(); {
		case command == "uci":
			fmt.Println("uciok")
		case strings.HasPrefix(command, "go depth "):
			depth := int(command[len(command)-1] - '0')
			fmt.Printf("info depth %d nodes %d\nbestmove 0000\n", depth, search(depth))
		case command == "quit":
			return
		}
	}
}

// search adds up the mobility of queens on every square, in boards that follow from one another.
func search(depth int) (nodes int) {
	occupied := board(1)
	for range make([]struct{}, depth*1000) {
		for square := 0; square < 64; square++ {
			p := position{occupied}
			nodes += bits.OnesCount64(uint64(bishopMoves(square, occupied) | p.rookMoves(square)))
		}
		occupied = occupied*0x5851F42D4C957F2D + 0x14057B7EF767814F
	}
	return nodes
}

// The language has had its own since go1.21 only.
func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
