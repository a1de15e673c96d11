//go:build unix

package main

import (
	"bytes"
	"testing"
)

// TestGuarded lays slices of several lengths at both ends of memory, and changes bytes around them.
func TestGuarded(t *testing.T) {
	const size = 5000
	g, err := newGuarded(size)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.room) < size || len(g.all) != len(g.room)+2*guardBytes || &g.all[guardBytes] != &g.room[0] {
		t.Fatalf("%d bytes, %d of them between guards, want %d and more", len(g.all), len(g.room), size)
	}
	for _, n := range []int{0, 1, 8, size, len(g.room)} {
		for _, at := range []place{atStart, atEnd} {
			if err := g.lay(n, at); err != nil {
				t.Fatal(err)
			}
			from := 0
			if at == atEnd {
				from = len(g.room) - n
			}
			if len(g.slice) != n || g.from() != from {
				t.Errorf("%d bytes at %v: %d bytes from %d, want from %d", n, at, len(g.slice), g.from(), from)
			}
			if !bytes.Equal(g.room, bytes.Repeat([]byte{canary}, len(g.room))) || g.damage("dst") != "" {
				t.Errorf("%d bytes at %v: memory that nobody has written to is damaged: %q", n, at, g.damage("dst"))
			}
			r := g.region(2)
			if r.Slice != 2 || r.Start != address(g.slice) || r.Length != uint64(n) || r.Low != address(g.all) || r.High != r.Low+uint64(len(g.all)) {
				t.Errorf("%d bytes at %v: region %+v", n, at, r)
			}
			for i := range g.slice {
				g.slice[i] = ^byte(canary)
			}
			if damage := g.damage("dst"); damage != "" {
				t.Errorf("%d bytes at %v: written to its slice, damage %q", n, at, damage)
			}
		}
	}
}

// TestDamage writes a byte before a slice and behind it, near and far.
func TestDamage(t *testing.T) {
	g, err := newGuarded(100)
	if err != nil {
		t.Fatal(err)
	}
	last := len(g.room) - 1
	for _, test := range []struct {
		at      place
		written int // in the room
		want    string
	}{
		{atEnd, last - 8, "1 byte before the first of dst"},
		{atEnd, last - 107, "100 bytes before the first of dst"},
		{atEnd, last, ""},
		{atStart, 8, "1 byte behind the last of dst"},
		{atStart, 10, "3 bytes behind the last of dst"},
		{atStart, 7, ""},
	} {
		if err := g.lay(8, test.at); err != nil {
			t.Fatal(err)
		}
		g.room[test.written]++
		if got := g.damage("dst"); got != test.want {
			t.Errorf("byte %d of %d is changed: %q, want %q", test.written, len(g.room), got, test.want)
		}
	}
}
