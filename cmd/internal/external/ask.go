package external

import (
	"context"
	"slices"

	"github.com/bitray/bitray/attacks"
)

// chunk is how many questions are asked before the program must answer.
const chunk = 1024

// Ask asks questions, and returns the answers: with an error those to the questions before it.
func (g *Generator) Ask(ctx context.Context, questions []Question) (answers []attacks.Bitboard, err error) {
	for some := range slices.Chunk(questions, chunk) {
		lines := make([]byte, 0, 32*len(some))
		for _, q := range some {
			lines = append(q.appendLine(lines), '\n')
		}
		before := len(answers)
		err := g.exchange(ctx, lines, len(some), func(line []byte) error {
			answer, err := parseAnswer(line)
			if err == nil {
				answers = append(answers, answer)
			}
			return err
		})
		if err != nil {
			// What is too much came with or after the last answer.
			return answers[:min(len(answers), before+len(some)-1)], err
		}
	}
	return answers, nil
}
