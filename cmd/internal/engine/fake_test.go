package engine_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// fakeFlag as the first argument makes this test binary behave as an engine or a script; the
// second says as which.
const fakeFlag = "fake"

func TestMain(m *testing.M) {
	if len(os.Args) < 3 || os.Args[1] != fakeFlag {
		if reason := testenv.CannotRunItself(); reason != "" {
			fmt.Printf("skipped on %s/%s: all tests of package engine start their own program, %s\n", runtime.GOOS, runtime.GOARCH, reason)
			return
		}
		testenv.WaitTogether()
		os.Exit(m.Run())
	}
	kind := os.Args[2]
	startDescendant(kind)
	switch {
	case kind == "descendant":
		descend()
	case kind == "parent":
		beKilled()
	case strings.HasPrefix(kind, "script"):
		fakeScript(kind, os.Args[3:])
	default:
		fakeEngine(kind)
	}
}

// fake returns a command that runs this binary as the given kind of program.
func fake(kind string) []string { return []string{os.Args[0], fakeFlag, kind} }

// fakeEngine speaks UCI. The kinds differ in how they answer "go perft".
func fakeEngine(kind string) {
	switch kind {
	case "mute":
		time.Sleep(time.Hour)
	case "connects and stays":
		defer connect().Close()
	}
	pos, option, game := board.Start(), false, false
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		words := strings.Fields(lines.Text())
		switch words[0] {
		case "uci":
			if refusal := map[string]string{"xboard": "Error (unknown command): uci", "human": "White (1) : Invalid move: uci"}[kind]; refusal != "" {
				fmt.Println("Chess\n" + refusal)
				continue
			}
			fmt.Printf("id name Fake %s\n", kind)
			if kind == "red" {
				fmt.Println("id name \x1b[31mRed\x07" + strings.Repeat("!", 5000))
			}
			if kind == "chess960" {
				fmt.Println("option name UCI_Chess960 type check default false")
			}
			fmt.Println("uciok")
		case "isready":
			if kind != "never ready" {
				fmt.Println("readyok")
			}
		case "ucinewgame":
			game = true
		case "setoption":
			option = words[len(words)-1] == "true"
		case "position":
			pos = position(words[2:])
		case "go":
			depth, _ := strconv.Atoi(words[2])
			if option != pos.Chess960() {
				panic("UCI_Chess960 is not set as the position needs it")
			}
			if kind == "wants a game" && !game || kind == "counts nothing" {
				fmt.Println("info do a ucinewgame first\ndepth 1 nodes 0 time 1 nps 0")
				continue
			}
			fakeAnswer(kind, pos, depth)
		case "perft", "divide":
			if depth, _ := strconv.Atoi(words[1]); strings.HasSuffix(kind, "knows "+words[0]) {
				fakeAnswer("", pos, depth)
			}
		case "quit":
			if !strings.HasSuffix(kind, "stays") {
				return
			}
		}
	}
	if strings.HasSuffix(kind, "stays") {
		time.Sleep(time.Hour)
	}
}

// position reads what follows "position fen".
func position(words []string) board.Position {
	fen, moves, _ := strings.Cut(strings.Join(words, " "), " moves ")
	pos, err := parse(fen), error(nil)
	for _, uci := range strings.Fields(moves) {
		m, parsed := pos.ParseMove(uci)
		if parsed != nil {
			err = parsed
		}
		pos = pos.After(m)
	}
	if err != nil {
		panic(err)
	}
	return pos
}

func parse(fen string) board.Position {
	pos, err := board.ParseFEN(fen)
	if err != nil {
		panic(err)
	}
	return pos
}

func fakeAnswer(kind string, pos board.Position, depth int) {
	move, total := "%s: %v\n", "\nNodes searched: %v\n\n"
	switch kind {
	case "hangs":
		fmt.Println("e2e4: 1")
		time.Sleep(time.Hour)
	case "dies", "dies and leaves a daemon":
		fmt.Fprintln(os.Stderr, "assertion failed: depth != 3")
		os.Exit(3)
	case "silent", "knows perft":
		return
	case "refuses, knows divide":
		fmt.Println("Unknown command: go")
		return
	case "counts, searches":
		printDivide(kind, pos, depth, move, "bestmove e2a6\nNodes searched: %v\n")
		return
	case "no total":
		printDivide(kind, pos, depth, move, "%.0v")
		return
	case "total in info":
		printDivide(kind, pos, depth, "%s: %v\ninfo nodes 7\n", "info depth 2 nodes %v nps 5\n")
		return
	case "overflows":
		divided, _ := perft.Divide(context.Background(), pos, 3, perft.Options{})
		n, _ := divided.Total.Uint64()
		printDivide(kind, pos, 3, move, fmt.Sprintf("Nodes searched: %d\n%%.0v", uint16(n)))
		return
	case "garbage":
		fmt.Println("Nodes: 5, moves: none\ne2e4: 3\nd2d4: 0x14\nNodes searched: 400")
		return
	case "writes SAN":
		fmt.Println("Perft 2\nthinking\nNf3: 20\ne4: 20\n\nNodes searched: 40")
		return
	case "throws":
		fmt.Fprintln(os.Stderr, "Traceback:\n  perft.py, line 3\nValueError")
		return
	case "searches", "searches, knows perft":
		fmt.Println("info depth 1 nodes 20 pv e2e4\nbestmove e2e4")
		return
	case "thinks":
		fmt.Println("info depth 1\ninfo depth 1 seldepth 1 score cp 26 time 0 nodes 2 pv b1a3")
		return
	case "totals", "totals in info", "one move":
		fmt.Println(map[string]string{"totals": "Initialised magic tables.\nNodes: 2039", "totals in info": "info depth 2 nodes 2039 time 3", "one move": "e2e4: 43"}[kind])
		return
	case "greets in SAN":
		fmt.Println("Initialised 64 magic tables.\nNf3: 20\ne4: 20\nNodes: 40")
		return
	case "repeats":
		for {
			fmt.Println("e2e4: 1")
		}
	case "floods":
		for {
			fmt.Print(strings.Repeat("x", 4096))
		}
	case "tabular":
		fmt.Println("depth: 3")
		move = "move: %s   nodes: %v\n"
	case "heading":
		fmt.Println("total nodes: 0")
	case "no moves":
		fmt.Println("Nodes searched: 0")
		return
	case "counts stalemates":
		if pos.CountLegalMoves() == 0 {
			total = "\nNodes searched: 1\n%.0v"
		}
	case "plain":
		move, total = "%s %v\n", "%v\n"
	case "depths":
		for d := 1; d < depth; d++ {
			fmt.Println("depth", d)
			printDivide(kind, pos, d, move, total)
		}
	case "times":
		total = "Total time (ms) : 5\n" + total
	case "json":
		move, total = "{\"move\": \"%s\", \"nodes\": %v}, ", "\n{\"total\": %v}\n"
	}
	fmt.Printf("perft %d\n", depth)
	printDivide(kind, pos, depth, move, total)
	if kind == "adds figures" {
		fmt.Println("nodes/sec: 0")
	}
}

func printDivide(kind string, pos board.Position, depth int, move, total string) {
	divided, err := perft.Divide(context.Background(), pos, depth, perft.Options{Chess960: kind == "king takes rook" || kind == "chess960"})
	if err != nil {
		panic(err)
	}
	for _, c := range divided.Roots {
		if kind == "capitals" {
			c.Move = c.Move[:4] + strings.ToUpper(c.Move[4:])
		}
		if kind == "letterless" {
			c.Move = c.Move[:4]
		}
		fmt.Printf(move, c.Move, c.Nodes)
	}
	fmt.Printf(total, divided.Total)
}

// fakeScript is a perftree script: DEPTH FEN [MOVES].
func fakeScript(kind string, arguments []string) {
	switch kind {
	case "script-garbage":
		fmt.Println("hello")
		return
	case "script-greets":
		fmt.Println("Initialised magic tables.\nno moves")
		return
	case "script-none":
		fmt.Println(0)
		time.Sleep(3 * time.Second)
		return
	case "script-fails", "script-child-fails":
		fmt.Fprintln(os.Stderr, "no such depth")
		os.Exit(1)
	case "script-hangs", "script-child-hangs":
		time.Sleep(time.Hour)
	}
	depth, _ := strconv.Atoi(arguments[0])
	words := strings.Fields(arguments[1])
	if len(arguments) > 2 {
		words = append(append(words, "moves"), strings.Fields(arguments[2])...)
	}
	printDivide(kind, position(words), depth, "%s %v\n", "\n%v\n")
}
