package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		fen  string
		want board.Fault
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0},
		{"8/8/8/8/8/8/8/8 w KQkq e6 0 1", board.MissingKing},
		{"8/8/8/8/8/8/8/K6K w - - 0 1", board.SeveralKings | board.MissingKing},
		{"kk6/8/8/8/8/8/8/K7 w - - 0 1", board.SeveralKings},
		{"8/PPPPPPP1/PP6/8/8/8/8/K7 w - - 0 1", board.MissingKing},
		{"kk6/PPPPPPP1/PP6/8/8/8/8/K7 w - - 0 1", board.SeveralKings},
		{"P7/8/8/8/8/8/8/8 w - - 0 1", board.MissingKing | board.PawnOnLastRank},
		{"kk6/8/8/8/8/8/8/K6p w - - 0 1", board.SeveralKings | board.PawnOnLastRank},
		{"Pk6/8/8/8/8/8/8/K6p w - - 0 1", board.PawnOnLastRank},
		{"8/8/8/3kK3/8/8/8/8 w - - 0 1", board.OpponentInCheck},
		{"4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", board.CastlingWithoutKing},
		{"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", board.CastlingWithoutRook},
		{"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", board.CastlingTwice},
		{"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", board.EnPassantWrongRank},
		{"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", board.EnPassantWithoutPawn},
		{"4k3/4p3/8/4pP2/8/8/8/4K3 w - e6 0 1", board.EnPassantOccupied},
		{"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", board.EnPassantAfterCheck},
		{"4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", board.Superfluous},
		{"4k3/5b2/8/2Pp4/8/1K6/8/8 w - d6 0 1", board.Superfluous},
		{"8/8/1k6/8/2pP4/8/5B2/4K3 b - d3 0 1", board.Superfluous},
		{"b3k3/8/8/2Pp4/8/8/6K1/8 w - d6 0 1", board.Superfluous},
		{"4k3/8/8/8/8/2n1n3/8/3K4 w - - 0 1", board.ImpossibleDoubleCheck},
		{"4k3/8/8/8/8/8/1np5/3K4 w - - 0 1", board.ImpossibleDoubleCheck},
		{"4k3/8/8/8/8/8/2p1p3/3K4 w - - 0 1", board.ImpossibleDoubleCheck},
		{"4k3/8/8/8/8/8/8/q2K2r1 w - - 0 1", board.ImpossibleDoubleCheck},
		{"4k3/8/8/8/8/4n3/8/r2K4 w - - 0 1", 0},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", board.CastlingOfNoGame | board.Unusual},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w GAha - 0 1", board.CastlingOfNoGame},
		{"r3k1r1/8/8/8/8/8/8/R3K1R1 w GAga - 0 1", 0},
		{"1r2k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", board.CastlingOfNoGame | board.Unusual},
		{"1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", 0},
		{"r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w HAha - 0 1", board.CastlingOfNoGame},
		{"r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w HA - 0 1", 0},
		{"4k3/8/8/8/8/8/8/RK6 w A - 0 1", 0},
		{"r6k/8/8/8/8/8/8/6K1 w a - 0 1", board.CastlingOfNoGame},
		{"K6k/8/8/8/8/8/8/R5R1 w - - 0 1", 0},
		{"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", board.Superfluous},
		{"4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", board.Superfluous},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 0},
		{"4k3/8/8/3p4/8/8/4R3/4K3 w - d6 0 1", board.OpponentInCheck},
		{"4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1", board.TooManyPawns | board.TooManyPieces},
		{"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", board.TooManyPieces},
		{"4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", 0},
		{"4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1", board.TooManyPieces},
		{"4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 0 1", board.TooManyPieces},
		{"4k3/8/8/8/8/8/PPPPPPPP/RRR1K3 w - - 0 1", board.TooManyPieces},
		{"4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1", board.TooManyPieces}, // both dark
		{"rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b kq - 0 1", board.TooManyPieces},
		{"4k3/p1p1p1p1/1p1p1p1p/2b5/8/8/8/4K3 w - - 0 1", board.TooManyPieces},
		{"4k3/p1p1p1p1/1p1p1p1p/3b4/8/8/8/4K3 w - - 0 1", 0},
		{"4k3/2p1p1p1/1p1p1p1p/2b5/8/8/8/4K3 w - - 0 1", 0},
		{"rnbqkbnr/pppppppp/8/8/8/6P1/PPPPPPP1/RNBQKBNR w KQkq - 0 1", board.TooManyPieces}, // g2 and g3
		{"rnbqkbnr/ppppppp1/8/8/8/6P1/PPPPPPP1/RNBQKBNR w KQkq - 0 1", 0},
		{"rnbqkbnr/p1pppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", board.TooManyPieces},
		{"rnbqkbnr/8/8/8/8/P7/PP6/4K3 w kq - 0 1", board.TooManyPieces},      // a3 comes from a2 or b2
		{"rnbqkbnr/pppppp2/8/8/P7/P7/P7/4K3 w - - 0 1", board.TooManyPieces}, // three captures
		{"1nbqkbnr/pppppp2/8/8/P7/P7/P7/4K3 w - - 0 1", 0},
		{"4k3/8/8/8/8/8/PPPPPPPP/NNBBKRRQ w - - 0 1", 0},
		{"4k3/8/8/8/7b/8/8/r3K3 w - - 0 1", 0},
		{"4k3/8/8/8/7b/8/6n1/r3K3 w - - 0 1", board.TooManyCheckers},
		{"4k3/8/8/4r3/7b/8/6n1/r3K3 w - - 0 1", board.TooManyCheckers},
		{"P3k3/8/8/8/8/8/8/4K3 w K e6 0 1", board.PawnOnLastRank | board.CastlingWithoutRook | board.EnPassantWithoutPawn},
	} {
		faults, _, err := board.Diagnose(test.fen)
		if got := board.Union(faults); err != nil || got != test.want {
			t.Errorf("%s: got %v (error %v), want %v", test.fen, got, err, test.want)
		}
		if _, err := board.ParseFEN(test.fen); (err != nil) != (test.want&(board.Unplayable|board.Repairable) != 0) {
			t.Errorf("%s: faults %v, but ParseFEN says %v", test.fen, test.want, err)
		}
	}
	if faults, _, err := board.Diagnose("startpos"); err == nil {
		t.Errorf("startpos: got %v, want an error", faults)
	}
}

// TestGamesAreReachable plays random games, and wants no position of them called unreachable.
func TestGamesAreReachable(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 60))
	var moves []board.Move
	for range often(300, 30_000) {
		p, _ := board.Start960(random.IntN(960))
		for range 150 {
			if setup := p.Setup(); setup.Faults()&board.Unreachable != 0 {
				t.Fatalf("%s: %v", p.FEN(), setup.Faults())
			}
			if moves = p.AppendLegalMoves(moves[:0]); len(moves) == 0 {
				break
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	}
}

// TestFaultsHavePlaces holds where each fault is said to be, and its words.
func TestFaultsHavePlaces(t *testing.T) {
	for _, test := range []struct{ fen, want string }{
		{"8/8/8/8/8/8/8/K6K w - - 0 1", "FEN: piece placement, byte 16: expected one white king, found another\n" +
			"FEN: piece placement, byte 0: expected one black king, found none\n"},
		{"4k3/8/8/8/8/8/4K3/R6R b K e3 0 1", "FEN: castling rights, byte 24: expected the white king on its back rank, found K with the king on e2\n" +
			"FEN: en-passant square, byte 26: expected a pawn of the opponent on e4, found e3\n"},
		{"4k3/P7/8/P7/8/8/PPPPPPPP/P3K3 w - a3 0 1", "FEN: piece placement, byte 25: expected no pawn on ranks 1 and 8, found one on a1\n" +
			"FEN: en-passant square, byte 34: expected a square that a pawn of the opponent passes over, found a3\n" +
			"FEN: piece placement, byte 0: expected at most 8 white pawns, found 11\n" +
			"FEN: piece placement, byte 0: expected at most 8 white pawns and promoted pieces, found 11\n"},
		{"rnbqkbnr/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "FEN: piece placement, byte 0: expected at most 8 black pawns, found 9\n" +
			"FEN: piece placement, byte 0: expected at most 16 black pieces, found 17\n"},
		{"rnbqkbnr/pppppppp/8/8/8/6P1/6P1/4K3 w - - 0 1", "FEN: piece placement, byte 0: expected white pawns with at most 0 captures, the black pieces missing, found pawns on a file that need more\n"},
		{"rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b kq - 0 1", "FEN: piece placement, byte 25: expected at most 8 white pawns and promoted pieces, found 9, with the piece on f3 (pawns have let no such piece out)\n"},
		{"rnbqkbnr/pppppppp/8/8/8/5B2/PPPPPPPP/RN1QKBNR b KQkq - 0 1", "FEN: piece placement, byte 25: expected at most 8 white pawns and promoted pieces, found 9, with the piece on f3 (pawns have let no such piece out)\n"},
		{"4k1nb/pppppppp/8/3n4/8/8/8/NNNBK3 w - - 0 1", ""},
		{"rnb1kbnr/pppppppp/8/3q4/8/8/8/4K3 w - - 0 1", "FEN: piece placement, byte 21: expected at most 8 black pawns and promoted pieces, found 9, with the piece on d5 (pawns have let no such piece out)\n"},
		{"4kqnn/1ppppppp/p1nq4/8/8/8/8/4K3 w - - 0 1", "FEN: piece placement, byte 18: expected at most 8 black pawns and promoted pieces, found 10, with the piece on c6 and d6\n"},
		{"4k3/8/8/4r3/7b/8/6n1/r3K3 w - - 0 1", "FEN: piece placement, byte 21: expected at most two pieces that give check, found 4\n"},
	} {
		faults, _, err := board.Diagnose(test.fen)
		got := ""
		for _, f := range faults {
			got += f.Error() + "\n"
		}
		if err != nil || got != test.want {
			t.Errorf("%s (error %v): got\n%swant\n%s", test.fen, err, got, test.want)
		}
	}
}

// refused reports whether [board.ParseFEN] refuses a position with these faults.
func refused(faults []*board.FENError) bool {
	return board.Union(faults)&(board.Unplayable|board.Repairable) != 0
}

// dropped returns the number of faults that a repair drops.
func dropped(faults []*board.FENError) (n int) {
	for _, f := range faults {
		if f.Fault&(board.Repairable|board.Superfluous) != 0 {
			n++
		}
	}
	return n
}

func TestRepair(t *testing.T) {
	for _, test := range []struct {
		fen, want string
		dropped   int
	}{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 0},
		{"r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", 2},
		{"r6r/4k3/8/8/8/8/8/4K3 w KQkq - 5 9", "r6r/4k3/8/8/8/8/8/4K3 w - - 5 9", 4},
		{"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 0},
		{"4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/4r3/3pP3/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1}, // the square of the pawn
		{"4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", 1},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d7 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1}, // where it came from
		{"4k3/8/8/3p4/8/8/8/4K3 w - d5 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/3n4/8/3pP3/8/8/8/4K3 w - d5 0 1", "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", 1},
		{"r6k/8/8/8/8/8/8/6K1 w KQkq - 0 1", "r6k/8/8/8/8/8/8/6K1 w - - 0 1", 3},
		{"4k2r/8/8/8/8/8/8/R4RK1 w HQk - 0 1", "4k2r/8/8/8/8/8/8/R4RK1 w k - 0 1", 1},
		{"4k3/8/8/8/8/8/8/R4RK1 w KQK - 0 1", "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", 2},
		{"4k3/8/8/8/8/8/8/R4RK1 w KQ - 0 1", "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", 1},
		{"4k3/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "4k3/8/8/8/8/8/8/R3K1R1 w Q - 0 1", 2},
		{"2k3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1", "2k3r1/8/8/8/8/8/8/1RK3R1 w KQ - 0 1", 1},
		{"4k3/8/8/8/8/8/8/2R3K1 w KQ - 0 1", "4k3/8/8/8/8/8/8/2R3K1 w - - 0 1", 1},
		{"4k2r/8/8/8/8/8/8/2R3K1 w KQkq - 0 1", "4k2r/8/8/8/8/8/8/2R3K1 w k - 0 1", 2},
		{"r3k1r1/8/8/8/8/8/8/1RK3R1 w GBaf - 0 1", "r3k1r1/8/8/8/8/8/8/1RK3R1 w a - 0 1", 1}, // no game has c1 and e8
		{"3k2r1/8/8/8/8/8/8/1RK3R1 w GBgf - 0 1", "3k2r1/8/8/8/8/8/8/1RK3R1 w - - 0 1", 1},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", 0}, // nothing to repair
		{"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 1},
		{"4k3/8/8/8/8/8/8/4K3 w - a1 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - a1 0 1", "4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1", 1}, // nine pawns stay
	} {
		faults, repaired, err := board.Diagnose(test.fen)
		if err != nil || repaired == nil {
			t.Errorf("%s: no repair, faults %v (error %v)", test.fen, faults, err)
		} else if got, dropped := repaired.FEN(), dropped(faults); got != test.want || dropped != test.dropped {
			t.Errorf("%s:\ngot  %s, %d faults\nwant %s and %d faults", test.fen, got, dropped, test.want, test.dropped)
		}
	}
	for _, fen := range []string{"", "8/8/8/8/8/8/8/K7 w K - 0 1", "8/8/8/3kK3/8/8/8/8 w K - 0 1"} {
		if _, repaired, _ := board.Diagnose(fen); repaired != nil {
			t.Errorf("%q: got %v, want no repair", fen, repaired)
		}
	}
}

// TestFaultNames wants a separate name for each fault, and lists of them.
func TestFaultNames(t *testing.T) {
	seen := map[string]board.Fault{}
	for bit := range 32 {
		fault := board.Fault(1) << bit
		known := fault&(board.Unplayable|board.Repairable|board.Superfluous|board.Unreachable|board.Unusual) != 0
		name := fault.String()
		if known != (name != "") {
			t.Errorf("the fault %#x is called %q", uint32(fault), name)
		}
		if other, taken := seen[name]; taken && known {
			t.Errorf("the faults %#x and %#x are both called %q", uint32(fault), uint32(other), name)
		}
		seen[name] = fault
	}
	for want, set := range map[string]board.Fault{
		"none":          0,
		"missing king":  board.MissingKing,
		"several kings": board.SeveralKings,
		"missing king, pawn on last rank, castling twice, en passant without a legal capture": board.MissingKing | board.PawnOnLastRank |
			board.CastlingTwice | board.Superfluous,
		"too many pawns, too many pieces, too many checkers, impossible double check, castling rights of no game": board.Unreachable,
	} {
		if got := set.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
