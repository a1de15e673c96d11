package transform_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

var (
	// bookkeeping matches the lines of a listing that are no instructions.
	bookkeeping = regexp.MustCompile(`^(TEXT|FUNCDATA|PCDATA|NOP)\b`)
	// divides matches the instruction that divides on any of Go's processors, or the call of the run-time
	// system where there is none.
	divides = regexp.MustCompile(`(?i)div`)
)

// TestButterflyOfConstantSizeIsFolded reads the assembly of callers. With a constant size the compiler works
// out the mask: the instructions are those of the same butterfly with its mask as a literal, in an order of
// their own, and none divides. Dividing shows that a division would be seen.
func TestButterflyOfConstantSizeIsFolded(t *testing.T) {
	instructions := compilertest.Assembly(t, []byte(`package caller

import "github.com/bitray/bitray/transform"

func Literal8(x uint64) uint64 { return literal8(x) }
func Folded8(x uint64) uint64  { return transform.Butterfly(x, 8) }
func literal8(x uint64) uint64 { return x>>8&0x00ff00ff00ff00ff | x&0x00ff00ff00ff00ff<<8 }

func Literal1(x uint32) uint32 { return literal1(x) }
func Folded1(x uint32) uint32  { return transform.Butterfly(x, 1) }
func literal1(x uint32) uint32 { return x>>1&0x55555555 | x&0x55555555<<1 }

func Literal32(x uint64) uint64 { return literal32(x) }
func Folded32(x uint64) uint64  { return transform.Butterfly(x, 32) }
func literal32(x uint64) uint64 { return x>>32&0xffffffff | x&0xffffffff<<32 }

func Dividing(x, by uint64) uint64 { return x / by }
`))
	code := map[string][]string{}
	for function, lines := range instructions {
		code[function] = slices.Sorted(slices.Values(slices.DeleteFunc(lines, bookkeeping.MatchString)))
	}
	if !slices.ContainsFunc(code["Dividing"], divides.MatchString) {
		t.Errorf("a division is not seen in %q", code["Dividing"])
	}
	for _, size := range []string{"1", "8", "32"} {
		folded, literal := code["Folded"+size], code["Literal"+size]
		if len(folded) == 0 || !slices.Equal(folded, literal) {
			t.Errorf("size %s:\n%q, with the mask as a literal:\n%q", size, folded, literal)
		}
		if slices.ContainsFunc(folded, divides.MatchString) {
			t.Errorf("size %s divides: %q", size, folded)
		}
	}
}
