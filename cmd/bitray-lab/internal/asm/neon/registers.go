package neon

import (
	"fmt"
	"slices"
	"strings"
)

// Imm is an immediate operand.
type Imm uint64

func (i Imm) String() string { return fmt.Sprintf("$%d", uint64(i)) }

// General is a general register.
type General int

func (r General) String() string { return fmt.Sprintf("R%d", int(r)) }

// Then is the memory that r points to, of a number of bytes, for an instruction with the suffix .P, after which r
// points past it. For others it is the memory that many bytes after r.
func (r General) Then(bytes int) string { return fmt.Sprintf("%d(%v)", bytes, r) }

// lastGeneral is the last of the registers that a function may use freely: above are some for the
// linker, the operating system and the run-time.
const lastGeneral = 15

// General returns a general register that is not in use. It stays in use.
func (k *Kernel) General() General {
	if k.general > lastGeneral {
		panic(k.name + ": no general register is left")
	}
	k.general++
	return General(k.general - 1)
}

// Vector is a vector register.
type Vector int

func (v Vector) of(arrangement string) string { return fmt.Sprintf("V%d.%s", int(v), arrangement) }

// String is v as sixteen bytes.
func (v Vector) String() string { return v.of("B16") }

// D2 is v as two words.
func (v Vector) D2() string { return v.of("D2") }

// Word is one of the two words of v.
func (v Vector) Word(i int) string { return v.of(fmt.Sprintf("D[%d]", i)) }

// Vector returns a vector register that is not in use, and is until the [Kernel.Scope] ends. Single ones are
// taken from the end, so that rows of them fit in before.
func (k *Kernel) Vector() Vector {
	for i := len(k.vectors) - 1; i >= 0; i-- {
		if !k.vectors[i] {
			k.vectors[i] = true
			return Vector(i)
		}
	}
	panic(k.name + ": no vector register is left")
}

// Vectors returns vector registers that are not in use and follow one another, as tables and the
// registers of one load do.
func (k *Kernel) Vectors(n int) Vectors {
	for first := 0; first+n <= len(k.vectors); first++ {
		if !slices.Contains(k.vectors[first:first+n], true) {
			run := make(Vectors, n)
			for i := range run {
				run[i] = Vector(first + i)
				k.vectors[first+i] = true
			}
			return run
		}
	}
	panic(fmt.Sprintf("%s: no %d vector registers in a row are left", k.name, n))
}

// Scope writes what body writes. The vector registers that body has taken are free after it.
func (k *Kernel) Scope(body func()) {
	before := k.vectors
	body()
	k.vectors = before
}

// Vectors are registers that follow one another.
type Vectors []Vector

// Table is v as a table of bytes, and as memory has it.
func (v Vectors) Table() string { return strings.ReplaceAll(fmt.Sprint([]Vector(v)), " ", ", ") }

// Fill loads up to four registers from memory and moves the pointer past it.
func (k *Kernel) Fill(from General, v Vectors) { k.Op("VLD1.P", from.Then(16*len(v)), v.Table()) }

// Pair is two registers, which need not follow one another, as FLDPQ and FSTPQ have them.
func Pair(a, b Vector) string { return fmt.Sprintf("(F%d, F%d)", int(a), int(b)) }

// Store stores up to four registers and moves the pointer past them.
func (k *Kernel) Store(v Vectors, to General) { k.Op("VST1.P", v.Table(), to.Then(16*len(v))) }

// Deal deals the bytes in memory out to four registers in turn, and moves the pointer past them.
func (k *Kernel) Deal(from General, v Vectors) { k.Op("VLD4.P", from.Then(16*len(v)), v.Table()) }

// Collect stores what four registers were dealt, and moves the pointer past it.
func (k *Kernel) Collect(v Vectors, to General) { k.Op("VST4.P", v.Table(), to.Then(16*len(v))) }

// Constant loads two words into v. The assembler lays them down by itself.
func (k *Kernel) Constant(low, high uint64, v Vector) {
	k.Op("VMOVQ", fmt.Sprintf("$0x%016x", low), fmt.Sprintf("$0x%016x", high), fmt.Sprintf("V%d", int(v)))
}
