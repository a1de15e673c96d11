package export

import (
	"cmp"
	"go/token"
	"go/types"
)

// inZig is how Zig writes descriptions. Squares and indices are usize, as the language wants to index with.
var inZig = dialect{
	helper: ".zig",

	spell: func(_ string, o types.Object) string {
		switch o.(type) {
		case *types.TypeName:
			return title(o.Name())
		case *types.Func:
			return o.Name()
		}
		return snake(o.Name())
	},
	basic: map[types.BasicKind]string{types.Uint64: "u64", types.Uint8: "u8", types.Uint: "usize"},
	array: "[%d]%s",

	mark: "///",
	signature: func(u *unit, name, parameters, result string) string {
		return public(u) + "fn " + name + "(" + parameters + ") " + cmp.Or(result, "void")
	},
	structure: [3]string{"// zig fmt: off\nconst %s = struct {", ",", "};\n// zig fmt: on"},
	unfilled: `///
/// Behind a pointer, because Zig may copy an array to take an element of it.
const %[2]s = &%[2]s_memory;
var %[2]s_memory = [_]u64{0} ** slab_size;`,
	table:  [2]string{"// zig fmt: off\nconst %[2]s = %[3]s{", "};\n// zig fmt: on"},
	number: [2]string{"const %[1]s = %[3]s;", "const %[1]s = %[3]s;"},
	list:   ".{ %s }", record: ".{ %[1]s }", member: ".%[2]s = %[1]s",

	word: "@as(u64, %s)", widen: "@as(%[3]s, %[1]s)", narrow: "@as(%[3]s, @intCast(%[1]s))", not: "~%[2]s",
	operators: map[token.Token]string{token.LAND: "and", token.LOR: "or"},
	wrapping:  map[token.Token]string{token.ADD: "+%", token.SUB: "-%", token.MUL: "*%"},
	count:     "@intCast(%[1]s)", index: "@intCast(%[1]s)", refer: "&", arrow: ".", swapBytes: "@byteSwap(%[1]s)",

	variable: [2]string{"const ", "var "},
	store:    "%s[%s] = %s;",
	squares:  "for (0..%[2]s) |%[1]s|", while: "while (%s)",
	endless: "while (true)", leave: "    if (%[1]s) break;\n}",
	branch: "if (%s)", below: true, answer: "return %s;",
}

// public begins what callers of a file may call.
func public(u *unit) string {
	if callable[u.objects[0].Name()] {
		return "pub "
	}
	return ""
}

// callable are the functions for callers of the file. Those of a direction are there for fills.
var callable = map[string]bool{
	"rook": true, "bishop": true, "queen": true, "rookFill": true, "bishopFill": true, "queenFill": true, "start": true,
	"north": true, "northEast": true, "east": true, "southEast": true,
	"south": true, "southWest": true, "west": true, "northWest": true,
}
