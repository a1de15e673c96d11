package wire

import (
	"fmt"
	"regexp"
	"strings"
)

// Subjects are the subjects of a run.
type Subjects struct{ prefix string }

// SubjectsOf returns the subjects of the run of the given name, see [ShortName].
func SubjectsOf(run string) Subjects { return Subjects{"bitray." + run} }

// ShortName returns the name by which the messages of a run go: the start of its full name.
func ShortName(run string) string { return run[:16] }

// The kinds of requests that a worker sends.
const (
	Hello   = "hello"  // it is there
	Results = "result" // what it has counted
)

// Of returns the subject on which the workers of a key send requests of a kind.
func (s Subjects) Of(key, kind string) string { return s.prefix + ".key." + key + "." + kind }

// Chunks is the subject of the chunks in the queue.
func (s Subjects) Chunks() string { return s.prefix + ".chunks" }

// Stream is the name of the stream that is the queue. Its consumer has another name each time that
// the queue is made anew, so that an acknowledgment of a chunk from an earlier queue hits nothing.
func (s Subjects) Stream() string { return strings.ReplaceAll(s.prefix, ".", "-") }

// Inbox returns the start of the subjects on which the workers of a key are answered.
func Inbox(key string) string { return "_INBOX_" + key }

// Publish returns the subjects on which the workers of a key may publish. They may hear what is below their [Inbox].
func (s Subjects) Publish(key string) []string {
	return []string{
		s.Of(key, Hello), s.Of(key, Results), "$JS.API.CONSUMER.INFO." + s.Stream() + ".*",
		"$JS.API.CONSUMER.MSG.NEXT." + s.Stream() + ".*", "$JS.ACK." + s.Stream() + ".*.>",
	}
}

var nameForm = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// CheckName checks the name of a key, a worker process or a run.
func CheckName(name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("name %.60q: expected 1 to 40 letters, digits, '-' and '_'", name)
	}
	return nil
}
