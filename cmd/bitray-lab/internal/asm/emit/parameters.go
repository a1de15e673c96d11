package emit

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Base returns the address of the first element of a parameter that is a slice.
func (f *File) Base(slice string) reg.GPVirtual { return f.register(f.Param(slice).Base()) }

// Len returns the length of a parameter that is a slice.
func (f *File) Len(slice string) reg.GPVirtual { return f.register(f.Param(slice).Len()) }

// Value returns a parameter that is a pointer or a word.
func (f *File) Value(name string) reg.GPVirtual { return f.register(f.Param(name)) }

func (f *File) register(c gotypes.Component) reg.GPVirtual {
	r := f.GP64()
	f.context.Load(c, r)
	return r
}

// Parameter returns a parameter where the caller has put it, in memory.
func (f *File) Parameter(name string) operand.Mem { return Address(f.Param(name)) }

// Address returns the address of a parameter, or of a part of one. There must be such a one, and
// it must fit in a register.
func Address(c gotypes.Component) operand.Mem {
	basic, err := c.Resolve()
	if err != nil {
		panic(err)
	}
	return basic.Addr
}
