package wire_test

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

func TestSubjects(t *testing.T) {
	s := wire.SubjectsOf(wire.ShortName("0123456789abcdef0123"))
	if got := s.Of(wire.Ask, "alice"); got != "bitray.0123456789abcdef.ask.alice" || wire.KeyOf(got) != "alice" {
		t.Error(got)
	}
	if s.All(wire.Result) != "bitray.0123456789abcdef.result.*" || s.Stream() != "bitray-0123456789abcdef" {
		t.Error(s.All(wire.Result), s.Stream())
	}
	if wire.KindOf("bitray.0123456789abcdef.ask.alice") != wire.Ask || wire.KindOf("x") != "x" {
		t.Error("the kind of a message is not found")
	}
	for run, good := range map[string]bool{"0123456789abcdef": true, "0123456789abcdeF": false, "0123456789abcde": false, "*": false} {
		if err := wire.CheckRun(run); (err == nil) != good {
			t.Errorf("%q: error %v", run, err)
		}
	}
	for name, good := range map[string]bool{"alice-2": true, "": false, "a.b": false, "a b": false, "*": false, "é": false} {
		if err := wire.CheckName(name); (err == nil) != good {
			t.Errorf("%q: error %v", name, err)
		}
	}
}

// job returns a job of five positions.
func job(t testing.TB) wire.Job {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "run")
	if _, err := deep.Plan(context.Background(), folder, board.Start(), deep.PlanOptions{Depth: 2, Split: 1, Chunk: 5}); err != nil {
		t.Fatal(err)
	}
	run, err := deep.Read(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer run.Close()
	block, err := run.Block(0)
	if err != nil {
		t.Fatal(err)
	}
	return wire.Job{Part: wire.Part{Chunk: 7, From: 1, To: 4}, Ticket: "x", Len: 5, Block: block, Sum: wire.Checksum(block)}
}

func TestJob(t *testing.T) {
	var got wire.Answer
	if err := wire.Decode(wire.Encode(wire.Answer{Jobs: []wire.Job{job(t)}}), &got); err != nil {
		t.Fatal(err)
	}
	if entries, err := got.Jobs[0].Positions(); err != nil || len(entries) != 3 {
		t.Errorf("%d positions (error %v)", len(entries), err)
	}
	bad := job(t)
	bad.Block = bytes.Clone(bad.Block)
	bad.Block[3] ^= 1
	if _, err := bad.Positions(); err == nil {
		t.Error("nobody notices a flipped bit")
	}
	bad = job(t)
	bad.To = 6
	if err := wire.Decode(wire.Encode(wire.Answer{Jobs: []wire.Job{bad}}), &got); err == nil {
		t.Error("a part beyond the chunk is taken")
	}
}

func TestCounted(t *testing.T) {
	sent := wire.Counted{Instance: "i", Part: wire.Part{Chunk: 1, To: 3}, Method: "simd", Version: "v1"}
	sent.SetCounts([]uint64{1, 1 << 63, 3})
	var got wire.Counted
	if err := wire.Decode(wire.Encode(&sent), &got); err != nil || !slices.Equal(got.Numbers(), []uint64{1, 1 << 63, 3}) {
		t.Errorf("%v (error %v)", got.Numbers(), err)
	}
	sent.To = 4
	if err := wire.Decode(wire.Encode(&sent), &got); err == nil {
		t.Error("three counts for four positions are taken")
	}
}

func TestGolden(t *testing.T) {
	counts, err := wire.Golden(context.Background(), perft.Auto)
	if err != nil || !wire.IsGolden(counts) {
		t.Errorf("%v (error %v)", counts, err)
	}
	counts[1] = counts[1].AddUint64(1)
	if wire.IsGolden(counts) || wire.IsGolden(counts[:2]) || wire.IsGolden(nil) {
		t.Error("wrong counts are golden")
	}
}

// FuzzDecode reads data as each kind of message.
func FuzzDecode(f *testing.F) {
	counted := wire.Counted{Instance: "i", Part: wire.Part{Chunk: 1, To: 1}, Method: "simd", Version: "v1"}
	counted.SetCounts([]uint64{5})
	for _, message := range []any{
		&wire.Greeting{Instance: "i", Version: "v", Threads: 1, Method: "simd"}, &wire.Welcome{Remaining: 1, BeatMS: 1},
		&wire.Beat{Instance: "i", Held: []wire.Part{{Chunk: 1, To: 2}}},
		&wire.Request{Beat: wire.Beat{Instance: "i", Held: []wire.Part{{Chunk: 1, To: 2}}}, Want: 3},
		&wire.Answer{Jobs: []wire.Job{job(f)}}, &counted,
	} {
		f.Add(wire.Encode(message))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		again(t, data, &wire.Greeting{}, &wire.Greeting{})
		again(t, data, &wire.Welcome{}, &wire.Welcome{})
		again(t, data, &wire.Beat{}, &wire.Beat{})
		again(t, data, &wire.Request{}, &wire.Request{})
		again(t, data, &wire.Counted{}, &wire.Counted{})
		answer := &wire.Answer{}
		again(t, data, answer, &wire.Answer{})
		for i := range answer.Jobs {
			answer.Jobs[i].Positions() // must not panic
		}
	})
}

// FuzzSubject reads subjects, of which the server vouches for no more than the last word.
func FuzzSubject(f *testing.F) {
	f.Add("bitray.0123456789abcdef.ask.alice")
	f.Add("")
	f.Fuzz(func(t *testing.T, subject string) {
		kind, key := wire.KindOf(subject), wire.KeyOf(subject)
		if strings.Contains(string(kind), ".") || strings.Contains(key, ".") || !strings.HasSuffix(subject, key) {
			t.Fatalf("%q: kind %q, key %q", subject, kind, key)
		}
	})
}

// again holds the reader to its laws: no panic, and what it accepts is written so that it is
// accepted again and means the same.
func again[M interface {
	*wire.Greeting | *wire.Welcome | *wire.Beat | *wire.Request | *wire.Counted | *wire.Answer
}](t *testing.T, data []byte, first, second M) {
	t.Helper()
	if decode(data, first) != nil {
		return
	}
	b := wire.Encode(first)
	if err := decode(b, second); err != nil || !bytes.Equal(wire.Encode(second), b) {
		t.Fatalf("%q is written %q, which reads as %q (error %v)", data, b, wire.Encode(second), err)
	}
}

func decode(data []byte, into any) error {
	switch m := into.(type) {
	case *wire.Greeting:
		return wire.Decode(data, m)
	case *wire.Welcome:
		return wire.Decode(data, m)
	case *wire.Beat:
		return wire.Decode(data, m)
	case *wire.Request:
		return wire.Decode(data, m)
	case *wire.Counted:
		return wire.Decode(data, m)
	}
	return wire.Decode(data, into.(*wire.Answer))
}
