package foreign

import (
	"path/filepath"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// Library is a generator in a shared library that has been loaded and started. It stays loaded until
// the process ends.
type Library struct {
	path       string
	addresses  [call.Count]uintptr // 0 for a function that the library does not export
	lookUp     func(symbol string) (uintptr, bool)
	watcher    call.Watcher
	name       string
	author     string
	tableBytes uint64
}

// Path returns the path that was opened.
func (l *Library) Path() string { return l.path }

// Name returns what the library calls itself, or the last element of its path if it says nothing.
func (l *Library) Name() string {
	if l.name != "" {
		return l.name
	}
	return filepath.Base(l.path)
}

// Author returns the author that the library names, or an empty string.
func (l *Library) Author() string { return l.author }

// TableBytes returns how many bytes of tables the library says its look-ups read; ok is false if it
// says nothing.
func (l *Library) TableBytes() (n uint64, ok bool) { return l.tableBytes, l.Exports(call.TableBytes) }

// Exports reports whether the library exports a function.
func (l *Library) Exports(f call.Function) bool { return f < call.Count && l.addresses[f] != 0 }

// Symbol returns the address of a symbol of the library, of the interface or not; ok is false if there
// is none.
func (l *Library) Symbol(name string) (addr uintptr, ok bool) { return l.lookUp(name) }

// before tells the watcher of a call, and after that it has returned.
func (l *Library) before(c call.Call) {
	if l.watcher != nil {
		l.watcher.Before(c)
	}
}

func (l *Library) after() {
	if l.watcher != nil {
		l.watcher.After()
	}
}
