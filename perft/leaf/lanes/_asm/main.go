// Command _asm writes the assembly of package lanes. It is a module of its own, so that the
// assembler library stays out of the requirements of the module that it serves.
//
//	cd perft/leaf/lanes/_asm && go run .     # write the files
//	cd perft/leaf/lanes/_asm && go test .    # are the files as written?
package main

import (
	"log"
	"os"
	"path/filepath"
)

const target = ".."

func main() {
	log.SetFlags(0)
	files, err := generate()
	if err != nil {
		log.Fatal(err)
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(target, name), content, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
