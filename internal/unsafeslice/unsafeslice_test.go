package unsafeslice_test

import (
	"testing"

	"github.com/bitray/bitray/internal/unsafeslice"
)

type (
	board  uint64
	square int8
)

func TestWordsShareMemory(t *testing.T) {
	boards := make([]board, 3, 8)
	words := unsafeslice.Words(boards)
	words[2] = 1 << 63
	if boards[2] != 1<<63 || len(words) != 3 || cap(words) != 3 {
		t.Errorf("boards %#x, length %d, capacity %d: want the same memory, 3 and 3", boards, len(words), cap(words))
	}
}

func TestLinesSharesMemory(t *testing.T) {
	bytes := make([]byte, 3*64+63)
	lines := unsafeslice.Lines(bytes)
	lines[2][7] = 0xffff_ffff_ffff_ffff
	if bytes[3*64-1] != 0xff || bytes[3*64] != 0 || len(lines) != 3 || cap(lines) != 3 {
		t.Errorf("bytes %x, %d lines, capacity %d: want the same memory, 3 and 3", bytes[2*64:], len(lines), cap(lines))
	}
	for _, none := range [][]byte{nil, bytes[:63], bytes[1:], bytes[4:]} {
		if got := unsafeslice.Lines(none); len(got) != 0 {
			t.Errorf("%d bytes from %p have %d lines, want none", len(none), none, len(got))
		}
	}
}

func TestBytesKeepsBits(t *testing.T) {
	squares := append(make([]square, 0, 4), 63, -1)
	b := unsafeslice.Bytes(squares)
	if len(b) != 2 || cap(b) != 2 || b[0] != 63 || b[1] != 255 {
		t.Errorf("bytes %v, capacity %d: want 63 and 255, 2", b, cap(b))
	}
	b[0] = 5
	if squares[0] != 5 {
		t.Errorf("square %d after its byte was set to 5", squares[0])
	}
}

func TestEmpty(t *testing.T) {
	if len(unsafeslice.Words([]board(nil))) != 0 || len(unsafeslice.Bytes([]square{})) != 0 {
		t.Error("nothing became something")
	}
}

func TestNoAllocation(t *testing.T) {
	var boards [4]board
	if n := testing.AllocsPerRun(10, func() { unsafeslice.Words(boards[:])[0]++ }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
