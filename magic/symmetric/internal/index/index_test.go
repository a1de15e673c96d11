package index_test

import (
	"testing"

	"github.com/bitray/bitray/magic/symmetric/internal/index"
)

func TestTablesAreFull(t *testing.T) {
	tables := index.Build()
	for i, attacks := range tables.Sets {
		if attacks == 0 {
			t.Fatalf("attack set %d is empty: there are fewer than %d", i, index.Sets)
		}
	}
	last := 0
	for piece := range tables.Rows {
		for _, row := range tables.Rows[piece] {
			last = max(last, int(row.Offset)+1<<(64-row.Code&63))
		}
	}
	if last != index.Numbers {
		t.Errorf("index tables have %d entries, want %d", last, index.Numbers)
	}
}
