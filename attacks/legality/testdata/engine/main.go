// Command engine stands for an engine that is not of this module: it has its own squares, which count from
// a8, and its own bitboards, colors and moves. It makes moves and takes them back, and counts perft.
//
//	engine DEPTH FEN
package main

import (
	"fmt"
	"os"
	"strconv"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: engine DEPTH FEN")
		os.Exit(2)
	}
	depth, err := strconv.Atoi(os.Args[1])
	if err != nil || depth < 1 {
		fmt.Fprintf(os.Stderr, "engine: depth %q: expected a number from 1\n", os.Args[1])
		os.Exit(2)
	}
	fmt.Println(perft(parse(os.Args[2]), depth))
}

// perft counts the leaves at the given depth, 1 at least. The last moves are counted and not made.
func perft(p *Position, depth int) (nodes int64) {
	var buffer [256]Move
	moves := p.moves(buffer[:0])
	if depth == 1 {
		return int64(len(moves))
	}
	for _, m := range moves {
		u := p.make(m)
		nodes += perft(p, depth-1)
		p.unmake(m, u)
	}
	return nodes
}
