// Command ran passes once over the subject of every row that is named for a kernel, and writes what each has
// executed to a separate folder below the given one, as coverage data. It prints folder, row, piece and mode
// of each.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"runtime/coverage"
	"strconv"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

func main() {
	subjects := attackbench.SetSubjects(1, attackbench.SetModes())
	for _, piece := range attackbench.Pieces() {
		subjects = append(subjects, attackbench.Subjects(piece, attackbench.NewWorkload("sparse", piece, 1), attackbench.BatchModes())...)
	}
	for i, s := range subjects {
		if _, err := catalog.Lookup(s.Technique); err == nil || s.Technique == "interface" {
			continue
		}
		folder := strconv.Itoa(i)
		if err := record(filepath.Join(os.Args[1], folder), s); err != nil {
			log.Fatal(err)
		}
		fmt.Println(folder, s.Technique, s.Piece, s.Mode)
	}
}

func record(folder string, s attackbench.Subject) error {
	if err := os.Mkdir(folder, 0o777); err != nil {
		return err
	}
	if err := coverage.WriteMetaDir(folder); err != nil {
		return err
	}
	if err := coverage.ClearCounters(); err != nil {
		return err
	}
	s.Pass()
	return coverage.WriteCountersDir(folder)
}
