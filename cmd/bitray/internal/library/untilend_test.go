//go:build unix

package library

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

// TestUntilEnd reads from a pipe that stays open: what was written before the end, in pieces, and no more than a pipe holds.
func TestUntilEnd(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Skip("skipped: there are no pipes:", err)
	}
	defer read.Close()
	defer write.Close()
	u := &untilEnd{file: read}
	if _, err := io.WriteString(write, "before"); err != nil {
		t.Fatal(err)
	}
	text := make([]byte, 4)
	if n, err := u.Read(text); n != 4 || err != nil || string(text) != "befo" {
		t.Fatalf("got %d bytes %q and %v", n, text, err)
	}
	if err := read.SetReadDeadline(time.Now()); err != nil {
		t.Fatal(err)
	}
	io.WriteString(write, " and at the end")
	if rest, err := io.ReadAll(u); string(rest) != "re and at the end" || err != nil {
		t.Errorf("got %q and %v, want the rest and no error", rest, err)
	}
	endless := strings.Repeat("x", 1<<15)
	total := 0
	for buffer := make([]byte, 1<<15); ; {
		io.WriteString(write, endless)
		n, err := u.Read(buffer)
		if total += n; err != nil {
			break
		}
		if total > 2*mostInPipe {
			t.Fatal("it reads without end what is written after the end")
		}
	}
}
