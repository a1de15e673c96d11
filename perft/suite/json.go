package suite

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// countMember matches a member with counts in another form.
var countMember = pattern.Lazy(`(?i)"\w*(?:perft|nodes?|leaves|counts?|results?|expected)\w*"\s*:`)

// goesOn reports whether a line is the first of an object that ends on another.
func goesOn(line string) bool {
	return strings.HasSuffix(line, "[") || strings.HasSuffix(line, ",") && !strings.HasSuffix(line, "},")
}

// parseObject reads a row that is a JSON object, perhaps with a comma after it.
func parseObject(text string) (Row, *Error) {
	var row Row
	var object struct {
		FEN                                     string
		Tags                                    []string
		D1, D2, D3, D4, D5, D6, D7, D8, D9, D10 json.Number
		Depth, Nodes                            json.Number
	}
	rest, err := row.cutDivides(strings.TrimSuffix(text, ","))
	if err == nil && json.Unmarshal(rest, &object) != nil {
		err = errors.New(`expected a JSON object with a string "fen", a list of strings "tags", and counts such as "d1": 20`)
	}
	if err == nil {
		row.FEN, row.Tags = strings.Join(strings.Fields(object.FEN), " "), object.Tags
		row.Position, err = board.ParseFEN(object.FEN)
	}
	for _, c := range [][2]json.Number{{"1", object.D1}, {"2", object.D2}, {"3", object.D3}, {"4", object.D4}, {"5", object.D5}, {"6", object.D6},
		{"7", object.D7}, {"8", object.D8}, {"9", object.D9}, {"10", object.D10}, {object.Depth, object.Nodes}} {
		if depth, nodes := c[0].String(), c[1].String(); err == nil && depth != "" && nodes != "" && nodes != "0" {
			err = row.addCount(depth, nodes)
		}
	}
	if err != nil {
		return Row{}, at(0, err)
	}
	return row, nil
}

// divideName begins the name of a divide, which ends with the depth.
const divideName = `"divide_d`

// cutDivides keeps the divides of a JSON object, and returns the object without their moves. They are most of a large file, and
// encoding/json would read them more slowly than the positions are counted.
func (r *Row) cutDivides(object string) (rest []byte, err error) {
	r.divides = map[string]string{}
	for before, after, ok := strings.Cut(object, divideName); ; before, after, ok = strings.Cut(after, divideName) {
		rest = append(rest, before...)
		if !ok {
			return rest, nil
		}
		depth, value, _ := strings.Cut(after, `"`)
		moves, tail, closed := strings.Cut(value, "}")
		if colon, moves, opened := strings.Cut(moves, "{"); closed && opened && strings.Trim(colon, blanks) == ":" {
			r.divides[depth] = moves
			if err := r.eachCount(depth, func(string, perft.Nodes) {}); err != nil {
				return nil, err
			}
			after = depth + `":{}` + tail
		}
		rest = append(rest, divideName...)
	}
}

// eachCount calls visit for each move of a divide.
func (r *Row) eachCount(depth string, visit func(move string, nodes perft.Nodes)) error {
	for member := range strings.SplitSeq(r.divides[depth], ",") {
		quoted, digits, _ := strings.Cut(member, ":")
		quoted = strings.TrimSpace(quoted)
		nodes, err := perft.ParseNodes(strings.TrimSpace(digits))
		switch {
		case quoted == "" && digits == "":
		case err != nil || len(quoted) < 2 || quoted[0] != '"' || quoted[len(quoted)-1] != '"':
			return fmt.Errorf("divide_d%s: expected a move and a count, such as \"e2e4\": 20, found %s", depth, printable.Quote(member, maxShown))
		default:
			visit(quoted[1:len(quoted)-1], nodes)
		}
	}
	return nil
}
