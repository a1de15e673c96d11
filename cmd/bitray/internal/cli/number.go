package cli

import (
	"errors"
	"fmt"
	"math"
	"strconv"
)

// whole is what a number of a command line is kept in.
type whole interface{ int | uint64 }

// Number is the value of a flag with a whole number in decimal. It refuses what is outside its range, so a
// variable holds either such a number or its default, which may be outside to say that the flag was not
// given.
type Number[T whole] struct {
	variable    *T
	least, most T
}

// AtLeast makes variable the value of a flag, with a default. Numbers below least are refused.
func AtLeast[T whole](least T, variable *T, value T) *Number[T] {
	*variable = value
	return &Number[T]{variable, least, largest[T]()}
}

// AtMost also refuses numbers above most.
func (n *Number[T]) AtMost(most T) *Number[T] {
	n.most = most
	return n
}

// Set reads the number.
func (n *Number[T]) Set(text string) error {
	value, err := ParseNumber(text, n.least, n.most)
	if err == nil {
		*n.variable = value
	}
	return err
}

// String returns the number in decimal.
func (n *Number[T]) String() string { return fmt.Sprint(*n.variable) }

// Type is how package pflag calls the values.
func (*Number[T]) Type() string { return "number" }

// ParseNumber reads a whole number in decimal digits. The error is an [Expected].
func ParseNumber[T whole](text string, least, most T) (T, error) {
	value, err := strconv.ParseUint(text, 10, 64)
	tooLarge := value > uint64(most) || errors.Is(err, strconv.ErrRange)
	if err == nil && !tooLarge && T(value) >= least {
		return T(value), nil
	}
	if most == largest[T]() && !tooLarge {
		return 0, Expected(fmt.Sprintf("a whole number, %d or more", least))
	}
	return 0, Expected(fmt.Sprintf("a whole number from %d to %d", least, most))
}

// largest returns the largest value of a type.
func largest[T whole]() T { return max(^T(0), math.MaxInt) }

// Expected says what the value of a flag or an argument should be.
type Expected string

func (e Expected) Error() string { return "expected " + string(e) }
