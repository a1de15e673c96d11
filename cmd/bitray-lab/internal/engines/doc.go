// Package engines says what bitray would do for a chess engine in Go that has its own generator:
// it builds the engine as it is and once with each of some techniques, runs the same fixed search
// in all of them in turns, and prints whether the search is still the same to the last node, how
// fast it is as a ratio, how long a start takes, and how large the program is.
//
//	bitray-lab engines --engine internal/engines/testdata/engine \
//	    --replace 'rays.go:position.rookMoves=bitray.Rook(63-square, p.occupied)' \
//	    --replace 'rays.go:bishopMoves=bitray.Bishop(63-square, occupied)' \
//	    --drop rays.go:fillSteps --say uci --say 'go depth 9' --technique magic,hyperbola
//
// That is the engine of the tests; yours has its own folder, and perhaps a --package in it.
//
// The checkout is read and never written: the changed files, and a workspace of the engine's module and this
// one, lie in a temporary folder, and the go command is told of them by -overlay and GOWORK. The engine as it
// is gets built in the same workspace, so that nothing but the replaced functions differs.
//
// # What to replace
//
// --replace FILE:FUNCTION=EXPRESSION gives a function, or a method as TYPE.METHOD, a body that
// returns the expression. In it the parameters have the names that the engine gave them, and bitray
// is the technique: bitray.Rook(63-sq, occ) is for bits that count from h8. Replace the functions
// for queens too, with bitray.Queen, which looks at its row once.
//
// --drop FILE:FUNCTION empties a function without results, such as the one that fills the tables.
// Leave it out if something else in the engine reads what it fills. Without it the linker keeps the
// tables, and the start-up shows both.
//
// # What to run
//
// --args are the arguments of the program, separated by commas, such as "bench", if it has its own fixed
// search. Otherwise --say, as often as needed, is a line for its standard input, and --until a pattern of the
// line that ends the answer: then it is told --quit. --signature is a pattern of what has to stay the same,
// all its matches in all lines; its last number counts the nodes. Choose one thread and a fixed depth that
// takes a second or so.
//
// # What is printed
//
// Every round runs each program once, in an order that changes from round to round. A ratio is that of two
// searches of the same round, that of the engine as it is and another, without the time that a start takes;
// more than 1 is faster. The median of all rounds has its 95 % confidence interval beside it. The time is the
// processor time of the program, so other programs on the machine cost what they take of the caches and no
// more: on Linux, and with --say, that from the last line of --say to its answer. The row "unchanged" is the
// engine against itself: it says what the machine's noise is. Take at least ten rounds, and believe no smaller
// difference. A start is the program told --quit at once, the
// median of five.
//
// The environment of the command is that of the engine's build and of its runs: GOAMD64=v3,
// GOMAXPROCS=1, and taskset for one processor are worth setting.
//
// The command exits with 0 if all signatures are equal, with 1 if one differs, with 2 if an engine
// cannot be built or run.
package engines
