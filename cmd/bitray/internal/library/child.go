//go:build unix

package library

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// The files that a child inherits, behind the three standard ones.
const (
	messagesFile = 3
	pageFile     = 4
)

// Child is the side of the program that opens a library. It is the watcher of the library's calls.
type Child struct {
	page     *page
	messages *json.Encoder
}

// NewChild returns the child that this process is. The error says that bitray has not started it.
func NewChild() (*Child, error) {
	file := os.NewFile(pageFile, "page")
	if info, err := file.Stat(); err != nil || info.Size() != int64(pageBytes) {
		return nil, errors.New("expected to be started by bitray check --library or bitray bench --library")
	}
	p, err := mapPage(file)
	if err != nil {
		return nil, err
	}
	return &Child{p, json.NewEncoder(os.NewFile(messagesFile, "messages"))}, nil
}

// Before notes a call.
func (c *Child) Before(called call.Call) { c.page.note(called) }

// After notes that the call has returned.
func (c *Child) After() { c.page.returned.Add(1) }

// Of returns the watcher of one of several libraries, which are counted from 0.
func (c *Child) Of(library int) call.Watcher { return one{c, uint64(library)} }

// one is a child that says which library is called.
type one struct {
	*Child
	library uint64
}

// Before notes a call of the library.
func (o one) Before(called call.Call) {
	o.page.library = o.library
	o.Child.Before(called)
}

// Guard says where the slices of the next calls are.
func (c *Child) Guard(regions [3]Region) { c.page.regions = regions }

// Progress says what begins.
func (c *Child) Progress(format string, args ...any) error {
	return c.messages.Encode(Message{Progress: fmt.Sprintf(format, args...)})
}

// Result sends what is known so far, or, if done, in the end.
func (c *Child) Result(result any, done bool) error {
	text, err := json.Marshal(result)
	if err != nil {
		return err
	}
	return c.messages.Encode(Message{Result: text, Done: done})
}

// Fail sends why the child cannot go on.
func (c *Child) Fail(err error) error { return c.messages.Encode(Message{Error: []byte(err.Error())}) }
