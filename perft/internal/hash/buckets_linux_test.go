package hash_test

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/perft/internal/hash"
)

// TestHugePages asks the kernel what it was told of the memory of a table: "hg" is the flag for huge pages.
func TestHugePages(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		t.Skip("the kernel has no transparent huge pages")
	}
	table := table(t, 8, 1)
	defer table.Close()
	if table.Address()%(2<<20) != 0 {
		t.Errorf("the table begins at %#x, want a multiple of 2 MiB", table.Address())
	}
	flags, mapped := flagsAt(t, table.Address())
	if !mapped || len(flags) == 0 {
		t.Skip("/proc/self/smaps does not tell the flags of memory, as on an emulated system")
	}
	if !slices.Contains(flags, "hg") {
		t.Errorf("the flags of the memory are %v, want hg among them", flags)
	}
}

// TestMemoryIsFreed looks for the memory of a table that was closed, and of one that is unreachable.
func TestMemoryIsFreed(t *testing.T) {
	for _, closed := range []bool{true, false} {
		address := func() uintptr {
			table := table(t, 64, 1)
			address := table.Address()
			if !isTable(t, address) {
				t.Skip("/proc/self/smaps does not tell that huge pages were asked for, as on an emulated system")
			}
			if closed {
				table.Close()
			}
			return address
		}()
		for range 200 {
			if closed || !isTable(t, address) {
				break
			}
			runtime.GC()
			time.Sleep(10 * time.Millisecond) // the cleanup runs on a goroutine of its own
		}
		if isTable(t, address) {
			t.Errorf("closed: %t: the table is still mapped", closed)
		}
	}
}

// TestATableIsFreedOnce takes the place of a closed table by another one, which must outlive what
// is left of the first.
func TestATableIsFreedOnce(t *testing.T) {
	const mebibytes = 64
	second := func() *hash.Table {
		first := table(t, mebibytes, 1)
		address := first.Address()
		first.Close()
		second := table(t, mebibytes, 1)
		if second.Address() != address {
			t.Skip("the kernel has found another place for the second table")
		}
		return second
	}()
	defer second.Close()
	if !isTable(t, second.Address()) {
		t.Skip("/proc/self/smaps does not tell that huge pages were asked for, as on an emulated system")
	}
	for range 3 {
		runtime.GC()
		time.Sleep(10 * time.Millisecond) // a cleanup would run on a goroutine of its own
	}
	if !isTable(t, second.Address()) {
		t.Error("the memory of the second table is freed with the first")
	}
}

func TestUntilHugePage(t *testing.T) {
	const page = 2 << 20
	for address, want := range map[uintptr]int{0: 0, page: 0, page + 1: page - 1, 2*page + 4096: page - 4096, 4*page - 4096: 4096} {
		if got := hash.UntilHugePage(address); got != want {
			t.Errorf("from %#x: %d bytes, want %d", address, got, want)
		}
	}
}

// TestMemoryThatIsNotGrantedIsAnError maps as much as there are addresses.
func TestMemoryThatIsNotGrantedIsAnError(t *testing.T) {
	if strconv.IntSize < 64 {
		t.Skip("skipped where addresses are short: no number holds this size")
	}
	table, err := hash.NewUnchecked(1<<27-1, 1)
	if table != nil || err == nil || !strings.HasPrefix(err.Error(), "hash: 134217727 MiB: expected as much memory: ") {
		t.Errorf("got %v, error %v, want one of the kernel", table, err)
	}
}

// isTable reports whether the memory at an address was mapped for a table, which asks for huge pages. What is
// mapped there once a table is freed, such as the stack of a thread, does not.
func isTable(t *testing.T, address uintptr) bool {
	t.Helper()
	flags, _ := flagsAt(t, address)
	return slices.Contains(flags, "hg")
}

// flagsAt returns the flags of the mapping that holds an address, and whether there is one.
func flagsAt(t *testing.T, address uintptr) (flags []string, mapped bool) {
	t.Helper()
	text, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Skip(err)
	}
	for line := range strings.Lines(string(text)) {
		var from, to uintptr
		if n, _ := fmt.Sscanf(line, "%x-%x ", &from, &to); n == 2 {
			if mapped {
				break
			}
			mapped = from <= address && address < to
		} else if list, found := strings.CutPrefix(line, "VmFlags:"); mapped && found {
			flags = strings.Fields(list)
		}
	}
	return flags, mapped
}
