package neon

import (
	"fmt"
	"strings"
)

// Kernel is a function under construction.
type Kernel struct {
	file       *File
	name, doc  string
	parameters []Parameter
	text       strings.Builder
	vectors    [32]bool // in use
	general    int      // how many are in use
	labels     int
}

// Parameter is a parameter of a function: its name and its type in Go.
type Parameter struct{ Name, Type string }

func (p Parameter) bytes() int {
	if strings.HasPrefix(p.Type, "[]") {
		return 24
	}
	return 8
}

// Begin begins a function. What its parameters point to does not escape. Each parameter is a slice, a
// pointer or a word.
func (f *File) Begin(name, about string, parameters ...Parameter) *Kernel {
	k := &Kernel{file: f, name: name, doc: name + " " + about, parameters: parameters}
	f.kernels = append(f.kernels, k)
	return k
}

// End returns to Go.
func (k *Kernel) End() { k.Op("RET") }

func (k *Kernel) signature() string {
	var list []string
	for _, p := range k.parameters {
		list = append(list, p.Name+" "+p.Type)
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// size returns how much room parameters take.
func (k *Kernel) size() (bytes int) {
	for _, p := range k.parameters {
		bytes += p.bytes()
	}
	return bytes
}

// Op writes an instruction.
func (k *Kernel) Op(name string, operands ...any) {
	list := make([]string, len(operands))
	for i, operand := range operands {
		list[i] = fmt.Sprint(operand)
	}
	k.text.WriteString(strings.TrimRight("\t"+name+" "+strings.Join(list, ", "), " ") + "\n")
}

// Base returns a register with a parameter: a pointer, a word, or where a slice begins.
func (k *Kernel) Base(name string) General {
	for _, p := range k.parameters {
		if p.Name == name && p.bytes() > 8 {
			return k.load(name, "_base", 0)
		}
	}
	return k.load(name, "", 0)
}

// Len returns a register with the length of a slice.
func (k *Kernel) Len(name string) General { return k.load(name, "_len", 8) }

func (k *Kernel) load(name, part string, offset int) General {
	for _, p := range k.parameters {
		if p.Name == name {
			r := k.General()
			k.Op("MOVD", fmt.Sprintf("%s%s+%d(FP)", name, part, offset), r)
			return r
		}
		offset += p.bytes()
	}
	panic(k.name + " has no parameter " + name)
}

// Point returns a register with an address.
func (k *Kernel) Point(address Address) General {
	r := k.General()
	k.Op("MOVD", "$"+string(address), r)
	return r
}

// Table returns a register with the address of read-only words; see [File.Table].
func (k *Kernel) Table(name string, words ...uint64) General {
	return k.Point(k.file.Table(name, words...))
}

// Loop repeats body, which answers for some elements, as long as there are so many left, and counts
// down left.
func (k *Kernel) Loop(left General, elements int, body func()) {
	k.labels++
	round, end := fmt.Sprintf("round%d", k.labels), fmt.Sprintf("end%d", k.labels)
	k.Op("SUBS", Imm(elements), left, left)
	k.Op("BLT", end)
	k.label(round)
	body()
	k.Op("SUBS", Imm(elements), left, left)
	k.Op("BGE", round)
	k.label(end)
	if elements > 1 {
		k.Op("ADD", Imm(elements), left, left)
	}
}

// Choose goes one way if a word is not zero, and the other way if it is.
func (k *Kernel) Choose(word General, notZero, zero func()) {
	k.labels++
	otherwise, end := fmt.Sprintf("otherwise%d", k.labels), fmt.Sprintf("chosen%d", k.labels)
	k.Op("CBZ", word, otherwise)
	notZero()
	k.Op("B", end)
	k.label(otherwise)
	zero()
	k.label(end)
}

func (k *Kernel) label(name string) { k.text.WriteString(name + ":\n") }
