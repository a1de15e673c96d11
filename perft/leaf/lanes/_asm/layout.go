//go:build layout

package main

// The generator reads the layout of package lanes when it runs; no file of it needs the import,
// but the module's requirements do.
import _ "github.com/bitray/bitray/perft/leaf/lanes"
