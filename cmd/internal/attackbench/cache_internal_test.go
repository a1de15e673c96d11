package attackbench

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// wholeBallast is the memory that is overwritten outside of tests.
var wholeBallast = ballast

// TestMain lets the tests overwrite a megabyte instead: to write twice the cache of a server takes
// seconds.
func TestMain(m *testing.M) {
	ballast = sync.OnceValue(func() []uint64 { return make([]uint64, 1<<17) })
	os.Exit(m.Run())
}

func TestBallastIsTwiceTheCache(t *testing.T) {
	if got, want := 8*len(wholeBallast()), 2*cacheBytes(); got != want {
		t.Errorf("%d bytes, want %d", got, want)
	}
}

// TestCacheBytesAreThoseOfTheLargest writes the files of Linux, or leaves them out.
func TestCacheBytesAreThoseOfTheLargest(t *testing.T) {
	root := t.TempDir()
	if got := cacheBytesBelow(root); got != 32<<20 {
		t.Errorf("no files: %d bytes, want 32 MiB", got)
	}
	for i, size := range []string{"32K", "3072K", "512K", "many"} {
		dir := filepath.Join(root, "sys/devices/system/cpu/cpu0/cache", fmt.Sprintf("index%d", i))
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "size"), []byte(size+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got := cacheBytesBelow(root); got != 3<<20 {
		t.Errorf("32K, 3072K and 512K: %d bytes, want 3 MiB", got)
	}
}

// TestOverwriteCaches looks for the words that are written: one in each line of 64 bytes.
func TestOverwriteCaches(t *testing.T) {
	words := ballast()
	before := words[0]
	overwriteCaches()
	for i, word := range words {
		want := uint64(0)
		if i%8 == 0 {
			want = before + 1
		}
		if word != want {
			t.Fatalf("word %d: %d, want %d", i, word, want)
		}
	}
}

// TestColdGroupsFindNothingInCaches counts how often the caches are overwritten: once before all
// subjects of a cold group, in each round, and never before a warm one.
func TestColdGroupsFindNothingInCaches(t *testing.T) {
	const rounds = 3
	var subjects []Subject
	var seen []uint64
	for _, mode := range []Mode{Throughput, Cold} {
		for _, name := range []string{"a", "b"} {
			subjects = append(subjects, stub(Cell{Technique: name, Mode: mode}, func() {
				if mode == Cold {
					seen = append(seen, ballast()[0])
				}
			}))
		}
	}
	before := ballast()[0]
	if _, err := Measure(t.Context(), subjects, Config{Rounds: rounds, SampleTime: 1}); err != nil {
		t.Fatal(err)
	}
	if len(seen) != 2*rounds {
		t.Fatalf("%d cold passes, want one of each subject in each of %d rounds", len(seen), rounds)
	}
	for i, times := range seen {
		if want := before + uint64(i/2) + 1; times != want {
			t.Errorf("before pass %d the caches were overwritten %d times, want %d", i, times-before, want-before)
		}
	}
}
