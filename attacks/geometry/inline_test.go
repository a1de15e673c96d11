package geometry_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining holds that every function becomes part of its caller, also where the caller has a
// helper in between.
func TestInlining(t *testing.T) {
	var caller strings.Builder
	caller.WriteString(`package caller
import "github.com/bitray/bitray/attacks/geometry"
type (
	square int8
	board  uint64
	color  = geometry.Color
)
`)
	var calls []string
	add := func(parameters, arguments, result, instance string, functions ...string) {
		for _, name := range functions {
			helper := fmt.Sprintf("helper%d", len(calls))
			fmt.Fprintf(&caller, "func %s(%s) %s { return geometry.%s%s(%s) }\n",
				helper, parameters, result, name, instance, arguments)
			fmt.Fprintf(&caller, "func call%d(%s) %s { return %s(%s) }\n", len(calls), parameters, result, helper, arguments)
			calls = append(calls, "geometry."+name, helper)
		}
	}
	add("sq square", "sq", "board", "[board]", "Knight", "King", "RookLines", "BishopLines", "QueenLines")
	add("c color, sq square", "c, sq", "board", "[board]", "Pawn")
	add("d geometry.Direction, sq square", "d, sq", "board", "[board]", "Ray")
	add("a, b square", "a, b", "board", "[board]", "Between", "BetweenTo", "Line")
	add("a, b square", "a, b", "int", "", "Distance")
	add("b board", "b", "board", "", "Knights", "Kings", "StepNorth", "StepSouth", "StepEast", "StepWest",
		"StepNorthEast", "StepNorthWest", "StepSouthEast", "StepSouthWest")
	add("c color, b board", "c, b", "board", "", "Pawns")
	add("d geometry.Direction, b board", "d, b", "board", "", "Step")
	caller.WriteString("func sum(b board) (sum square) {\n\tfor sq := range geometry.Squares[square](b) {\n\t\tsum += sq\n\t}\n\treturn sum\n}\n")
	calls = append(calls, "geometry.Squares", "Squares[go.shape.int8,go.shape.uint64].func1", "sum-range1") // the iterator, its loop, and the body
	compilertest.InlinesInto(t, []byte(caller.String()), calls...)
}
