package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	wrong "github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/testdata/planted"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// lifeFile names the environment variable with a file that a program which hangs keeps locked.
const lifeFile = "BITRAY_TEST_LIFE"

// faulty is a program for transcripts: "faulty engine FAULT" speaks UCI, "faulty script FAULT DEPTH FEN
// [MOVES]" is a perftree script, "faulty generator FAULT" a generator on a pipe (package planted has its
// faults). FAULT is "none" or those of the catalog of bitray why, joined by "+". Else the program counts right: "hangs", "dies", "garbage",
// "repeats" one move forever, "digits" has a count that is too long, "red" a name that colors a
// terminal, "table" writes counts as a table, "german" moves in German, "throws" prints a long error, "once"
// counts one too many in its second answer, "hurries" if it was not asked whether it is ready, "standard" does not castle in Chess960, and "lonely", which does not capture en
// passant, hangs when few pieces are left. "refuses" keeps the start position whatever it is sent, and "deaf" ignores moves, and
// does not castle past an attacked b1. "perft" knows the command perft, and not go perft. "+misfits" after another prints a wrong total where
// there are many moves, and "picky" refuses squares of en passant.
func faulty() {
	fault := os.Args[2]
	if os.Args[1] == "generator" {
		planted.Serve(os.Stdin, os.Stdout, fault)
		return
	}
	if os.Args[1] == "script" {
		depth, _ := strconv.Atoi(os.Args[3])
		root, err := cli.ParsePosition(os.Args[4])
		cli.Must(err)
		faultyAnswer(fault, root, strings.Fields(strings.Join(os.Args[5:], " ")), depth, "%v\n")
		return
	}
	root, path := board.Start(), []string(nil)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		words := strings.Fields(lines.Text())
		switch words[0] {
		case "uci":
			fmt.Println("id name MyEngine")
			if fault == "red" {
				fmt.Println("id name MyEngine\x1b[31m")
			}
			fmt.Println("uciok")
		case "isready":
			fmt.Println("readyok")
			faultyHaste = 0
		case "position":
			fen, moves, _ := strings.Cut(strings.Join(words[2:], " "), " moves ")
			parsed, err := board.ParseFEN(fen)
			cli.Must(err)
			root, path = parsed, strings.Fields(moves)
			if fault == "refuses" {
				fmt.Println("info string Invalid FEN, position kept")
				root, path = board.Start(), nil
			}
		case "go":
			depth, _ := strconv.Atoi(words[2])
			if fault != "perft" {
				faultyAnswer(fault, root, path, depth, "\nNodes searched: %v\n\n")
			}
		case "perft":
			depth, _ := strconv.Atoi(words[1])
			faultyAnswer(fault, root, path, depth, "\nNodes searched: %v\n\n")
		case "quit":
			return
		}
	}
}

// faultyAnswers is the number of answers so far, faultyHaste that since the last "isready".
var faultyAnswers, faultyHaste int

func faultyAnswer(fault string, root board.Position, path []string, depth int, total string) {
	form := "%s %v\n"
	if fault == "deaf" {
		path = nil
	}
	pos, err := cli.PlayMoves(root, path)
	if fault == "lonely" && err == nil && pos.Occupied().Count() < 8 {
		fault = "hangs"
	}
	if strings.HasSuffix(fault, "+misfits") && pos.CountLegalMoves() > 100 {
		total = "\nNodes searched: 1%v\n"
	}
	switch fault {
	case "hangs":
		lockLife()
		time.Sleep(time.Hour)
	case "dies":
		fmt.Fprintln(os.Stderr, "out of memory")
		os.Exit(7)
	case "throws":
		fmt.Fprintln(os.Stderr, "node:internal/modules\n  throw new Error()\n\nError: Cannot find package 'chess.js'"+strings.Repeat("\n    at finalizeResolution (node:internal)", 50))
		os.Exit(1)
	case "table":
		form = "move: %s   nodes: %v\n"
	case "german":
		fmt.Println("Sf3: 1\nLe3: 1\n\nNodes searched: 2")
		return
	case "repeats":
		for {
			fmt.Println("e2e4: 1")
		}
	case "digits":
		fmt.Println("e2e4: " + strings.Repeat("9", 5000))
		return
	case "garbage":
		fmt.Println("e2e4: 1\nNodes searched: 20")
		return
	case "picky":
		if root.EnPassant() != attacks.NoSquare {
			fmt.Println("error: invalid FEN\nNodes searched: 0")
			return
		}
	}
	moves := faultyMoves(fault, root, path, depth)
	faultyAnswers, faultyHaste = faultyAnswers+1, faultyHaste+1
	if fault == "once" && faultyAnswers == 2 || fault == "hurries" && faultyHaste > 1 {
		moves[0].Nodes = moves[0].Nodes.AddUint64(1)
	}
	var sum perft.Nodes
	for _, m := range moves {
		fmt.Printf(form, m.Move, m.Nodes)
		sum = sum.Add(m.Nodes)
	}
	fmt.Printf(total, sum)
}

// faultyMoves counts by a generator with faults, or right.
func faultyMoves(fault string, root board.Position, path []string, depth int) []perft.MoveCount {
	switch fault {
	case "lonely":
		fault = "en-passant-missing"
	case "deaf":
		fault = "castling-b-attacked"
	}
	var set wrong.Set
	for name := range strings.SplitSeq(fault, "+") {
		if f, err := wrong.Named(name); err == nil {
			set = set.With(f, wrong.Both)
		}
	}
	if !reflect.DeepEqual(set, wrong.Set{}) {
		start := wrong.New(&root)
		var counter wrong.Counter
		_, moves, err := counter.Count(context.Background(), start, path, depth, set, 0)
		cli.Must(err)
		return moves
	}
	pos, err := cli.PlayMoves(root, path)
	cli.Must(err)
	if fault == "standard" && pos.Chess960() {
		setup := pos.Setup()
		setup.CastlingRooks = 0
		pos, err = setup.Position()
		cli.Must(err)
	}
	divided, err := perft.Divide(context.Background(), pos, depth, perft.Options{})
	cli.Must(err)
	return divided.Roots
}
