package foreign

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// ErrPlatform says that libraries cannot be opened here.
var ErrPlatform = fmt.Errorf("shared libraries cannot be opened on %s/%s: expected linux or darwin on amd64 or arm64",
	runtime.GOOS, runtime.GOARCH)

// mostText is how many bytes of a text of a library are taken.
const mostText = 200

// Open loads a shared library, starts it, and asks what it says of itself. One that is open already is not
// started again. The error says what is wrong
// with the file: that it is none of a library, is for another processor, or lacks a function.
// Of errors that the loader of the system finds the text is its own.
func Open(path string) (*Library, error) { return OpenWatched(path, nil) }

// OpenWatched is [Open] with a watcher that is told of every call of the library, and of its loading.
func OpenWatched(path string, watcher call.Watcher) (*Library, error) {
	place, err := Locate(path)
	if err != nil {
		return nil, err
	}
	return place.OpenWatched(watcher)
}

// Place is where the file of a library is, whatever becomes of the working folder. A library may change that when it is
// loaded: who opens several locates all of them first.
type Place struct {
	path string // as it was given
	full string // from the root; a name without a slash would be searched for in the system's folders
}

// Locate returns the place of a path, which is relative to the present working folder. It does not look for the file.
// The error is that of [filepath.Abs].
func Locate(path string) (Place, error) {
	full, err := filepath.Abs(path)
	return Place{path, full}, err
}

// OpenWatched is the function [OpenWatched] for the path that was located.
func (p Place) OpenWatched(watcher call.Watcher) (*Library, error) {
	if !supported {
		return nil, ErrPlatform
	}
	path, full := p.path, p.full
	image, err := readImage(full)
	if err != nil {
		return nil, about(path, err)
	}
	l := &Library{path: path, watcher: watcher}
	l.before(call.Call{Function: call.Load})
	l.lookUp, err = load(full)
	l.after()
	if err != nil {
		return nil, fmt.Errorf("%s: the system cannot load it: %w", path, err)
	}
	for _, f := range call.Symbols() {
		l.addresses[f], _ = l.lookUp(f.String())
	}
	for _, f := range call.Symbols() {
		if f.Required() && !l.Exports(f) {
			return nil, fmt.Errorf("%s: expected functions rook and bishop, found no %v%s", path, f, image.hint(f))
		}
	}
	l.start()
	return l, nil
}

// about names the file in an error that does not.
func about(path string, err error) error {
	if system := (*os.PathError)(nil); errors.As(err, &system) {
		return &os.PathError{Op: system.Op, Path: path, Err: system.Err}
	}
	return fmt.Errorf("%s: %w", path, err)
}

// started holds the addresses of the functions generator_start that have been called. The system loads a
// file once, however often it is opened, and bitray.h promises one call.
var started = struct {
	sync.Mutex
	functions map[uintptr]bool
}{functions: map[uintptr]bool{}}

// start lets the library build its tables, if it has not been opened before, and then asks what it says
// of itself.
func (l *Library) start() {
	started.Lock()
	if address := l.addresses[call.Start]; !started.functions[address] {
		l.value(call.Start)
		started.functions[address] = true
	}
	started.Unlock()
	l.name, l.author = l.text(call.Name), l.text(call.Author)
	l.tableBytes = l.value(call.TableBytes)
}

// value calls a function without arguments, if there is one.
func (l *Library) value(f call.Function) uint64 {
	if !l.Exports(f) {
		return 0
	}
	l.before(call.Call{Function: f})
	answer := callValues(l.addresses[f], 0, 0)
	l.after()
	return answer
}

// text calls a function that returns a text, if there is one.
func (l *Library) text(f call.Function) string {
	if !l.Exports(f) {
		return ""
	}
	l.before(call.Call{Function: f})
	text := callText(l.addresses[f], mostText) // without defer: a text at a wild address is a crash in this call
	l.after()
	return text
}
