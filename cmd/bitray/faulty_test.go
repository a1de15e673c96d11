package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
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
// faults). The faults are "none", "no-en-passant", "hangs", "dies" and "garbage"; "lonely" makes no captures
// en passant either, and hangs when few pieces are left; "standard" does not know how to castle in Chess960;
// "repeats" lists one move for ever; "digits" prints a count that is too long; "red" has a name that colors a
// terminal; "pushes" has white pawns go two squares over what stands before them, in the root. "stalemate"
// counts a stalemate as one, "material" ends games without pawns, rooks and queens, "promotion" takes all
// promotions of a pawn for one; "once" counts one too many in its second answer. "table" writes counts as a
// table, "san" writes moves in the short notation, "throws" prints a long error. An engine may have each fault of the
// catalog of bitray why too, by its name there.
func faulty() {
	fault := os.Args[2]
	if os.Args[1] == "generator" {
		planted.Serve(os.Stdin, os.Stdout, fault)
		return
	}
	if os.Args[1] == "script" {
		depth, _ := strconv.Atoi(os.Args[3])
		pos, err := cli.ParsePosition(os.Args[4])
		if err == nil && len(os.Args) > 5 {
			pos, err = cli.PlayMoves(pos, strings.Fields(os.Args[5]))
		}
		cli.Must(err)
		faultyAnswer(fault, pos, depth, "%v\n")
		return
	}
	pos, root, path := board.Start(), board.Start(), []string(nil)
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
		case "position":
			fen, moves, _ := strings.Cut(strings.Join(words[2:], " "), " moves ")
			parsed, err := board.ParseFEN(fen)
			cli.Must(err)
			root, path = parsed, strings.Fields(moves)
			pos, err = cli.PlayMoves(root, path)
			cli.Must(err)
		case "go":
			depth, _ := strconv.Atoi(words[2])
			if !catalogAnswer(fault, root, path, depth) {
				faultyAnswer(fault, pos, depth, "\nNodes searched: %v\n\n")
			}
		case "quit":
			return
		}
	}
}

// catalogAnswer answers with a fault of the catalog of bitray why, if that has it.
func catalogAnswer(name string, root board.Position, path []string, depth int) bool {
	f, err := wrong.Named(name)
	if err != nil {
		return false
	}
	start, err := wrong.New(&root)
	cli.Must(err)
	var counter wrong.Counter
	_, moves, err := counter.Count(context.Background(), start, path, depth, wrong.Set{}.With(f, wrong.Both), 0)
	cli.Must(err)
	var sum perft.Nodes
	for _, m := range moves {
		fmt.Println(m.Move, m.Nodes)
		sum = sum.Add(m.Nodes)
	}
	fmt.Printf("Nodes searched: %v\n", sum)
	return true
}

// faultyAnswers is the number of answers so far.
var faultyAnswers int

func faultyAnswer(fault string, pos board.Position, depth int, total string) {
	form := "%s %d\n"
	if fault == "lonely" && pos.Occupied().Count() < 8 {
		fault = "hangs"
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
		form = "move: %s   nodes: %d\n"
	case "san":
		fmt.Println("Nf3: 1\ne4: 1\n\nNodes searched: 2")
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
	}
	var sum uint64
	known := map[string]uint64{}
	for _, m := range pos.AppendLegalMoves(nil) {
		if faultyMisses(fault, pos, m) {
			continue
		}
		uci := pos.UCI(m, pos.Chess960())
		nodes := faultyCount(fault, pos.Make(m), depth-1)
		if fault == "once" && faultyAnswers == 1 && sum == 0 {
			nodes++
		}
		if first, ok := known[uci[:4]]; ok && fault == "promotion" {
			nodes = first
		}
		known[uci[:4]] = nodes
		fmt.Printf(form, uci, nodes)
		sum += nodes
	}
	faultyAnswers++
	if fault == "pushes" {
		sum += faultyPushes(pos)
	}
	fmt.Printf(total, sum)
}

// faultyPushes prints the double steps of white pawns over what stands before them, as moves with
// one leaf each.
func faultyPushes(pos board.Position) (sum uint64) {
	if pos.SideToMove() != attacks.White {
		return 0
	}
	blocked := pos.Side(attacks.White).Pawns & attacks.Rank2 & pos.Occupied().South()
	for from := range (blocked &^ pos.Occupied().South().South()).Squares() {
		fmt.Printf("%v%v 1\n", from, from+16)
		sum++
	}
	return sum
}

func faultyCount(fault string, pos board.Position, depth int) (sum uint64) {
	switch fault {
	case "none", "red", "pushes", "promotion", "once", "table":
		nodes, err := perft.Count(context.Background(), pos, depth, perft.Options{})
		cli.Must(err)
		sum, _ = nodes.Uint64()
		return sum
	}
	if depth == 0 || fault == "stalemate" && pos.CountLegalMoves() == 0 && pos.Checkers() == 0 {
		return 1
	}
	white, black := pos.Side(attacks.White), pos.Side(attacks.Black)
	if fault == "material" && white.Pawns|black.Pawns|white.Orthogonals|black.Orthogonals == 0 {
		return 0
	}
	for _, m := range pos.AppendLegalMoves(nil) {
		if !faultyMisses(fault, pos, m) {
			sum += faultyCount(fault, pos.Make(m), depth-1)
		}
	}
	return sum
}

// faultyMisses reports whether the move is one that the program does not know.
func faultyMisses(fault string, pos board.Position, m board.Move) bool {
	switch fault {
	case "no-en-passant", "lonely":
		return m.IsEnPassant()
	case "standard":
		return m.IsCastling() && pos.Chess960()
	}
	return false
}
